import { z } from 'zod';
import { writeExport } from '#features/people/accounts/server/audit.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { CsvQuery } from '#platform/http/csv-file.ts';
import { AppError } from '#platform/http/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import { caseErrors } from '../errors.ts';
import {
  Assignment,
  Contacted,
  caseStats,
  FollowUp,
  StaffMessage,
  statusChange,
  Undo,
  Viewing,
  ViewingInput,
} from '../schema.ts';
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
  return [
    ...listRoutes(type),
    ...openRoutes(type),
    ...messageRoutes(type),
    ...statusRoutes(type),
    ...assignmentRoutes(type),
  ];
}

function listRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls, schemas } = type;
  return [
    serve(
      calls.list,
      { access: 'staff', query: schemas.query, response: z.array(schemas.summary) },
      async ({ query, caller }, { db }) =>
        pageReply(calls.list, query, await listCases(db, type, caller.person, query)),
    ),
    serve(calls.stats, { access: 'staff', response: caseStats(type) }, async ({ caller }, { db }) =>
      countQueue(db, type, caller.person),
    ),
    serve(
      calls.export,
      { access: 'staff', query: schemas.query.and(CsvQuery), response: undefined },
      async ({ query: { format, ...filters }, caller }, { db }) => {
        const rows = await countCases(db, type, caller.person, filters);
        await writeExport(db, caller.person, type.name, { rows, filters });
        return new FileReply(...exportCases(db, type, caller, { format, filters }));
      },
    ),
  ];
}

function openRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls } = type;
  return [
    serve(calls.find, caseShape(type), async ({ params, caller }, { db }) =>
      openCase(db, type, caller.person, params.id),
    ),
    serve(
      calls.view,
      { ...caseShape(type), body: ViewingInput, response: Viewing },
      async ({ params, body, caller: { person } }, { db }) => {
        const viewing = await viewCase(db, person, type, { ...params, ...body });
        if (!viewing) throw new AppError(type.notFound);
        return viewing;
      },
    ),
  ];
}

function messageRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls } = type;
  const thenFind = thenFindCase(type);
  const shape = {
    ...caseShape(type, caseErrors.messageKeyReused, caseErrors.news),
    key: true,
    status: 201,
  } as const;
  return [
    serveWrite(
      calls.write,
      { ...shape, body: StaffMessage },
      async ({ params: { id }, body, key, caller: { person } }, services) =>
        writeAbout(services, type, { ...body, id, author: person, as: 'staff', key }),
      thenFind,
    ),
    serveWrite(
      calls.contact,
      { ...shape, body: Contacted },
      async ({ params: { id }, body, key, caller: { person } }, { db }) =>
        writeContact(db, type, person, { ...body, id, key }),
      thenFind,
    ),
  ];
}

function statusRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls } = type;
  const thenFind = thenFindCase(type);
  const { statusChanged, news, ownRecord, reasonRequired, notUndoable, tooLate } = caseErrors;
  const statusErrors = [
    statusChanged,
    news,
    ownRecord,
    reasonRequired,
    ...(type.statusErrors ?? []),
  ];
  return [
    serveWrite(
      calls.changeStatus,
      { ...caseShape(type, ...statusErrors), body: statusChange(type.statuses) },
      async ({ params: { id }, body, caller: { person: agent, language } }, services) =>
        changeStatus(services, type, { ...body, id, agent, language }),
      thenFind,
    ),
    serveWrite(
      calls.undo,
      { ...caseShape(type, notUndoable, tooLate, ...statusErrors), body: Undo },
      async ({ params: { id }, body, caller: { person: agent, language } }, services) =>
        undoAction(services, type, { ...body, id, agent, language }),
      thenFind,
    ),
  ];
}

function assignmentRoutes(type: AnyServerCaseType): CallRoute[] {
  const { calls } = type;
  const thenFind = thenFindCase(type);
  return [
    serveWrite(
      calls.assign,
      { ...caseShape(type, caseErrors.assignedMeanwhile), body: Assignment },
      async ({ params: { id }, body, caller }, { db }) => assign(db, type, caller, { ...body, id }),
      thenFind,
    ),
    serveWrite(
      calls.followUp,
      { ...caseShape(type, caseErrors.nothingToFollow), body: FollowUp },
      async ({ params: { id }, body, caller }, { db }) =>
        setFollowUp(db, type, caller, { ...body, id }),
      thenFind,
    ),
  ];
}

function thenFindCase(type: AnyServerCaseType) {
  return byId((db, person, id) => findCase(db, type, person, id));
}

function caseShape({ schemas, notFound }: AnyServerCaseType, ...errors: ErrorKind[]) {
  return {
    access: 'staff',
    params: RecordId,
    response: schemas.detail,
    errors: [notFound, ...errors],
  } as const;
}
