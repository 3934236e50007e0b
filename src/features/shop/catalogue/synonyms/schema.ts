import { z } from 'zod';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { maxExpressionWords, searchTerms } from '../search-terms.ts';
import { meaningsLimit, synonymLength, synonymProblemTexts } from './synonym-form.ts';

const wrongWord = withError(synonymProblemTexts.word);
const wrongMeanings = withError(synonymProblemTexts.meanings);

const hasTerms = (text: string) => searchTerms(text).length > 0;
/** Without line breaks or other control characters. */
const Written = trimmedText(synonymLength).regex(/^[^\p{Cc}]*$/u);

export const SynonymForm = z.strictObject({
  word: Written.refine(
    (word) => hasTerms(word) && searchTerms(word).length <= maxExpressionWords,
    wrongWord,
  ),
  meanings: z
    .array(Written.refine(hasTerms, wrongMeanings))
    .min(1, wrongMeanings)
    .max(meaningsLimit, wrongMeanings),
});
export type SynonymForm = z.input<typeof SynonymForm>;

export const Synonym = z.strictObject({
  id: z.uuid(),
  word: z.string(),
  meanings: z.array(z.string()),
});
export type Synonym = z.infer<typeof Synonym>;

export const SynonymChange = SynonymForm.extend({ expected: Synonym });
export type SynonymChange = z.input<typeof SynonymChange>;
