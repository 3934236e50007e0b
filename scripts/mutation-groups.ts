// Code that `mutation` changes, and the tests that must notice it.

export interface Group {
  mutate: string[];
  tests: string[];
}

const quotes = 'src/features/requests/quotes';
const order = 'src/features/orders/order';
const offers = 'src/features/orders/offers';
const verifications = 'src/features/payments/verifications';

export const groups: Record<string, Group> = {
  money: {
    mutate: ['src/platform/money.ts'],
    tests: ['src/platform/money.test.ts'],
  },
  // Rules of the cart, of the lines of a quotation with their sum, and of statuses.
  rules: {
    mutate: [
      'src/features/shop/cart/cart.ts',
      'src/features/company/provinces/provinces.ts',
      `${quotes}/{quote,statuses,quote-request}.ts`,
      `${order}/own/{my-list,order-again}.ts`,
    ],
    tests: [
      'src/features/{shop/cart,company/provinces}/*.test.ts',
      `${quotes}/*.test.ts`,
      `${order}/own/*.test.ts`,
    ],
  },
  tickets: {
    mutate: [
      `${verifications}/{statuses,ticket}.ts`,
      'src/features/requests/uploads/file-parts.ts',
      'src/platform/text/code-alphabet.ts',
    ],
    tests: [
      `${verifications}/{statuses,ticket}.test.ts`,
      'src/features/requests/uploads/file-parts.test.ts',
    ],
  },
  // Permissions by role, in one table, and the menu that follows from them.
  roles: {
    mutate: ['src/features/people/accounts/roles.ts', 'src/staff-places.ts'],
    tests: [
      'src/features/people/accounts/roles.test.ts',
      'src/app/server/pages/staff-places.test.ts',
    ],
  },
  sessions: {
    mutate: ['src/platform/auth/session.ts'],
    tests: ['src/platform/auth/session.test.ts'],
  },
  // Checks who may call, whose records they reach, and that no other site acts in their name.
  authorization: {
    mutate: [
      'src/features/people/accounts/server/{serve,visit,change-role}.ts',
      'src/app/server/http/cross-site.ts',
      'src/features/requests/cases/server/case-store.ts',
    ],
    tests: [
      'src/features/people/accounts/server/{serve,team}.test.ts',
      'src/app/server/http/{app,authorization,screen-authorization,cross-site}.test.ts',
      'src/features/requests/cases/server/case-store.test.ts',
      `${quotes}/server/creating/locks.test.ts`,
    ],
  },
  // Work that must happen at least once, however it ends.
  outbox: {
    mutate: ['src/platform/jobs/{outbox,outbox-rows}.ts'],
    tests: ['src/platform/jobs/{outbox,outbox-outage,workers}.test.ts'],
  },
  // Mail leaves once for each event, as one plain mail; staff see which mails wait, and try again.
  mails: {
    mutate: ['src/platform/mail/mail.ts', 'src/features/office/mails/server/store.ts'],
    tests: ['src/platform/mail/mail.test.ts', 'src/features/office/mails/server/routes.test.ts'],
  },
  // From the cart to a reference number, once for each submission.
  quotes: {
    mutate: [
      `${quotes}/code.ts`,
      `${quotes}/server/creating/{make-quote,lock-products}.ts`,
      `${quotes}/server/staff/issue-code.ts`,
      'src/features/requests/cases/server/changing/change-status.ts',
    ],
    tests: [
      `${quotes}/code.test.ts`,
      `${quotes}/server/creating/{new-quote,refused-quotes,agreed-prices,one-quote-per-submission}.test.ts`,
      `${quotes}/server/staff/{quote-status,codes,messages}.test.ts`,
    ],
  },
  carts: {
    mutate: [`${quotes}/cart/{cart-changes,cart-check}.ts`],
    tests: [`${quotes}/cart/*.test.ts`, `${quotes}/server/cart/*.test.ts`],
  },
  offers: {
    mutate: [
      `${offers}/{offer-rules,draft-problem,hold-days,preset-rules}.ts`,
      `${offers}/server/answering/{accept-offer,answer-offer,refuse-answer}.ts`,
      `${offers}/server/holds/{extend-hold,holds,holds-of-quote,lapse-holds}.ts`,
    ],
    tests: [`${offers}/*.test.ts`, `${offers}/server/**/*.test.ts`],
  },
  // What of an order is paid and due, when its goods arrive, and whose money a bank line is.
  orders: {
    mutate: [
      'src/features/ledger/entries/balance.ts',
      'src/features/shipping/units/journey-plan.ts',
      'src/features/payments/matching/propose-owners.ts',
    ],
    tests: [
      'src/features/ledger/entries/balance.test.ts',
      'src/features/shipping/units/journey-plan.test.ts',
      'src/features/payments/matching/propose-owners.test.ts',
    ],
  },
  // A payment check, once for each sending, within limits.
  verifications: {
    mutate: [`${verifications}/server/sending/{make-verification,limits,proof}.ts`],
    tests: [
      `${verifications}/server/sending/{make-verification,one-ticket-per-submission,proof-of-work}.test.ts`,
      `${verifications}/server/sending/{verification-limits,resent-verifications,verification-form}.test.ts`,
    ],
  },
  // Says which records are erased, when, and which never are.
  retention: {
    mutate: [
      'src/app/server/retention/erase-expired.ts',
      'src/platform/files/erase-files.ts',
      'src/app/server/retention/erase-file-job.ts',
      'src/features/requests/cases/server/expired-case.ts',
      'src/features/{people/accounts,shipping/handover,office/mails,payments/matching,requests/quotes,shipping/screening,payments/verifications}/server/retention-rules.ts',
    ],
    tests: [
      'src/app/server/retention/erase-expired.test.ts',
      'src/features/{shipping/handover,shipping/screening}/server/retention-rules.test.ts',
    ],
  },
};
