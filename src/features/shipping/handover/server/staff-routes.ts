import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { decideAct } from '../signed-acts/server/decide-act.ts';
import { readActPhoto } from '../signed-acts/server/read-act-photo.ts';
import { listHandovers } from './list-handovers.ts';
import { endHandoverLink, makeHandoverLink } from './make-handover-link.ts';
import { recordByWord } from './record-by-word.ts';
import { renewCode } from './renew-code.ts';

const list = async ({ caller }: Pick<RecordRequest, 'caller'>, { db }: Services) =>
  listHandovers(db, caller.person);

export const staffHandoverRoutes: CallRoute[] = [
  serve(staffApi.listHandovers, list),
  serve(staffApi.makeHandoverLink, [
    async ({ body, key, caller: { person } }, { db }) => makeHandoverLink(db, person, body, key),
    list,
  ]),
  serve(staffApi.endHandoverLink, [
    async ({ params: { linkId }, caller: { person } }, { db }) =>
      endHandoverLink(db, person, linkId),
    list,
  ]),
  serve(staffApi.renewHandoverCode, [
    async ({ params: { id }, body: { renewals }, caller: { person } }, { db }) =>
      renewCode(db, person, id, renewals),
    list,
  ]),
  serve(staffApi.recordHandover, [
    async ({ params: { id }, body: word, key, caller: { person } }, services) =>
      recordByWord(services, person, id, { word, key }),
    list,
  ]),
  serve(staffApi.decideAct, [
    async ({ params: { actId }, body: decision, caller: { person } }, services) =>
      decideAct(services, person, actId, decision),
    list,
  ]),
  serve(staffApi.showActPhoto, async ({ params, caller: { person } }, services) =>
    readActPhoto(services, person, params),
  ),
];
