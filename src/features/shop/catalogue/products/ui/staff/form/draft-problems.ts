import {
  isYear,
  productProblemTexts,
  yearText,
} from '#features/shop/catalogue/products/product-form.ts';
import { maxStock } from '#features/shop/catalogue/stock.ts';
import type { Language } from '#platform/text/language.ts';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { centsOf, type ProductDraft } from './product-draft.ts';

export type DraftProblems = Record<string, string>;

/** Checks what the browser can; the server checks the rest. */
export function productDraftProblems(draft: ProductDraft, language: Language): DraftProblems {
  const { name, category, price, formerPrice, stock, year, provinces, specifications } = draft;
  const priceProblem = (typed: string) =>
    (whichAmount(typed) ?? productProblemTexts.price)[language];
  const nameless = specifications.some((row) => row.value.trim() && !row.name.trim());
  return {
    ...(!name.trim() && { name: productProblemTexts.nameRequired[language] }),
    ...(!category && { category: chooseCategory[language] }),
    ...(price !== null && !centsOf(price) && { price: priceProblem(price) }),
    ...(formerPrice.trim() && !centsOf(formerPrice) && { formerPrice: priceProblem(formerPrice) }),
    ...(stock.trim() && !isStock(Number(stock)) && { stock: productProblemTexts.stock[language] }),
    ...(year.trim() && !isYear(Number(year)) && { year: yearText()[language] }),
    ...(provinces.length === 0 && { availableProvinces: productProblemTexts.noProvince[language] }),
    ...(nameless && { specifications: productProblemTexts.specificationName[language] }),
  };
}

// The shared text lists the words of a CSV file, but here one chooses from a list.
const chooseCategory = { es: 'Elija la categoría.', en: 'Choose the category.' };

function isStock(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= maxStock;
}

export function problemsFrom(
  fields: Record<string, string>,
  pictureOf: (number: number, message: string) => string,
): DraftProblems {
  const problems: DraftProblems = {};
  for (const [field, message] of Object.entries(fields)) {
    const [name = field, at] = field.split('.');
    const id = name === 'imageAlts' ? 'images' : name;
    const problem = at === undefined ? message : pictureOf(Number(at) + 1, message);
    problems[id] = problems[id] ? `${problems[id]} ${problem}` : problem;
  }
  return problems;
}
