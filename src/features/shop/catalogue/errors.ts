import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';
import type { Text } from '#platform/text/language.ts';

export const catalogueErrors = {
  noSuchProduct: errorKind(404, 'no_such_product', {
    es: 'Este producto ya no está en el catálogo.',
    en: 'This product is no longer in the catalog.',
  }),
  wholeNeedsCategory: errorKind(400, 'whole_needs_category', {
    es: 'El precio con todo incluido se filtra en una categoría: elija una.',
    en: 'Filtering by the all-in price works within one category: choose one.',
  }),
  pictureUnreadable: errorKind(400, 'picture_unreadable', {
    es: 'Este archivo no es una imagen que podamos leer, o está dañado. Use una imagen JPEG, PNG, WebP o AVIF.',
    en: 'This file is not a picture we can read, or it is damaged. Use a JPEG, PNG, WebP or AVIF picture.',
  }),
  pictureHeic: errorKind(400, 'picture_heic', {
    es: 'No podemos leer imágenes HEIC. Guárdela como JPEG e intente de nuevo.',
    en: 'We cannot read HEIC pictures. Save it as JPEG and try again.',
  }),
  pictureTooLarge: errorKind(422, 'picture_too_large', {
    es: 'La imagen es demasiado grande: puede tener hasta 12 MB y 25 megapíxeles, y una JPEG común hasta 110. Redúzcala e intente de nuevo.',
    en: 'The picture is too large: it may have up to 12 MB and 25 megapixels, and an ordinary JPEG up to 110. Make it smaller and try again.',
  }),
  pictureAddressRefused: errorKind(422, 'picture_address_refused', {
    es: 'No podemos usar esta dirección. Escriba una dirección pública que empiece con https:// y lleve directo a la imagen.',
    en: 'We cannot use this address. Enter a public address that starts with https:// and leads straight to the picture.',
  }),
  pictureUnreachable: errorKind(422, 'picture_unreachable', {
    es: 'No pudimos traer la imagen de esa dirección. Compruebe que la dirección abre, o suba el archivo.',
    en: 'We could not fetch the picture from that address. Check that the address opens, or upload the file.',
  }),
  productChanged: errorKind(409, 'product_changed', {
    es: 'Otra persona cambió este producto mientras tanto. Revise los datos actuales y decida de nuevo.',
    en: 'Someone else has changed this product in the meantime. Check the current data and decide again.',
    details: { product: 'The product as it is now.' },
  }),
  productDeleted: errorKind(409, 'product_deleted', {
    es: 'Este producto está eliminado. Restáurelo antes de cambiarlo.',
    en: 'This product is deleted. Restore it before changing it.',
    details: { product: 'The product as it is now.' },
  }),
  productKeyReused: keyReused({
    es: 'Ese producto ya se creó con otros datos. Búsquelo en la lista antes de crearlo de nuevo.',
    en: 'That product was already created with other data. Look for it in the list before creating it again.',
  }),
  importKeyReused: keyReused({
    es: 'Esa importación ya se hizo con otro archivo. Elija de nuevo el que quiere importar.',
    en: 'That import was already done with another file. Choose the one you want to import again.',
  }),
  importRepeated: errorKind(409, 'import_repeated', {
    es: 'No se importó nada: hay filas iguales a otras. Mire cuáles son y diga si quiere crearlas también.',
    en: 'Nothing was imported: there are rows that are the same as others. See which they are, and say whether you want them created too.',
    details: { report: 'Which rows are there already.' },
  }),
  importRefused: errorKind(422, 'import_refused', {
    es: 'No se importó nada: el archivo tiene errores. Corrija las filas indicadas e intente de nuevo.',
    en: 'Nothing was imported: the file has errors. Correct the rows that are named and try again.',
    details: { report: 'What is wrong, by row.' },
  }),
} satisfies Record<string, ErrorKind>;

export const productHeld = { status: 409, code: 'product_held' } as const;

export function heldError(names: readonly string[]): ErrorKind {
  const list = names.join(', ');
  return {
    ...productHeld,
    message: {
      es: `Apartado para quien aceptó una oferta, hasta la última pieza: ${list}. Déjelo como Reservado, o deshaga primero esa aceptación.`,
      en: `Held to its last piece for who accepted an offer: ${list}. Leave it as Reserved, or undo that acceptance first.`,
    },
  };
}

export const productBelowHeld = { status: 409, code: 'product_below_held' } as const;

interface HeldStock {
  stock: number;
  held: number;
  references: readonly string[];
}

/** Asks for a confirmation (409) that fewer pieces are left than customers were promised. */
export const belowHeldError = (shortage: HeldStock): ErrorKind => ({
  ...productBelowHeld,
  message: belowHeldText(shortage),
});

export function belowHeldText({ stock, held, references }: HeldStock): Text {
  const list = references.join(', ');
  return {
    es: `${pieces.es(held)} para quienes aceptaron una oferta (${list}), y quedaría${stock === 1 ? '' : 'n'} ${stock}. Si lo que falta ya se entregó, está bien; si no, deshaga primero una aceptación.`,
    en: `${pieces.en(held)} for who accepted an offer (${list}), and ${stock} would be left. If what is missing was handed over, that is right; if not, undo an acceptance first.`,
  };
}

const pieces = {
  es: (count: number) => (count === 1 ? 'Hay 1 pieza apartada' : `Hay ${count} piezas apartadas`),
  en: (count: number) => (count === 1 ? '1 piece is held' : `${count} pieces are held`),
};
