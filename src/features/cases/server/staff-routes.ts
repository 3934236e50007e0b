import { z } from 'zod';
import { writeExport } from '#features/accounts/server/audit.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import { caseErrors } from '../errors.ts';
import { queuePageSize } from '../queue.ts';
import {
  Assignment,
  Contacted,
  caseStats,
  FollowUp,
  RecordId,
  StaffMessage,
  statusChange,
  Undo,
  Viewing,
  ViewingInput,
} from '../schema.ts';
import { findCase, found, lockCase, openCase } from './case-store.ts';
import { assign } from './changing/assign.ts';
import { changeStatus } from './changing/change-status.ts';
import { setFollowUp } from './changing/set-follow-up.ts';
import { takeBack } from './changing/take-back.ts';
import { countCases, listCases } from './queue/case-lists.ts';
import { exportCases } from './queue/export-cases.ts';
import { countQueue } from './queue/queue-list.ts';
import { viewCase } from './queue/viewing.ts';
import type { AnyServerCaseType } from './server-case-type.ts';
import { writeAbout } from './writing/write-about.ts';
import { writeContact } from './writing/write-contact.ts';

/** What staff do with the cases of a type: whole lists first, then one case. */
export function staffCaseRoutes(type: AnyServerCaseType): Route[] {
  return [...listRoutes(type), ...messageRoutes(type), ...workRoutes(type)];
}

function listRoutes(type: AnyServerCaseType): Route[] {
  const { calls, schemas, notFound } = type;
  return [
    serve(
      calls.list,
      { access: 'staff', query: schemas.query, response: z.array(schemas.listed) },
      async ({ query, caller }, { db }) => {
        const { cases: rows, total } = await listCases(db, type, caller.person, query);
        return pageReply(calls.list, query, { rows, total, pageSize: queuePageSize });
      },
    ),
    serve(calls.stats, { access: 'staff', response: caseStats(type) }, async ({ caller }, { db }) =>
      countQueue(db, type, caller.person),
    ),
    serve(
      calls.export,
      { access: 'staff', query: schemas.query, response: undefined },
      async ({ query, caller }, { db }) => {
        const rows = await countCases(db, type, caller.person, query);
        await writeExport(db, caller.person, type.name, { rows, filters: query });
        return new FileReply(...exportCases(db, type, caller, query));
      },
    ),
    serve(
      calls.find,
      { access: 'staff', params: RecordId, response: schemas.detail, errors: [notFound] },
      async ({ params, caller }, { db }) => openCase(db, type, caller.person, params.id),
    ),
  ];
}

function messageRoutes(type: AnyServerCaseType): Route[] {
  const { calls, schemas, notFound } = type;
  const shape = {
    access: 'staff',
    params: RecordId,
    key: true,
    response: schemas.detail,
    status: 201,
    errors: [notFound, caseErrors.messageKeyReused],
  } as const;
  return [
    serve(
      calls.write,
      { ...shape, body: StaffMessage },
      async ({ params: { id }, body, key, caller: { person } }, services) => {
        await writeAbout(services, type, { ...body, id, author: person, as: 'staff', key });
        return findCase(services.db, type, person, id);
      },
    ),
    serve(
      calls.contact,
      { ...shape, body: Contacted },
      async ({ params: { id }, body, key, caller: { person } }, { db }) => {
        await db.transaction().execute(async (tx) => {
          const locked = await lockCase(tx, type, id, person);
          await writeContact(tx, person, locked, { ...body, key });
        });
        return findCase(db, type, person, id);
      },
    ),
  ];
}

function workRoutes(type: AnyServerCaseType): Route[] {
  const { calls, schemas, notFound } = type;
  return [
    serve(
      calls.changeStatus,
      {
        access: 'staff',
        params: RecordId,
        body: statusChange(type.statuses),
        response: schemas.detail,
        errors: [
          notFound,
          caseErrors.statusChanged,
          caseErrors.ownRecord,
          caseErrors.reasonRequired,
          ...(type.statusErrors ?? []),
        ],
      },
      async ({ params: { id }, body, caller: { person: agent, language } }, services) => {
        await changeStatus(services, type, { ...body, id, agent, language });
        return findCase(services.db, type, agent, id);
      },
    ),
    serve(
      calls.undo,
      {
        access: 'staff',
        params: RecordId,
        body: Undo,
        response: schemas.detail,
        errors: [notFound, caseErrors.notUndoable, caseErrors.tooLate, caseErrors.statusChanged],
      },
      async ({ params: { id }, body, caller: { person: agent } }, services) => {
        await takeBack(services, type, { ...body, id, agent });
        return findCase(services.db, type, agent, id);
      },
    ),
    serve(
      calls.assign,
      {
        access: 'staff',
        params: RecordId,
        body: Assignment,
        response: schemas.detail,
        errors: [notFound, caseErrors.assignedMeanwhile],
      },
      async ({ params: { id }, body, caller }, { db }) => {
        await db.transaction().execute(async (tx) => {
          await assign(tx, caller, await lockCase(tx, type, id, caller.person), body);
        });
        return findCase(db, type, caller.person, id);
      },
    ),
    serve(
      calls.followUp,
      {
        access: 'staff',
        params: RecordId,
        body: FollowUp,
        response: schemas.detail,
        errors: [notFound, caseErrors.nothingToFollow],
      },
      async ({ params: { id }, body, caller }, { db }) => {
        await db.transaction().execute(async (tx) => {
          await setFollowUp(tx, caller, await lockCase(tx, type, id, caller.person), body);
        });
        return findCase(db, type, caller.person, id);
      },
    ),
    serve(
      calls.view,
      {
        access: 'staff',
        params: RecordId,
        body: ViewingInput,
        response: Viewing,
        errors: [notFound],
      },
      async ({ params, body, caller: { person } }, { db }) =>
        found(type, await viewCase(db, person, type, { ...params, ...body })),
    ),
  ];
}
