// What `mutation` changes, and whose tests must notice it.

export interface Group {
  /** What is changed. */
  mutate: string[];
  /** Whose tests must notice it. */
  tests: string[];
}

const quotes = 'src/features/quotes';
const offers = 'src/features/offers';
const verifications = 'src/features/verifications';

export const groups: Record<string, Group> = {
  // A wrong cent is a wrong price everywhere.
  money: {
    mutate: ['src/platform/money.ts'],
    tests: ['src/platform/money.test.ts'],
  },
  // What a cart may hold, which lines may be quoted at what sum, what statuses mean.
  rules: {
    mutate: [
      'src/features/cart/cart.ts',
      'src/features/provinces/provinces.ts',
      `${quotes}/{quote,statuses,when-we-write,own/my-list,quote-request,own/order-again}.ts`,
    ],
    tests: ['src/features/{cart,provinces}/*.test.ts', `${quotes}/*.test.ts`],
  },
  // What a ticket looks like, how a receipt is cut into pieces, what a payment check's statuses mean.
  tickets: {
    mutate: [
      `${verifications}/{statuses,ticket}.ts`,
      'src/features/uploads/file-parts.ts',
      'src/platform/text/code-alphabet.ts',
    ],
    tests: [
      `${verifications}/{statuses,ticket}.test.ts`,
      'src/features/uploads/file-parts.test.ts',
    ],
  },
  // What a role may do, by one table, and what its menu shows.
  roles: {
    mutate: ['src/features/accounts/roles.ts', 'src/app/server/pages/staff-menu.ts'],
    tests: ['src/features/accounts/roles.test.ts', 'src/app/server/pages/staff-menu.test.ts'],
  },
  // A cookie that is a session for thirty days.
  sessions: {
    mutate: ['src/platform/auth/session.ts'],
    tests: ['src/platform/auth/session.test.ts'],
  },
  // Who may call, whose records they reach, and that another site asks for nothing in their name.
  authorization: {
    mutate: [
      'src/features/accounts/server/{serve,visit,change-role}.ts',
      'src/app/server/http/cross-site.ts',
      'src/features/cases/server/case-store.ts',
    ],
    tests: [
      'src/features/accounts/server/{serve,team}.test.ts',
      'src/app/server/http/{app,authorization,screen-authorization,cross-site}.test.ts',
      `${quotes}/server/creating/locks.test.ts`,
    ],
  },
  // Work that must happen at least once, however it ends.
  outbox: {
    mutate: ['src/platform/jobs/{outbox,outbox-rows}.ts'],
    tests: ['src/platform/jobs/{outbox,outbox-outage,workers}.test.ts'],
  },
  // Mail that leaves once for each event, as one plain mail; which mails wait, and trying again.
  mails: {
    mutate: ['src/platform/mail/mail.ts', 'src/features/mails/server/store.ts'],
    tests: ['src/platform/mail/mail.test.ts', 'src/features/mails/server/routes.test.ts'],
  },
  // From the cart to a reference number, once for each submission.
  quotes: {
    mutate: [
      `${quotes}/code.ts`,
      `${quotes}/server/creating/{make-quote,lock-products}.ts`,
      `${quotes}/server/staff/issue-code.ts`,
      'src/features/cases/server/changing/change-status.ts',
    ],
    tests: [
      `${quotes}/server/creating/{new-quote,refused-quotes,agreed-prices,one-quote-per-submission}.test.ts`,
      `${quotes}/server/staff/{quote-status,codes,messages}.test.ts`,
    ],
  },
  // What the server's cart may hold, and what a quotation says of it before it is sent.
  carts: {
    mutate: [`${quotes}/cart/{cart-changes,cart-check}.ts`],
    tests: [`${quotes}/cart/*.test.ts`, `${quotes}/server/cart/*.test.ts`],
  },
  // What a firm price adds up to, how it is paid, and how long what was accepted is held.
  offers: {
    mutate: [
      `${offers}/{offer-rules,draft-problem,hold-days,preset-rules}.ts`,
      `${offers}/server/answering/{accept-offer,answer-offer,refuse-answer}.ts`,
      `${offers}/server/holds/{extend-hold,holds,holds-of-quote,lapse-holds}.ts`,
    ],
    tests: [`${offers}/*.test.ts`, `${offers}/server/**/*.test.ts`],
  },
  // A payment check, once for each sending, within limits.
  verifications: {
    mutate: [`${verifications}/server/sending/{make-verification,limits,proof}.ts`],
    tests: [
      `${verifications}/server/sending/{make-verification,one-ticket-per-submission,proof-of-work}.test.ts`,
      `${verifications}/server/sending/{verification-limits,resent-verifications,verification-form}.test.ts`,
    ],
  },
  // What is erased, when, and what never.
  retention: {
    mutate: [
      'src/platform/retention/erase-expired.ts',
      'src/platform/files/erase-files.ts',
      'src/features/cases/server/expired-case.ts',
      'src/features/{accounts,handover,mails,matching,quotes,screening,verifications}/server/retention-rules.ts',
    ],
    tests: [
      'src/platform/retention/erase-expired.test.ts',
      'src/features/{handover,screening}/server/retention-rules.test.ts',
    ],
  },
};
