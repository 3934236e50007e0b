import { writeExport } from '#features/people/accounts/server/audit.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { AppError } from '#platform/http/errors.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { findCase, openCase } from './case-store.ts';
import { assign } from './changing/assign.ts';
import { changeStatus } from './changing/change-status.ts';
import { setFollowUp } from './changing/set-follow-up.ts';
import { undoAction } from './changing/undo-action.ts';
import { countCases, listCases } from './queue/case-lists.ts';
import { exportCases } from './queue/export-cases.ts';
import { countQueue } from './queue/queue-list.ts';
import { viewCase } from './queue/viewing.ts';
import type { AnyServerCaseType } from './server-case-type.ts';
import { writeAbout } from './writing/write-about.ts';
import { writeContact } from './writing/write-contact.ts';

export function staffCaseRoutes(type: AnyServerCaseType): CallRoute[] {
  return [...readRoutes(type), ...writeRoutes(type)];
}

function readRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls } = type;
  return [
    serve(calls.list, async ({ query, caller }, { db }) =>
      pageReply(calls.list, query, await listCases(db, type, caller.person, query)),
    ),
    serve(calls.stats, async ({ caller }, { db }) => countQueue(db, type, caller.person)),
    serve(calls.export, async ({ query: { format, ...filters }, caller }, { db }) => {
      const rows = await countCases(db, type, caller.person, filters);
      await writeExport(db, caller.person, type.name, { rows, filters });
      return new FileReply(...exportCases(db, type, caller, { format, filters }));
    }),
    serve(calls.find, async ({ params, caller }, { db }) =>
      openCase(db, type, caller.person, params.id),
    ),
    serve(calls.view, async ({ params, body, caller: { person } }, { db }) => {
      const viewing = await viewCase(db, person, type, { ...params, ...body });
      if (!viewing) throw new AppError(type.notFound);
      return viewing;
    }),
  ];
}

function writeRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls } = type;
  const find = ({ params, caller }: RecordRequest, { db }: Services) =>
    findCase(db, type, caller.person, params.id);
  return [
    serve(calls.write, [
      async ({ params: { id }, body, key, caller: { person } }, services) =>
        writeAbout(services, type, { ...body, id, author: person, as: 'staff', key }),
      find,
    ]),
    serve(calls.contact, [
      async ({ params: { id }, body, key, caller: { person } }, { db }) =>
        writeContact(db, type, person, { ...body, id, key }),
      find,
    ]),
    serve(calls.changeStatus, [
      async ({ params: { id }, body, caller: { person: agent, language } }, services) =>
        changeStatus(services, type, { ...body, id, agent, language }),
      find,
    ]),
    serve(calls.undo, [
      async ({ params: { id }, body, caller: { person: agent, language } }, services) =>
        undoAction(services, type, { ...body, id, agent, language }),
      find,
    ]),
    serve(calls.assign, [
      async ({ params: { id }, body, caller }, { db }) => assign(db, type, caller, { ...body, id }),
      find,
    ]),
    serve(calls.followUp, [
      async ({ params: { id }, body, caller }, { db }) =>
        setFollowUp(db, type, caller, { ...body, id }),
      find,
    ]),
  ];
}
