/** Facts about the payment; optional in the form of `/verify`. */
export const paidFields = ['amount', 'paidOn', 'paymentMethod'] as const;

/**
 * The text fields of `/verify`. Without JavaScript the browser posts them as `multipart/form-data`
 * to the same address, without a key, so that the page is the same for everyone: the same content
 * from the same network within ten minutes is one ticket. If something is wrong the page comes back
 * (400, 413, 429) with `LoadContext.posted`; otherwise a 303 leads to `/verify?enviada={token}`, of
 * which `api.findSentTicket` reads the ticket, or nothing if it is forged.
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

/** The honeypot, which people do not see. A value in it is refused with an error, never ignored. */
export const honeypotField = 'website';

export const reportField = 'denuncia';

export const receiptField = 'receipts';

export const sentKey = 'enviada';

export const maxReceipts = 3;
/** In bytes, before the browser makes the file smaller. */
export const receiptLimit = 8 * 1024 * 1024;
export const partSize = 64 * 1024;
/**
 * For `accept` of the file field; the server checks the content. HEIC is missing on purpose: an
 * iPhone then hands over a JPEG, which we can read.
 */
export const receiptTypes = 'image/jpeg,image/png,image/webp,application/pdf';
