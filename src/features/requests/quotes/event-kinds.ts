import type { OwnKinds } from '#features/requests/cases/event-kinds.ts';

declare module '#features/requests/cases/event-kinds.ts' {
  interface EventKinds {
    code: true;
    moved: true;
    amended: true;
    cancelled: true;
    offer_sent: true;
    offer_withdrawn: true;
    offer_accepted: true;
    offer_declined: true;
    offer_change: true;
    offer_again: true;
    offer_sold: true;
    offer_undone: true;
    hold_lapsed: true;
    hold_renewed: true;
    link_made: true;
    link_revoked: true;
    owner_asked: true;
    owner_agreed: true;
    owner_kept: true;
    owner_changed: true;
    money_received: true;
    money_taken: true;
    money_counted: true;
    money_refunded: true;
    money_reversed: true;
    credit_out: true;
    credit_in: true;
    instalment_overdue: true;
    customs_named: true;
    customs_accepted: true;
    customs_talk: true;
    customs_withdrawn: true;
    unit_silent: true;
  }
}

export const quoteKinds = {
  code: { answers: true, mailedAs: 'verification-code' },
  // A fact moved the status, and nobody.
  moved: {},
  amended: {},
  cancelled: {},
  offer_sent: { answers: true },
  offer_withdrawn: { answers: true },
  // Whoever accepts is to pay next, and is told how by the mail of the acceptance.
  offer_accepted: { byLink: true, asksNothing: true },
  offer_declined: { byLink: true, asksNothing: true },
  offer_change: { byLink: true },
  offer_again: { byLink: true },
  offer_sold: { byLink: true },
  offer_undone: { answers: true },
  // A hold ends because its last day has passed, or because its quotation was rejected.
  hold_lapsed: {},
  // Staff extended a hold, or it holds again because its quotation was reopened.
  hold_renewed: { answers: true },
  link_made: { silent: true },
  link_revoked: { silent: true },
  // Somebody who came by a link asks that the order becomes theirs; its owner agrees; it stays; it passes on.
  owner_asked: { byLink: true },
  owner_agreed: {},
  owner_kept: {},
  owner_changed: { passesOn: true },
  money_received: {},
  money_taken: {},
  money_counted: {},
  money_refunded: {},
  money_reversed: {},
  credit_out: {},
  credit_in: {},
  instalment_overdue: {},
  customs_named: { answers: true },
  customs_accepted: { byLink: true, asksNothing: true },
  customs_talk: { byLink: true },
  customs_withdrawn: { answers: true },
  unit_silent: {},
} as const satisfies OwnKinds;
