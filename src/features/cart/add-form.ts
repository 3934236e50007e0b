import { lengthenHex, shortenHex } from '#platform/text/short-hex.ts';

/** The form that puts a product into the cart without a script: it stands once, in the header. */
export const addFormId = 'carro';

/** The name of a card's button in it; its value is the product. */
export const addField = 'agregar';

/** The product in it: a list names twelve, and no letter of an id is like that of another. */
export const writeAdded = (id: string): string => shortenHex(id.replaceAll('-', ''));

/** The product that a button, or a form of before, names. */
export const readAdded = (text: string): string =>
  lengthenHex(text).replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5');
