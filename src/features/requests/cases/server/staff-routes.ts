import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeExport } from '#features/people/accounts/server/audit.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
  type WriteOf,
} from '#features/people/accounts/server/serve.ts';
import { serveMany } from '#features/people/accounts/server/serve-many.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import type { ContactChannel } from '../contact-channels.ts';
import { auditCase, findCase, lockCase, openCase } from './case-store.ts';
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
import { arrivedBefore, writeEntry } from './writing/write-message.ts';

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
  const write: WriteOf<typeof calls.write> = ({ params, body, key, caller }, services) =>
    writeAbout(services, type, { ...params, ...body, author: caller.person, as: 'staff', key });
  const changes: WriteOf<typeof calls.changeStatus> = ({ params, body, caller }, services) =>
    changeStatus(services, type, { ...params, ...body, ...byAgent(caller) });
  const undo: WriteOf<typeof calls.undo> = ({ params, body, caller }, services) =>
    undoAction(services, type, { ...params, ...body, ...byAgent(caller) });
  const assigns: WriteOf<typeof calls.assign> = ({ params, body, caller }, services) =>
    assign(services, type, caller, { ...params, ...body });
  return [
    serve(calls.write, [write, find]),
    serveMany(calls.writeToMany, write),
    serve(calls.changeStatus, [changes, find]),
    serveMany(calls.changeStatusOfMany, changes),
    serve(calls.undo, [undo, find]),
    serveMany(calls.undoMany, undo),
    serve(calls.assign, [assigns, find]),
    serveMany(calls.assignMany, assigns),
    serve(calls.contact, [
      async ({ params: { id }, body, key, caller: { person } }, { db }) =>
        writeContact(db, type, person, { ...body, id, key }),
      find,
    ]),
    serve(calls.followUp, [
      async ({ params: { id }, body, caller }, { db }) =>
        setFollowUp(db, type, caller, { ...body, id }),
      find,
    ]),
  ];
}

const byAgent = ({ person: agent, language }: { person: CurrentUser; language: Language }) => ({
  agent,
  language,
});

/**
 * Records that an agent reached the customer outside of the shop, once for each key. It counts as
 * an answer. Throws AppError: not found, the key was used for something else.
 */
function writeContact(
  db: Database,
  type: AnyServerCaseType,
  agent: CurrentUser,
  { id, channel, key }: { id: string; channel: ContactChannel; key: string | undefined },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const entry = {
      of: { type, id },
      actor: { id: agent.id, as: 'staff' },
      kind: 'contact',
      note: channel,
      ...(key && { key }),
    } as const;
    const [locked, arrived] = await together(
      lockCase(tx, type, id, agent),
      arrivedBefore(tx, entry),
    );
    if (arrived) return;
    await together(
      writeEntry(tx, entry),
      auditCase(tx, agent, locked, 'contact', { channel }),
      type.followAct?.(tx, id),
    );
  });
}
