import { z } from 'zod';
import { Accounts, Amount } from '#features/ledger/entries/schema.ts';
import { paymentMethods } from '#features/ledger/payment-methods/methods.ts';
import { OrderSums } from '#features/orders/offers/offer-in-list.ts';
import { queueSorts } from '#features/requests/cases/queue.ts';
import {
  CaseMail,
  caseQuery,
  historyEvent,
  QueueFacts,
  staffHistoryEvent,
} from '#features/requests/cases/schema.ts';
import { quoteStatuses } from '#features/requests/quotes/statuses.ts';
import { SentFiles } from '#features/requests/uploads/schema.ts';
import {
  blankIsAbsent,
  isoPastDay,
  mailAddress,
  trimmedText,
} from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { verificationLimits } from './form-fields.ts';
import { type VerificationStatus, verificationStatuses, verificationType } from './statuses.ts';

const Proof = z.strictObject({
  challenge: z.string().max(300),
  nonce: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});

const PaidBy = z.enum(
  paymentMethods,
  withError({ es: 'Elija cómo pagó.', en: 'Choose how you paid.' }),
);

const MailAddress = mailAddress(verificationLimits.email, {
  es: 'Ingrese un correo electrónico válido',
  en: 'Enter a valid e-mail address',
});

/** Without a proof of work the limits are stricter. */
export const NewVerification = z.strictObject({
  verificationCode: trimmedText(verificationLimits.verificationCode).min(
    1,
    withError({
      es: 'El código de verificación es obligatorio',
      en: 'The verification code is required',
    }),
  ),
  email: MailAddress,
  whatsapp: trimmedText(verificationLimits.whatsapp).nullish(),
  quoteReference: trimmedText(verificationLimits.quoteReference).nullish(),
  amount: blankIsAbsent(Amount),
  paidOn: blankIsAbsent(isoPastDay()),
  paymentMethod: blankIsAbsent(PaidBy),
  comment: trimmedText(verificationLimits.comment).nullish(),
  receipts: SentFiles.optional(),
  /** True for a report of a forgery; the code is then any text that somebody was given. */
  report: z.boolean().optional(),
  proof: Proof.optional(),
  website: z.string().max(200).optional(),
});
export type NewVerification = z.input<typeof NewVerification>;

export const SentClaim = z.strictObject({
  amount: Amount,
  paidOn: isoPastDay(),
  method: PaidBy,
  comment: trimmedText(verificationLimits.comment),
  /** Where whoever pays without an account is written to; without it, whoever asked for the order is. */
  email: blankIsAbsent(MailAddress),
  receipts: SentFiles.optional(),
  proof: Proof.optional(),
});

export const VerificationCreated = z.object({
  success: z.literal(true),
  ticketId: z.string(),
  /** True where a mail confirms it, which stops while too many go to unverified addresses. */
  mailed: z.boolean(),
  dueAt: z.iso.datetime(),
});
export type VerificationCreated = z.infer<typeof VerificationCreated>;

export const Challenge = z.object({
  challenge: z.string(),
  /** The leading zero bits that SHA-256 of `{challenge}.{nonce}` must have. */
  bits: z.number().int(),
  expiresAt: z.iso.datetime(),
});
export type Challenge = z.infer<typeof Challenge>;

export const Verification = z.object({
  id: z.uuid(),
  ticketId: z.string(),
  verificationCode: z.string(),
  email: z.string(),
  whatsapp: z.string().nullable(),
  quoteReference: z.string().nullable(),
  comment: z.string().nullable(),
  report: z.boolean(),
  /** True where it was sent with this e-mail without signing in: anybody may have sent it. */
  signedOut: z.boolean(),
  status: z.enum(verificationStatuses),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  processedAt: z.iso.datetime().nullable(),
});
export type Verification = z.infer<typeof Verification>;

const Receipt = z.object({
  id: z.uuid(),
  type: z.enum(['image/webp', 'application/pdf']),
  bytes: z.number().int(),
  /** Counts the sendings of the ticket; 0 is the first. */
  round: z.number().int(),
});
export type Receipt = z.infer<typeof Receipt>;

const VerificationEvent = historyEvent(verificationType);
export type VerificationEvent = z.infer<typeof VerificationEvent>;

