import { idOfHex, lengthenHex, shortenHex } from '#platform/text/short-hex.ts';

/** The form that adds a product without a script; it is in the header, once on each page. */
export const addFormId = 'carro';

/** The name of a card's button, whose value is the product. */
export const addField = 'agregar';

/**
 * Writes a short form of the id, because a list has twelve of them and random ids do not compress.
 */
export const writeAdded = (id: string): string => shortenHex(id.replaceAll('-', ''));

export const readAdded = (text: string): string => idOfHex(lengthenHex(text));
