import type { Language } from '#platform/text/language.ts';
import { toEnglish } from './english/to-english.ts';
import { inEither } from './in-language.ts';
import { pictureKindTexts } from './pictures/picture-kinds.ts';
import type { Product, WrittenProduct } from './schema.ts';

/** As a page in that language shows it. */
export function localize(written: WrittenProduct, language: Language): Product {
  const { descriptionEn = '', imageKinds, ...product } = written;
  const { text, from } = inEither(product.description, descriptionEn, language);
  return {
    ...(language === 'en' ? toEnglish(product) : product),
    description: text,
    ...(from && { descriptionIn: from }),
    ...(imageKinds && {
      imageCaptions: imageKinds.map((kind) => (kind ? pictureKindTexts[kind][language] : '')),
    }),
  };
}
