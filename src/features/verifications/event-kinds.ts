import type { OwnKinds } from '#features/cases/event-kinds.ts';

declare module '#features/cases/event-kinds.ts' {
  interface EventKinds {
    resent: true;
  }
}

export const verificationKinds: OwnKinds = { resent: {} };
