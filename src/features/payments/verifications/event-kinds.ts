import type { OwnKinds } from '#features/requests/cases/event-kinds.ts';

declare module '#features/requests/cases/event-kinds.ts' {
  interface EventKinds {
    resent: true;
  }
}

export const verificationKinds: OwnKinds = { resent: {} };
