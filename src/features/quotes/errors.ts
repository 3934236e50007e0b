import type { ErrorKind } from '#platform/http/errors.ts';

/** Why a quotation is refused on purpose. */
export const quoteErrors = {
  pricesChanged: {
    status: 409,
    code: 'prices_changed',
    message: {
      es: 'Algún precio cambió desde que lo agregó. Revise los precios actuales y confirme.',
      en: 'A price has changed since you added it. Check the current prices and confirm.',
    },
  },
  tooFew: {
    status: 409,
    code: 'too_few',
    message: {
      es: 'De algún producto hay menos piezas de las que pide. Revise las cantidades y confirme.',
      en: 'There are fewer pieces of a product than you ask for. Check the quantities and confirm.',
    },
  },
  keyReused: {
    status: 422,
    code: 'key_reused',
    message: {
      es: 'Esa cotización ya se envió con otro contenido. Revise Mis Cotizaciones antes de enviarla de nuevo.',
      en: 'That quotation was already sent with other content. Check My quotations before sending it again.',
    },
  },
  contactRequired: {
    status: 400,
    code: 'contact_required',
    message: {
      es: 'Necesitamos su teléfono y su WhatsApp para generar la cotización.',
      en: 'We need your phone and your WhatsApp to make the quotation.',
    },
  },
  quoteNotFound: {
    status: 404,
    code: 'quote_not_found',
    message: { es: 'No encontramos esa cotización.', en: 'We could not find that quotation.' },
  },
} as const satisfies Record<string, ErrorKind>;

/** What `unavailableError` gives, whatever it names. */
export const linesUnavailable = { status: 409, code: 'lines_unavailable' } as const;

/** A 409 that names what can no longer be quoted. */
export function unavailableError(names: readonly string[]): ErrorKind {
  const list = names.join(', ');
  return {
    ...linesUnavailable,
    message: {
      es: `Ya no se puede cotizar: ${list}. Quítelo de la cotización para continuar.`,
      en: `No longer available to quote: ${list}. Remove it from the quotation to continue.`,
    },
  };
}
