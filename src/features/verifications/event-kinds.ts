import type { OwnKinds } from '#features/cases/event-kinds.ts';

declare module '#features/cases/event-kinds.ts' {
  interface EventKinds {
    resent: true;
  }
}

/** What happens only to a verification. */
export const verificationKinds: OwnKinds = { resent: {} };
