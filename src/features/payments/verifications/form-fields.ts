import { filesField } from '#features/requests/uploads/upload-limits.ts';

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
export type VerificationField = (typeof textFields)[number];

/** In characters, as the server counts them. */
export const verificationLimits = {
  verificationCode: 100,
  email: 320,
  whatsapp: 40,
  quoteReference: 60,
  comment: 2000,
  deletionReason: 500,
} as const;

/** The honeypot, which people do not see. A value in it is refused with an error, never ignored. */
export const honeypotField = 'website';

export const forgeryReportField = 'denuncia';

export const receiptField = filesField;

export const verificationDoneKey = 'enviada';

export const maxReceipts = 3;
