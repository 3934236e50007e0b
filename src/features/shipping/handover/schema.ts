import { z } from 'zod';
import { TwoPeople } from '#features/people/accounts/two-people.ts';
import { anyText, isoDay, isoDayOfPhone, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { figuresOf, isWholeCode } from './code.ts';
import { handoverLinkDays, handoverLinkUnits } from './handover-link.ts';
import { handoverLimits, handoverWays } from './handover-rules.ts';
import { ActState, WaitingAct } from './signed-acts/staff-schema.ts';

export const HandoverToken = z.object({ token: anyText(200) });

export const ShownHandover = z.object({
  unitId: z.uuid(),
  unit: z.string(),
  name: z.string(),
  /** Null where it was handed over, is locked, or where a signed act is needed. */
  code: z.string().nullable(),
  /** True where the code was tried too often, or was shown to a former owner; staff renew it. */
  locked: z.boolean(),
  handedOn: z.iso.date().nullable(),
  receivedBy: z.string().nullable(),
  way: z.enum(handoverWays).nullable(),
  /** Why an administrador recorded it without a code or an act. */
  reason: z.string().nullable(),
  /** Null where nobody can say how it was: it was not handed over to anybody by name. */
  reviewed: z.boolean().nullable(),
});
export type ShownHandover = z.infer<typeof ShownHandover>;

/** One unit on a driver's list. It must hold no price, no code and no whole name. */
const LinkedUnit = z.object({
  id: z.uuid(),
  unit: z.string(),
  name: z.string(),
  /** The last characters of VIN or serial number, to tell two similar units apart. */
  identifier: z.string().nullable(),
  province: z.string(),
  receives: z.string(),
  handedOn: z.iso.date().nullable(),
  act: ActState.nullable(),
});
export type LinkedUnit = z.infer<typeof LinkedUnit>;

export const HandoverList = z.object({
  id: z.uuid(),
  label: z.string(),
  expiresAt: z.iso.datetime(),
  /** By the server's clock, because a phone's may be wrong. */
  openedAt: z.iso.datetime(),
  units: z.array(LinkedUnit),
});
export type HandoverList = z.infer<typeof HandoverList>;

export const OpenedHandover = z.discriminatedUnion('closed', [
  z.object({ closed: z.literal(false), list: HandoverList }),
  z.object({ closed: z.enum(['unknown', 'over']) }),
]);
export type OpenedHandover = z.infer<typeof OpenedHandover>;

export const receivedBy = trimmedText(handoverLimits.receivedBy).min(
  1,
  withError({ es: 'Escriba quién recibió.', en: 'Write who received it.' }),
);

export const HandoverEntry = z.strictObject({
  unitId: z.uuid(),
  code: anyText(40)
    .refine(
      isWholeCode,
      withError({
        es: 'Revise el código: son 8 cifras, y una no está bien.',
        en: 'Look at the code again: it has 8 figures, and one of them is not right.',
      }),
    )
    .transform(figuresOf),
  receivedBy,
  handedOn: isoDayOfPhone(),
});
export type HandoverEntry = z.input<typeof HandoverEntry>;
export type CheckedEntry = z.output<typeof HandoverEntry>;

export const HandoverResult = z.object({
  unitId: z.uuid(),
  handedOn: z.iso.date(),
  receivedBy: z.string(),
});
export type HandoverResult = z.infer<typeof HandoverResult>;

export const HandoverLinkId = z.object({ linkId: z.uuid() });

const UnitAwaitingHandover = z.object({
  id: z.uuid(),
  unit: z.string(),
  name: z.string(),
  identifier: z.string().nullable(),
  quoteId: z.uuid(),
  reference: z.string(),
  customer: z.string(),
  province: z.string(),
  ready: z.boolean(),
  /** Whether the receiver sees a code, which nobody of staff does; 'act': staff typed its order, so it has none. */
  code: z.enum(['none', 'shown', 'locked', 'act']),
  /** How often the code was renewed; a code has nine versions at most. */
  renewals: z.number().int(),
});
export type UnitAwaitingHandover = z.infer<typeof UnitAwaitingHandover>;

const StaffHandover = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  unit: z.string(),
  name: z.string(),
  quoteId: z.uuid(),
  reference: z.string(),
  way: z.enum(handoverWays),
  /** The label of the link, or the name of the agent. */
  by: z.string(),
  reason: z.string().nullable(),
  handedOn: z.iso.date(),
  receivedBy: z.string(),
  actId: z.uuid().nullable(),
  photos: z.number().int(),
});
export type StaffHandover = z.infer<typeof StaffHandover>;

const StaffHandoverLink = z.object({
  id: z.uuid(),
  label: z.string(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /**
   * Null where this member of staff may not have the address, or it was made with another secret.
   */
  path: z.string().nullable(),
  units: z.array(z.string()),
  left: z.number().int(),
});
export type StaffHandoverLink = z.infer<typeof StaffHandoverLink>;

export const Handovers = z.object({
  acts: z.array(WaitingAct),
  twoPeople: TwoPeople,
  units: z.array(UnitAwaitingHandover),
  links: z.array(StaffHandoverLink),
  handovers: z.array(StaffHandover),
});
export type Handovers = z.infer<typeof Handovers>;

export const NewHandoverLink = z.strictObject({
  label: trimmedText(handoverLimits.label).min(
    1,
    withError({ es: 'Escriba para quién es.', en: 'Write whom it is for.' }),
  ),
  units: z
    .array(z.uuid())
    .min(1, withError({ es: 'Elija al menos una cosa.', en: 'Choose one thing at least.' }))
    .max(handoverLinkUnits),
  days: z.number().int().min(1).max(handoverLinkDays.most),
});

export const HandoverByWord = z.strictObject({
  handedOn: isoDay(),
  receivedBy,
  reason: trimmedText(handoverLimits.reason).min(
    1,
    withError({
      es: 'Escriba por qué no hubo código ni acta: lo lee el cliente.',
      en: 'Write why there was no code and no act: the customer reads it.',
    }),
  ),
});

/**
 * The number of renewals that the agent saw, so that of two agents at the same moment only one
 * renews.
 */
export const CodeRenewal = z.strictObject({ renewals: z.number().int().min(0) });
