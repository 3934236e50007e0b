import { z } from 'zod';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { maxExpressionWords, searchTerms } from '../search-terms.ts';

const longest = 60;
const mostMeanings = 10;

const wrongWord = withError({
  es: 'Escriba de una a tres palabras.',
  en: 'Write one to three words.',
});
const wrongMeanings = withError({
  es: 'Escriba de uno a diez significados, separados por comas.',
  en: 'Write one to ten meanings, separated by commas.',
});

const hasTerms = (text: string) => searchTerms(text).length > 0;
/** Without line breaks or other control characters. */
const Written = trimmedText(longest)
  .min(1)
  .regex(/^[^\p{Cc}]*$/u);

export const SynonymForm = z.strictObject({
  word: Written.refine(
    (word) => hasTerms(word) && searchTerms(word).length <= maxExpressionWords,
    wrongWord,
  ),
  meanings: z
    .array(Written.refine(hasTerms, wrongMeanings))
    .min(1, wrongMeanings)
    .max(mostMeanings, wrongMeanings),
});
export type SynonymForm = z.input<typeof SynonymForm>;

export const Synonym = z.strictObject({
  id: z.uuid(),
  word: z.string(),
  meanings: z.array(z.string()),
});
export type Synonym = z.infer<typeof Synonym>;

export const SynonymChange = SynonymForm.extend({ expected: Synonym });
