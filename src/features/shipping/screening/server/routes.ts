import { writeRead } from '#features/people/accounts/server/audit.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { readStaffQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { addPayer } from './add-payer.ts';
import { clearMatch } from './clear-possible-match.ts';
import { decideList } from './decide-list.ts';
import { importList } from './import-list.ts';
import { readOrderScreening, readScreenings } from './read-screenings.ts';
import { screenNow } from './screen-now.ts';

const readAll = ({ caller }: Pick<RecordRequest, 'caller'>, { db }: Services) =>
  readScreenings(db, caller.person);

const readScreening = ({ params: { id } }: RecordRequest, { db }: Services) =>
  readOrderScreening(db, id);

/** Only staff may call these: no customer may learn that their name is compared. */
export const screeningRoutes: CallRoute[] = [
  serve(staffApi.listScreenings, async ({ caller: { person } }, { db }) => {
    const found = await readScreenings(db, person);
    for (const { quoteId: id, reference: name } of found.reviews)
      await writeRead(db, {
        actor: person,
        action: 'screening.read',
        subject: { kind: 'quote', id, name },
      });
    return found;
  }),
  serve(
    staffApi.importScreeningList,
    ({ query: { dryRun, ...list }, bytes, caller: { person, language } }, services) =>
      importList(services, { agent: person, language, bytes, ...list, dryRun: dryRun === '1' }),
  ),
  serve(staffApi.decideScreeningList, [
    ({ params: { id }, body: { accept }, caller: { person } }, services) =>
      decideList(services, person, { id, accept }),
    readAll,
  ]),
  serve(staffApi.clearMatch, [
    ({ params: { id }, body: { reason }, caller: { person } }, services) =>
      clearMatch(services, person, { id, reason }),
    readAll,
  ]),
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
