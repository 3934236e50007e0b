import { caseErrors } from '#features/requests/cases/errors.ts';
import { dateErrors, shippingErrors } from '#features/shipping/units/errors.ts';
import { del, get, post } from '#platform/calls/contract.ts';
import { handoverErrors } from './errors.ts';
import {
  CodeRenewal,
  HandoverByWord,
  HandoverLinkId,
  Handovers,
  NewHandoverLink,
} from './schema.ts';
import { ActDecision, ActId, ActPhoto } from './signed-acts/staff-schema.ts';

const { linkNotFound, already, renewed, withoutCode, ownTyping, wordOfTypist } = handoverErrors;
const { actNotFound, actDecided, ownLink } = handoverErrors;
const { unitNotFound } = shippingErrors;
const { ownRecord, entryKeyReused } = caseErrors;
const answeringList = { access: 'staff', response: Handovers } as const;

export const handoverStaffCalls = {
  // Each call returns all handovers. No code is ever sent to staff.
  listHandovers: get('/api/admin/handovers', answeringList),
  makeHandoverLink: post('/api/admin/handover-links', {
    ...answeringList,
    body: NewHandoverLink,
    key: true,
    errors: [unitNotFound, ownRecord, ownTyping, entryKeyReused],
  }),
  endHandoverLink: del('/api/admin/handover-links/:linkId', {
    summary: 'End the link of a carrier',
    unseen: true,
    ...answeringList,
    params: HandoverLinkId,
    errors: [linkNotFound],
  }),
  /**
   * Shows the code to the customer before the unit is ready, or makes a new one that replaces it.
   */
  renewHandoverCode: post('/api/admin/units/:id/handover-code', {
    ...answeringList,
    body: CodeRenewal,
    errors: [unitNotFound, ownRecord, already, withoutCode, renewed],
  }),
  /** Records a handover without a code or an act; the customer reads the administrador's reason. */
  recordHandover: post('/api/admin/units/:id/handover', {
    summary: 'Record a handover that was made without its code',
    ...answeringList,
    access: 'administrador',
    recent: true,
    body: HandoverByWord,
    key: true,
    errors: [
      unitNotFound,
      ownRecord,
      entryKeyReused,
      already,
      wordOfTypist,
      ...Object.values(dateErrors),
    ],
  }),
  /** Accepting a signed act records the handover; after a refusal the code is still needed. */
  decideAct: post('/api/admin/signed-acts/:actId', {
    summary: 'Accept or refuse the photos of a signed act',
    ...answeringList,
    params: ActId,
    body: ActDecision,
    errors: [
      actNotFound,
      actDecided,
      ownLink,
      already,
      unitNotFound,
      ownRecord,
      ...Object.values(dateErrors),
    ],
  }),
  showActPhoto: get('/api/admin/signed-acts/:actId/photos/:position', {
    summary: 'A photo of a signed act',
    access: 'staff',
    params: ActPhoto,
    response: undefined,
    errors: [actNotFound],
  }),
};
