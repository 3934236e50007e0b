import { changeUnseen, get, post } from '#platform/calls/contract.ts';
import type { CodeRenewal, HandoverByWord, Handovers, NewHandoverLink } from './schema.ts';
import type { ActDecision } from './signed-acts/staff-schema.ts';

export const handoverStaffCalls = {
  // Each call returns all handovers. No code is ever sent to staff.
  listHandovers: get<Handovers>('/api/admin/handovers'),
  makeHandoverLink: post<Handovers, { body: NewHandoverLink; key: string }>(
    '/api/admin/handover-links',
  ),
  endHandoverLink: changeUnseen<Handovers, { params: { linkId: string } }>(
    'DELETE',
    '/api/admin/handover-links/:linkId',
  ),
  /**
   * Shows the code to the customer before the unit is ready, or makes a new one that replaces it.
   */
  renewHandoverCode: post<Handovers, { params: { id: string }; body: CodeRenewal }>(
    '/api/admin/units/:id/handover-code',
  ),
  /** Records a handover without a code or an act; the customer reads the administrador's reason. */
  recordHandover: post<Handovers, { params: { id: string }; body: HandoverByWord; key: string }>(
    '/api/admin/units/:id/handover',
  ),
  /** Accepting a signed act records the handover; after a refusal the code is still needed. */
  decideAct: post<Handovers, { params: { actId: string }; body: ActDecision }>(
    '/api/admin/signed-acts/:actId',
  ),
  showActPhoto: get<never, { params: { actId: string; position: string } }>(
    '/api/admin/signed-acts/:actId/photos/:position',
  ),
};
