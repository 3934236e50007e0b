import { accountErrors } from '#features/people/accounts/errors.ts';
import { writeRead } from '#features/people/accounts/server/audit.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { readStaffQuote } from '#features/requests/quotes/server/quote-access.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { importBusy } from '#platform/tasks/import-queue.ts';
import { staffApi } from '#staff-api.ts';
import { screeningErrors } from '../errors.ts';
import {
  ClearMatchInput,
  ListDecision,
  ListImportQuery,
  NewPayer,
  OrderScreening,
  ScreeningListImport,
  Screenings,
} from '../schema.ts';
import { addPayer } from './add-payer.ts';
import { clearMatch } from './clear-possible-match.ts';
import { decideList } from './decide-list.ts';
import { importList } from './import-list.ts';
import { listLimits } from './list-reading.ts';
import { readOrderScreening, readScreenings } from './read-screenings.ts';
import { screenNow } from './screen-now.ts';

const { quoteNotFound } = quoteErrors;
const { ownRecord } = caseErrors;

const onOrder = { access: 'staff', params: RecordId, response: OrderScreening } as const;
const thenReadScreening = byId((db, _, id) => readOrderScreening(db, id));

/** Only staff may call these: no customer may learn that their name is compared. */
export const screeningRoutes: CallRoute[] = [
  serve(
    staffApi.listScreenings,
    { access: 'staff', response: Screenings },
    async ({ caller: { person } }, { db }) => {
      const found = await readScreenings(db, person);
      for (const { quoteId: id, reference: name } of found.reviews)
        await writeRead(db, {
          actor: person,
          action: 'screening.read',
          subject: { kind: 'quote', id, name },
        });
      return found;
    },
  ),
  serve(
    staffApi.importScreeningList,
    {
      access: 'staff',
      recent: true,
      query: ListImportQuery,
      bytes: { limit: listLimits.bytes },
      response: ScreeningListImport,
      errors: [screeningErrors.listRefused, accountErrors.tooNew, importBusy],
    },
    ({ query: { dryRun, ...list }, bytes, caller: { person, language } }, services) =>
      importList(services, { agent: person, language, bytes, ...list, dryRun: dryRun === '1' }),
  ),
  serveWrite(
    staffApi.decideScreeningList,
    {
      access: 'staff',
      recent: true,
      params: RecordId,
      body: ListDecision,
      response: Screenings,
      errors: [
        screeningErrors.listNotFound,
        screeningErrors.listDecided,
        screeningErrors.ownList,
        accountErrors.tooNew,
      ],
    },
    ({ params: { id }, body: { accept }, caller: { person } }, services) =>
      decideList(services, person, { id, accept }),
    readScreenings,
  ),
  serve(
    staffApi.clearMatch,
    {
      access: 'staff',
      params: RecordId,
      body: ClearMatchInput,
      response: Screenings,
      errors: [
        screeningErrors.matchNotFound,
        screeningErrors.clearedAlready,
        screeningErrors.anotherPerson,
        accountErrors.tooNew,
        ownRecord,
      ],
    },
    async ({ params: { id }, body: { reason }, caller: { person } }, services) => {
      await clearMatch(services, person, { id, reason });
      return readScreenings(services.db, person);
    },
  ),
  serve(
    staffApi.findOrderScreening,
    { ...onOrder, errors: [quoteNotFound] },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readStaffQuote(db, person, id);
      return readOrderScreening(db, id);
    },
  ),
  serveWrite(
    staffApi.screenOrder,
    { ...onOrder, errors: [quoteNotFound, ownRecord, screeningErrors.noList] },
    async ({ params: { id }, caller: { person } }, services) => screenNow(services, person, id),
    thenReadScreening,
  ),
  serveWrite(
    staffApi.addPayer,
    {
      ...onOrder,
      body: NewPayer,
      status: 201,
      errors: [quoteNotFound, ownRecord, screeningErrors.payerThere],
    },
    async ({ params: { id }, body: { name }, caller: { person } }, services) =>
      addPayer(services, person, { quoteId: id, name }),
    thenReadScreening,
  ),
];
