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
  serve(staffApi.makeHandoverLink, [makeHandoverLink, list]),
  serve(staffApi.endHandoverLink, [endHandoverLink, list]),
  serve(staffApi.renewHandoverCode, [renewCode, list]),
  serve(staffApi.recordHandover, [recordByWord, list]),
  serve(staffApi.decideAct, [decideAct, list]),
  serve(staffApi.showActPhoto, async ({ params, caller: { person } }, services) =>
    readActPhoto(services, person, params),
  ),
];
