import type { Language } from '#platform/text/language.ts';
import { toEnglish } from './english/to-english.ts';
import { pictureKindTexts } from './pictures/picture-kinds.ts';
import type { Product, WrittenProduct } from './schema.ts';

/** As a page in that language shows it. A description that is missing is the one of the other language. */
export function localize(written: WrittenProduct, language: Language): Product {
  const { descriptionEn = '', imageKinds, ...product } = written;
  const { description } = product;
  const [own, other, from] =
    language === 'es'
      ? [description, descriptionEn, 'en' as const]
      : [descriptionEn, description, 'es' as const];
  return {
    ...(language === 'en' ? toEnglish(product) : product),
    description: own || other,
    ...(!own && other && { descriptionIn: from }),
    ...(imageKinds && {
      imageCaptions: imageKinds.map((kind) => (kind ? pictureKindTexts[kind][language] : '')),
    }),
  };
}