const ClaimedPayment = z.object({
  cents: z.number().int().nullable(),
  on: z.iso.date().nullable(),
  method: z.enum(paymentMethods).nullable(),
});
export type ClaimedPayment = z.infer<typeof ClaimedPayment>;

export const VerificationDetail = Verification.extend({
  receipts: z.array(Receipt),
  history: z.array(VerificationEvent),
  paid: ClaimedPayment,
  /** True where a payment of it stands in the ledger. */
  counted: z.boolean(),
  quote: z.object({ id: z.uuid(), referenceNumber: z.string() }).nullable(),
});
export type VerificationDetail = z.infer<typeof VerificationDetail>;

export const StaffVerification = Verification.extend({
  ...QueueFacts.shape,
  codeKnown: z.boolean(),
  /** In place of a code it is the number of a quotation, an offer, a piece or a ticket. */
  codeIsNumber: z.boolean(),
  receiptCount: z.number().int(),
});
export type StaffVerification = z.infer<typeof StaffVerification>;

const StaffVerificationEvent = staffHistoryEvent(verificationType);

export const StaffVerificationDetail = StaffVerification.extend({
  receipts: z.array(Receipt),
  history: z.array(StaffVerificationEvent),
  mails: z.array(CaseMail),
  /** Null where the sender was not signed in, or deleted the account. */
  sender: z.object({ name: z.string(), email: z.string(), emailVerified: z.boolean() }).nullable(),
  /** The quote of the reference, else of the code. */
  quote: z
    .object({
      id: z.uuid(),
      referenceNumber: z.string(),
      status: z.enum(quoteStatuses),
      total: z.string(),
      /** True where the total leaves out lines without a price. */
      hasOpenPrices: z.boolean(),
      /** What an offer that is open or accepted says in place of that total. */
      firmCents: z.number().int().nullable(),
      /** Null where no offer is accepted. */
      money: OrderSums.nullable(),
      customerName: z.string(),
      customerEmail: z.string().nullable(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
  /** The quote of the code; staff are warned where it differs from `quote`. */
  codeQuote: z.object({ id: z.uuid(), referenceNumber: z.string() }).nullable(),
  paid: ClaimedPayment,
  /** The payment recorded from it; null if there is none, or it was reversed. */
  payment: z.object({ cents: z.number().int(), movedOn: z.iso.date() }).nullable(),
  /** True where an offer of that quote was accepted, so that money can be recorded. */
  isOrder: z.boolean(),
  accounts: Accounts,
  sameReceipts: z.array(z.object({ receiptId: z.uuid(), ticketId: z.string() })),
});
export type StaffVerificationDetail = z.infer<typeof StaffVerificationDetail>;

export const ReceiptAddress = z.object({ id: z.uuid(), receiptId: z.uuid() });

export const SentAddress = z.object({ token: z.string().max(200) });

/** The ticket of a form that was sent without JavaScript; null where the token is forged. */
export const SentTicket = z.object({
  ticket: z
    .object({ ticketId: z.string(), dueAt: z.iso.datetime(), mailed: z.boolean() })
    .nullable(),
});
export type SentTicket = z.infer<typeof SentTicket>;

export const StaffVerificationQuery = caseQuery(verificationType, queueSorts);
type StaffVerificationFilters = z.output<typeof StaffVerificationQuery>;
export type StaffVerificationQueryText = z.input<typeof StaffVerificationQuery>;

export interface VerificationWire {
  status: VerificationStatus;
  summary: StaffVerification;
  detail: StaffVerificationDetail;
  query: StaffVerificationQueryText;
  filters: StaffVerificationFilters;
}

/** The reason stays in the audit log. */
export const VerificationDeletion = z.strictObject({
  reason: trimmedText(verificationLimits.deletionReason).min(
    1,
    withError({
      es: 'Escriba por qué se elimina: queda en el registro.',
      en: 'Write why it is deleted: it stays in the log.',
    }),
  ),
});

export const VerificationDeleted = z.object({ ticketId: z.string() });
export type VerificationDeleted = z.infer<typeof VerificationDeleted>;

export const ResentVerification = z.strictObject({
  verificationCode: trimmedText(verificationLimits.verificationCode).min(1).optional(),
  comment: trimmedText(verificationLimits.comment).nullish(),
  receipts: SentFiles.optional(),
});
export type ResentVerification = z.input<typeof ResentVerification>;
