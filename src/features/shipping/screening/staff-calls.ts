import { accountErrors } from '#features/people/accounts/errors.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { get, post, RecordId } from '#platform/calls/contract.ts';
import { importBusy } from '#platform/tasks/import-queue.ts';
import { screeningErrors } from './errors.ts';
import { listLimits } from './list-limits.ts';
import {
  ClearMatchInput,
  ListDecision,
  ListImportQuery,
  NewPayer,
  OrderScreening,
  ScreeningListImport,
  Screenings,
} from './schema.ts';

const { quoteNotFound } = quoteErrors;
const { ownRecord } = caseErrors;
const onOrder = { access: 'staff', params: RecordId, response: OrderScreening } as const;

export const screeningStaffCalls = {
  listScreenings: get('/api/admin/screening', { access: 'staff', response: Screenings }),
  /** Takes the bytes of the government's published CSV file. A dry run only counts. */
  importScreeningList: post('/api/admin/screening/lists', {
    access: 'staff',
    recent: true,
    query: ListImportQuery,
    bytes: { limit: listLimits.bytes },
    response: ScreeningListImport,
    errors: [screeningErrors.listRefused, accountErrors.tooNew, importBusy],
  }),
  /** Lets a weaker list in, or refuses it (409 `own_list`: by another person than imported it). */
  decideScreeningList: post('/api/admin/screening/lists/:id/decision', {
    summary: 'Put an imported list into force, or refuse it',
    access: 'staff',
    recent: true,
    body: ListDecision,
    response: Screenings,
    errors: [
      screeningErrors.listNotFound,
      screeningErrors.listDecided,
      screeningErrors.ownList,
      accountErrors.tooNew,
    ],
  }),
  /** Two different people must clear a match (409 `another_person`). */
  clearMatch: post('/api/admin/screening/:id/clearing', {
    summary: 'Say why somebody is not the person on a list',
    access: 'staff',
    body: ClearMatchInput,
    response: Screenings,
    errors: [
      screeningErrors.matchNotFound,
      screeningErrors.clearedAlready,
      screeningErrors.anotherPerson,
      accountErrors.tooNew,
      ownRecord,
    ],
  }),
  findOrderScreening: get('/api/admin/quotes/:id/screening', {
    ...onOrder,
    errors: [quoteNotFound],
  }),
  screenOrder: post('/api/admin/quotes/:id/screening', {
    summary: 'Compare the people of an order with the lists',
    ...onOrder,
    errors: [quoteNotFound, ownRecord, screeningErrors.noList],
  }),
  addPayer: post('/api/admin/quotes/:id/payers', {
    summary: 'Add a name that pays for an order, to be compared',
    ...onOrder,
    body: NewPayer,
    status: 201,
    errors: [quoteNotFound, ownRecord, screeningErrors.payerThere],
  }),
};
