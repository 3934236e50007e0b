import { type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { dateErrors, shippingErrors } from '#features/shipping/units/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { handoverErrors } from '../errors.ts';
import {
  CodeRenewal,
  HandoverByWord,
  HandoverLinkId,
  Handovers,
  NewHandoverLink,
} from '../schema.ts';
import { decideAct } from '../signed-acts/server/decide-act.ts';
import { readActPhoto } from '../signed-acts/server/read-act-photo.ts';
import { ActDecision, ActId, ActPhoto } from '../signed-acts/staff-schema.ts';
import { endHandoverLink } from './end-handover-link.ts';
import { listHandovers } from './list-handovers.ts';
import { makeHandoverLink } from './make-handover-link.ts';
import { recordByWord } from './record-by-word.ts';
import { renewCode } from './renew-code.ts';

const { linkNotFound, already, renewed, withoutCode, ownTyping, wordOfTypist } = handoverErrors;
const { actNotFound, actDecided, ownLink } = handoverErrors;
const { unitNotFound } = shippingErrors;
const { ownRecord, entryKeyReused } = caseErrors;

const answeringList = { access: 'staff', response: Handovers } as const;

export const staffHandoverRoutes: CallRoute[] = [
  serve(staffApi.listHandovers, answeringList, async ({ caller: { person } }, { db }) =>
    listHandovers(db, person),
  ),
  serveWrite(
    staffApi.makeHandoverLink,
    {
      ...answeringList,
      body: NewHandoverLink,
      key: true,
      errors: [unitNotFound, ownRecord, ownTyping, entryKeyReused],
    },
    async ({ body, key, caller: { person } }, { db }) => makeHandoverLink(db, person, body, key),
    listHandovers,
  ),
  serveWrite(
    staffApi.endHandoverLink,
    { ...answeringList, params: HandoverLinkId, errors: [linkNotFound] },
    async ({ params: { linkId }, caller: { person } }, { db }) =>
      endHandoverLink(db, person, linkId),
    listHandovers,
  ),
  serveWrite(
    staffApi.renewHandoverCode,
    {
      ...answeringList,
      params: RecordId,
      body: CodeRenewal,
      errors: [unitNotFound, ownRecord, already, withoutCode, renewed],
    },
    async ({ params: { id }, body: { renewals }, caller: { person } }, { db }) =>
      renewCode(db, person, id, renewals),
    listHandovers,
  ),
  serveWrite(
    staffApi.recordHandover,
    {
      ...answeringList,
      access: 'administrador',
      // Instead of a code or an act, it rests on one person's word.
      recent: true,
      params: RecordId,
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
    },
    async ({ params: { id }, body: word, key, caller: { person } }, services) =>
      recordByWord(services, person, id, { word, key }),
    listHandovers,
  ),
  serveWrite(
    staffApi.decideAct,
    {
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
    },
    async ({ params: { actId }, body: decision, caller: { person } }, services) =>
      decideAct(services, person, actId, decision),
    listHandovers,
  ),
  serve(
    staffApi.showActPhoto,
    { access: 'staff', params: ActPhoto, response: undefined, errors: [actNotFound] },
    async ({ params, caller: { person } }, services) => readActPhoto(services, person, params),
  ),
];
