import { type Route, serve } from '#features/accounts/server/serve.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { dateErrors, shippingErrors } from '#features/shipping/errors.ts';
import { staffApi } from '#staff-api.ts';
import { ActDecision, ActId, ActPhoto } from '../act-schema.ts';
import { handoverErrors } from '../errors.ts';
import {
  CodeRenewal,
  HandoverByWord,
  HandoverLinkId,
  Handovers,
  NewHandoverLink,
  UnitId,
} from '../schema.ts';
import { decideAct, readActPhoto } from './decide-act.ts';
import { listHandovers } from './list-handovers.ts';
import { endHandoverLink, makeHandoverLink, recordByWord, renewCode } from './staff-handovers.ts';

const { linkNotFound, already, renewed, actNotFound, actDecided } = handoverErrors;
const { unitNotFound } = shippingErrors;
const { ownRecord } = caseErrors;

/** Each call answers with the whole list after the change. */
export const staffHandoverRoutes: Route[] = [
  serve(
    staffApi.listHandovers,
    { access: 'staff', response: Handovers },
    async ({ caller: { person } }, { db }) => listHandovers(db, person),
  ),
  serve(
    staffApi.makeHandoverLink,
    {
      access: 'staff',
      body: NewHandoverLink,
      key: true,
      response: Handovers,
      errors: [unitNotFound, ownRecord],
    },
    async ({ body, key, caller: { person } }, { db }) => {
      await makeHandoverLink(db, person, body, key);
      return listHandovers(db, person);
    },
  ),
  serve(
    staffApi.endHandoverLink,
    { access: 'staff', params: HandoverLinkId, response: Handovers, errors: [linkNotFound] },
    async ({ params: { linkId }, caller: { person } }, { db }) => {
      await endHandoverLink(db, person, linkId);
      return listHandovers(db, person);
    },
  ),
  serve(
    staffApi.renewHandoverCode,
    {
      access: 'staff',
      params: UnitId,
      body: CodeRenewal,
      response: Handovers,
      errors: [unitNotFound, ownRecord, already, renewed],
    },
    async ({ params: { id }, body: { renewals }, caller: { person } }, { db }) => {
      await renewCode(db, person, id, renewals);
      return listHandovers(db, person);
    },
  ),
  serve(
    staffApi.recordHandover,
    {
      access: 'staff',
      params: UnitId,
      body: HandoverByWord,
      key: true,
      response: Handovers,
      errors: [unitNotFound, ownRecord, already, ...Object.values(dateErrors)],
    },
    async ({ params: { id }, body: word, key, caller: { person } }, services) => {
      await recordByWord(services, person, id, { word, key });
      return listHandovers(services.db, person);
    },
  ),
  serve(
    staffApi.decideAct,
    {
      access: 'staff',
      params: ActId,
      body: ActDecision,
      response: Handovers,
      errors: [
        actNotFound,
        actDecided,
        already,
        unitNotFound,
        ownRecord,
        ...Object.values(dateErrors),
      ],
    },
    async ({ params: { actId }, body: decision, caller: { person } }, services) => {
      await decideAct(services, person, actId, decision);
      return listHandovers(services.db, person);
    },
  ),
  serve(
    staffApi.showActPhoto,
    { access: 'staff', params: ActPhoto, response: undefined, errors: [actNotFound] },
    async ({ params, caller: { person } }, services) => readActPhoto(services, person, params),
  ),
];
