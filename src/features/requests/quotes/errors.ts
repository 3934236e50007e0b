import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';
import { type CurrentLine, isAvailable } from './quote.ts';

export const quoteErrors = {
  pricesChanged: errorKind(409, 'prices_changed', {
    es: 'Algún precio cambió desde que lo agregó. Revise los precios actuales y confirme.',
    en: 'A price has changed since you added it. Check the current prices and confirm.',
    details: {
      lines: 'Each line as it is now, with its price and state.',
      total: 'The sum of today.',
    },
  }),
  tooFew: errorKind(409, 'too_few', {
    es: 'De algún producto hay menos piezas de las que pide. Revise las cantidades y confirme.',
    en: 'There are fewer pieces of a product than you ask for. Check the quantities and confirm.',
  }),
  keyReused: keyReused({
    es: 'Esa cotización ya se envió con otro contenido. Revise Mis Cotizaciones antes de enviarla de nuevo.',
    en: 'That quotation was already sent with other content. Check My quotations before sending it again.',
  }),
  underWay: errorKind(409, 'quote_under_way', {
    es: 'Ya tiene una oferta, o nuestro equipo la confirmó: no se puede cambiar aquí. Pida el cambio en la oferta, o escríbanos.',
    en: 'There is an offer for it already, or our team has confirmed it: it cannot be changed here. Ask for the change in the offer, or write to us.',
    details: { status: 'The status as it is now.' },
  }),
  amendedMeanwhile: errorKind(409, 'quote_amended', {
    es: 'La cotización cambió mientras tanto. Vea cómo está ahora y decida de nuevo.',
    en: 'The quotation has changed meanwhile. See how it is now and decide again.',
  }),
  bought: errorKind(409, 'quote_bought', {
    es: 'Ya compramos algo de lo que pidió: aquí ya no se cancela. Escríbanos y vemos juntos qué se puede hacer.',
    en: 'We have already bought something of it: it is not canceled here any more. Write to us, and we see together what can be done.',
  }),
  cancelled: errorKind(409, 'quote_cancelled', {
    es: 'Esta cotización ya terminó: no se cambia.',
    en: 'This quotation is over: it does not change any more.',
  }),
  noCodeCancelled: errorKind(409, 'quote_cancelled', {
    es: 'El cliente canceló esta cotización: no hay nada que verificar con un código.',
    en: 'The customer canceled this quotation: there is nothing to verify with a code.',
  }),
  nothingLeft: errorKind(400, 'nothing_left', {
    es: 'Deje al menos un producto. Si no quiere ninguno, cancele la cotización.',
    en: 'Leave at least one product. If you want none, cancel the quotation.',
  }),
  emailThere: errorKind(409, 'quote_has_email', {
    es: 'Ya tiene un correo. Vea cuál es antes de seguir.',
    en: 'It has an e-mail already. See which one before you go on.',
  }),
  contactRequired: errorKind(400, 'contact_required', {
    es: 'Necesitamos su teléfono y su WhatsApp para generar la cotización.',
    en: 'We need your phone and your WhatsApp to make the quotation.',
  }),
  quoteNotFound: errorKind(404, 'quote_not_found', {
    es: 'No encontramos esa cotización.',
    en: 'We could not find that quotation.',
  }),
} satisfies Record<string, ErrorKind>;

export const linesUnavailable = { status: 409, code: 'lines_unavailable' } as const;

export function notQuotable(
  lines: readonly Pick<CurrentLine, 'state' | 'productName'>[],
): ErrorKind | undefined {
  const missing = lines.filter(({ state }) => !isAvailable(state));
  if (missing.length > 0) return unavailableError(missing.map(({ productName }) => productName));
  return lines.some(({ state }) => state === 'short') ? quoteErrors.tooFew : undefined;
}

function unavailableError(names: readonly string[]): ErrorKind {
  const list = names.join(', ');
  return {
    ...linesUnavailable,
    message: {
      es: `Ya no se puede cotizar: ${list}. Quítelo de la cotización para continuar.`,
      en: `No longer available to quote: ${list}. Remove it from the quotation to continue.`,
    },
  };
}
