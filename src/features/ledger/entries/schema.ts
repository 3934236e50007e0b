import { z } from 'zod';
import { paymentMethods } from '#features/ledger/payment-methods/methods.ts';
import { StaffName } from '#features/people/accounts/schema.ts';
import { TwoPeople } from '#features/people/accounts/two-people.ts';
import {
  isoPastDay,
  needed,
  trimmedText,
  typedCents,
  wrongAmount,
} from '#platform/http/input-schemas.ts';
import { instalmentStates, moneyStates, moveKinds, pauses } from './balance.ts';
import { dueEvents } from './due.ts';

// Amounts are whole cents on the wire. `typedCents` reads what people type.

const cents = z.number().int();

const Move = z.object({
  id: z.uuid(),
  kind: z.enum(moveKinds),
  cents,
  /** Null where credit moved, because that money was ours already. */
  method: z.enum(paymentMethods).nullable(),
  /** The other order of moved credit. Null where it was deleted, and for whoever only pays. */
  other: z.string().nullable(),
  movedOn: z.iso.date(),
  reference: z.string().nullable(),
  state: z.enum(moneyStates),
});

/** A payment that somebody claims and that no agent has found in our account yet. */
const Claim = z.object({
  ticketId: z.string(),
  cents: cents.nullable(),
  paidOn: z.iso.date().nullable(),
});

/** A claim that an agent rejected or wrote about, with the last that they wrote to whoever sent it. */
export const AnsweredClaim = Claim.pick({ ticketId: true, cents: true }).extend({
  rejected: z.boolean(),
  said: z.string().nullable(),
  byLink: z.boolean(),
});
export type AnsweredClaim = z.infer<typeof AnsweredClaim>;

export const OrderVerification = z.object({
  id: z.uuid(),
  ticketId: z.string(),
  createdAt: z.iso.datetime(),
  cents: z.number().int().nullable(),
  /** 'paid' has its payment in the ledger; 'approved' and 'completed' have none. */
  state: z.enum(['open', 'paid', 'approved', 'completed', 'rejected']),
});
export type OrderVerification = z.infer<typeof OrderVerification>;

const Instalment = z.object({
  label: z.string(),
  cents,
  paidCents: cents,
  lacksCents: cents,
  due: z.enum(dueEvents),
  dueOn: z.iso.date().nullable(),
  state: z.enum(instalmentStates),
});

export const Money = z.object({
  agreedCents: cents,
  paidCents: cents,
  dueCents: cents,
  creditCents: cents,
  waitingCents: cents,
  /** True where the quotation was rejected or cancelled, so that nothing more is owed. */
  over: z.boolean(),
  /** Nothing is asked for until people agree anew; null where the plan holds. */
  pause: z.enum(pauses).nullable(),
  instalments: z.array(Instalment),
  moves: z.array(Move),
  claims: z.array(Claim),
});
export type Money = z.infer<typeof Money>;

const Account = z.object({ id: z.uuid(), method: z.enum(paymentMethods), account: z.string() });
export const Accounts = z.array(Account);
export type Accounts = z.infer<typeof Accounts>;

export const StaffMoney = Money.extend({
  moves: z.array(
    Move.extend({
      account: z.string().nullable(),
      paidTo: z.string().nullable(),
      reason: z.string().nullable(),
      recordedBy: StaffName,
      recordedAt: z.iso.datetime(),
      /** True where the reader recorded it, by whatever account. */
      own: z.boolean(),
      countedBy: StaffName,
      reversal: z.object({ reason: z.string(), by: StaffName, at: z.iso.datetime() }).nullable(),
      claim: z.object({ id: z.uuid(), ticketId: z.string() }).nullable(),
    }),
  ),
  /** Cash that somebody gave back and that nobody else has confirmed yet. */
  cashRefund: z
    .object({
      id: z.uuid(),
      cents,
      movedOn: z.iso.date(),
      paidTo: z.string(),
      reason: z.string(),
      givenBy: StaffName,
      givenAt: z.iso.datetime(),
      own: z.boolean(),
    })
    .nullable(),
  claims: z.array(Claim.extend({ id: z.uuid() })),
  /** Without these instalments, which are still to be paid, an administrador let the order go on. */
  overrides: z.array(
    z.object({
      position: z.number().int(),
      reason: z.string(),
      by: StaffName,
      at: z.iso.datetime(),
    }),
  ),
  /** For cash. */
  twoPeople: TwoPeople,
  accounts: Accounts,
  /** Other orders of the customer to which credit can move. */
  creditFor: z.array(z.object({ id: z.uuid(), reference: z.string(), dueCents: cents })),
});
export type StaffMoney = z.infer<typeof StaffMoney>;

export const Amount = trimmedText(40).transform(typedCents(1)).describe(wrongAmount.en);

/** In characters. */
const entryLimits = { reference: 80, paidTo: 120, reason: 500 } as const;

const paidFields = { amount: Amount, movedOn: isoPastDay() };

const bankFields = {
  /** An id of `StaffMoney.accounts`, which knows the method, too. */
  account: z.uuid(needed),
  reference: trimmedText(entryLimits.reference).min(1, needed),
};

/** Names an account of ours and its reference, or neither for cash. */
export const NewPayment = z
  .strictObject({
    ...paidFields,
    account: bankFields.account.optional(),
    reference: bankFields.reference.optional(),
  })
  .refine(({ account, reference }) => account === undefined || reference !== undefined, {
    ...needed,
    path: ['reference'],
  })
  .refine(({ account, reference }) => reference === undefined || account !== undefined, {
    ...needed,
    path: ['account'],
  });

export const CashCount = z.strictObject({ amount: Amount });

const Reason = trimmedText(entryLimits.reason).min(1, needed);

export const NewRefund = z.strictObject({
  ...paidFields,
  method: z.enum(paymentMethods),
  paidTo: trimmedText(entryLimits.paidTo).min(1, needed),
  reference: trimmedText(entryLimits.reference).nullish(),
  reason: Reason,
});

export const CreditMove = z.strictObject({ to: z.uuid(needed), amount: Amount, reason: Reason });

export const NewReversal = z.strictObject({ reason: Reason });

/** `lacksCents` is what the administrador saw that it lacks. */
export const NewInstalmentOverride = z.strictObject({
  position: z.number().int().min(0).max(100),
  lacksCents: cents.min(1),
  reason: Reason,
});

export const EntryId = z.object({ id: z.uuid(), entry: z.uuid() });

export const ClaimApproval = z.strictObject({
  ...paidFields,
  ...bankFields,
  expected: z.string().max(40),
  quoteId: z.uuid(),
});
