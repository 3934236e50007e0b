import { z } from 'zod';
import { permits, roles } from './roles.ts';

/** Who may do an act that needs two people. */
export type ActOfTwo = 'staff' | 'administrador';

export const rolesFor = (act: ActOfTwo) => roles.filter((role) => permits(act, role) === 'yes');

/** Whether an act of two people can be done now, for the page before anybody tries. */
export const TwoPeople = z.object({
  /** From when the reader counts as one of the two; null: already. */
  selfFrom: z.iso.datetime().nullable(),
  /** From when somebody else does; null: already, or nobody ever. */
  otherFrom: z.iso.datetime().nullable(),
  /** Nobody else has the role. */
  alone: z.boolean(),
});
export type TwoPeople = z.infer<typeof TwoPeople>;

export interface Eligible {
  /** The reader, by whatever account. */
  self: boolean;
  from: Date;
}

export function twoPeopleOf(eligible: readonly Eligible[], now: Date): TwoPeople {
  const earliest = (self: boolean) =>
    eligible
      .filter((each) => each.self === self)
      .map(({ from }) => from)
      .reduce<Date | undefined>((first, from) => (first && first < from ? first : from), undefined);
  const waiting = (from: Date | undefined) => (from && from > now ? from.toISOString() : null);
  const other = earliest(false);
  return { selfFrom: waiting(earliest(true)), otherFrom: waiting(other), alone: !other };
}
