import type { Language } from '#platform/text/language.ts';
import { textOf } from '#platform/text/text-of.ts';
import type { SavedReply } from '../../../schema.ts';

interface ReplyContext {
  language: Language;
  name: string;
  reference: string;
}

/** Who has no name known is greeted without one: 'Hola, …'. */
export function fillReply(
  reply: Pick<SavedReply, 'textEs' | 'textEn'>,
  { language, name, reference }: ReplyContext,
): string {
  const filling = { nombre: name, referencia: reference };
  return textOf(reply, language).replace(
    /( ?)\{(nombre|referencia)\}/g,
    (_, space: string, word: keyof typeof filling) => filling[word] && space + filling[word],
  );
}
