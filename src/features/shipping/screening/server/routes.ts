import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit, writeRead } from '#features/people/accounts/server/audit.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import {
  lockQuoteForStaff,
  readStaffQuote,
} from '#features/requests/quotes/server/quote-access.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { screeningErrors } from '../errors.ts';
import { clearMatch } from './clear-possible-match.ts';
import { decideList } from './decide-list.ts';
import { importList } from './import-list.ts';
import { readOrderScreening, readScreenings } from './read-screenings.ts';
import { screenOrder } from './screen-orders.ts';

const readAll = ({ caller }: Pick<RecordRequest, 'caller'>, { db }: Services) =>
  readScreenings(db, caller.person);

const readScreening = ({ params: { id } }: RecordRequest, { db }: Services) =>
  readOrderScreening(db, id);

/** Only staff may call these: no customer may learn that their name is compared. */
export const screeningRoutes: CallRoute[] = [
  serve(staffApi.listScreenings, async ({ caller: { person } }, { db }) => {
    const found = await readScreenings(db, person);
    for (const { quoteId: id, reference: name } of found.reviews)
      await writeRead(db, person, 'screening.read', { kind: 'quote', id, name });
    return found;
  }),
  serve(
    staffApi.importScreeningList,
    ({ query: { dryRun, ...list }, bytes, caller: { person, language } }, services) =>
      importList(services, { agent: person, language, bytes, ...list, dryRun: dryRun === '1' }),
  ),
  serve(staffApi.decideScreeningList, [decideList, readAll]),
  serve(staffApi.clearMatch, [clearMatch, readAll]),
  serve(staffApi.findOrderScreening, async ({ params: { id }, caller: { person } }, { db }) => {
    await readStaffQuote(db, person, id);
    return readOrderScreening(db, id);
  }),
  serve(staffApi.screenOrder, [
    async ({ params: { id }, caller: { person } }, services) => screenNow(services, person, id),
    readScreening,
  ]),
  serve(staffApi.addPayer, [
    async ({ params: { id }, body: { name }, caller: { person } }, services) =>
      addPayer(services, person, { quoteId: id, name }),
    readScreening,
  ]),
];

/** Throws AppError: not found, the agent's own order, no list yet. */
async function screenNow({ db }: Services, agent: CurrentUser, quoteId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { name } = await lockQuoteForStaff(tx, agent, quoteId);
    const list = await tx.selectFrom('screening_list').select('id').limit(1).executeTakeFirst();
    if (!list) throw new AppError(screeningErrors.noList);
    await screenOrder(tx, quoteId, agent.id);
    const subject = { kind: 'quote', id: quoteId, name };
    await writeAudit(tx, agent, 'screening.run', subject);
  });
}

/**
 * Adds the name of somebody who pays, and compares it. Throws AppError: not found, the agent's own
 * order, there already.
 */
async function addPayer(
  { db }: Services,
  agent: CurrentUser,
  { quoteId, name: payer }: { quoteId: string; name: string },
): Promise<void> {
  await translateConstraint('order_payer_once', screeningErrors.payerThere, () =>
    inTransaction(db, async (tx) => {
      const { name } = await lockQuoteForStaff(tx, agent, quoteId);
      await tx
        .insertInto('order_payer')
        .values({ quote_id: quoteId, name: payer.replaceAll(/\s+/g, ' '), made_by: agent.id })
        .execute();
      await screenOrder(tx, quoteId, agent.id);
      const subject = { kind: 'quote', id: quoteId, name };
      await writeAudit(tx, agent, 'screening.payer', subject);
    }),
  );
}
