import { get, post } from '#platform/calls/contract.ts';
import type {
  ClearMatchInput,
  ListDecision,
  NewPayer,
  OrderScreening,
  ScreeningListImport,
  Screenings,
} from './schema.ts';

export const screeningStaffCalls = {
  listScreenings: get<Screenings>('/api/admin/screening'),
  /** Takes the bytes of the government's published CSV file. A dry run only counts. */
  importScreeningList: post<
    ScreeningListImport,
    { query: { dryRun?: '1'; name: string; listedOn: string }; bytes: Blob }
  >('/api/admin/screening/lists'),
  /** Lets a weaker list in, or refuses it (409 `own_list`: by another person than imported it). */
  decideScreeningList: post<Screenings, { params: { id: string }; body: ListDecision }>(
    '/api/admin/screening/lists/:id/decision',
  ),
  /** Two different people must clear a match (409 `another_person`). */
  clearMatch: post<Screenings, { params: { id: string }; body: ClearMatchInput }>(
    '/api/admin/screening/:id/clearing',
  ),
  findOrderScreening: get<OrderScreening, { params: { id: string } }>(
    '/api/admin/quotes/:id/screening',
  ),
  screenOrder: post<OrderScreening, { params: { id: string } }>('/api/admin/quotes/:id/screening'),
  addPayer: post<OrderScreening, { params: { id: string }; body: NewPayer }>(
    '/api/admin/quotes/:id/payers',
  ),
};
