/** What was paid, for who wants to say so. */
export const paidFields = ['amount', 'paidOn', 'paymentMethod'] as const;

/**
 * What the form of `/verify` and the server agree on, with and without JavaScript.
 *
 * Without it the browser posts `multipart/form-data` to the page's own address: the fields below
 * under these names, and no key, so that the page stays the same for everyone. The same content
 * from the same network within ten minutes is the same ticket.
 * When something is wrong the page comes back (400, 413, 429 …) with `LoadContext.posted`: what was
 * typed, and what is wrong by the same names (`receipts` for the files). Else it is a 303 to
 * `/verify?enviada={token}`; `api.findSentTicket` makes the ticket of it, or nothing if it is forged.
 */
export const textFields = [
  'verificationCode',
  'email',
  'whatsapp',
  'quoteReference',
  ...paidFields,
  'comment',
] as const;
export type TextField = (typeof textFields)[number];

/** The honeypot: people do not see it. Anything in it is refused in words, never swallowed. */
export const honeypotField = 'website';

/** Not empty: somebody tells of a forgery. The query of the page and the field of the form. */
export const reportField = 'denuncia';

/** The field of the files; several may come under this name. */
export const receiptField = 'receipts';

/** Which query key of `/verify` carries the token of a sent form. */
export const sentKey = 'enviada';

export const mostReceipts = 3;
/** Bytes of one file, before it is made smaller. */
export const receiptLimit = 8 * 1024 * 1024;
/** Bytes of one piece of it on its way. */
export const partSize = 64 * 1024;
/**
 * For `accept` of the file field; what a file is decides its content. Without HEIC on purpose:
 * then an iPhone hands over a JPEG, which we can read.
 */
export const receiptTypes = 'image/jpeg,image/png,image/webp,application/pdf';
