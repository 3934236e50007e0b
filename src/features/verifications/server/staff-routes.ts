import { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeExport, writeRead } from '#features/accounts/server/audit.ts';
import { type Route, serve } from '#features/accounts/server/serve.ts';
import { historyErrors } from '#features/cases/errors.ts';
import { queuePageSize } from '#features/cases/queue.ts';
import { Assignment, Contacted, Looking, StaffMessage, Viewing } from '#features/cases/schema.ts';
import { assign, type LockedRecord } from '#features/cases/server/assign.ts';
import { csvHeaders } from '#features/cases/server/csv-headers.ts';
import { viewRecord } from '#features/cases/server/viewing.ts';
import { writeContact } from '#features/cases/server/write-contact.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { pageHeaders } from '#platform/http/page-headers.ts';
import { FileReply, Reply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { verificationErrors } from '../errors.ts';
import {
  ReceiptAddress,
  StaffVerification,
  StaffVerificationDetail,
  StaffVerificationQuery,
  VerificationDeleted,
  VerificationDeletion,
  VerificationId,
  VerificationStats,
  VerificationStatusChange,
} from '../schema.ts';
import { changeVerificationStatus } from './change-status.ts';
import { deleteVerification } from './delete-verification.ts';
import { exportVerifications } from './export-verifications.ts';
import { readReceipt } from './receipt-file.ts';
import {
  countVerifications,
  findVerification,
  listVerifications,
  verifications,
} from './staff-store.ts';
import { lockVerification, ofStaff } from './store.ts';
import { writeAboutVerification } from './write-about-verification.ts';

const { verificationNotFound } = verificationErrors;

/** The staff's queue of verifications: whole lists first, then one verification. */
export const staffVerificationRoutes: Route[] = [
  serve(
    staffApi.listVerifications,
    { access: 'staff', query: StaffVerificationQuery, response: z.array(StaffVerification) },
    async ({ query, caller }, { db }) => {
      const { verifications: listed, total } = await listVerifications(db, caller.person, query);
      const page = { page: query.page, size: queuePageSize, total };
      return new Reply(listed, { headers: pageHeaders(staffApi.listVerifications, query, page) });
    },
  ),
  serve(
    staffApi.verificationStats,
    { access: 'staff', response: VerificationStats },
    async ({ caller }, { db }) => countVerifications(db, caller.person),
  ),
  serve(
    staffApi.exportVerifications,
    { access: 'staff', query: StaffVerificationQuery, response: undefined },
    async ({ query, caller }, { db }) => {
      const { total: rows } = await listVerifications(db, caller.person, query);
      await writeExport(db, caller.person, 'verification', { rows, filters: query });
      return new FileReply(exportVerifications(db, caller, query), csvHeaders('verificaciones'));
    },
  ),
  serve(
    staffApi.findVerification,
    {
      access: 'staff',
      params: VerificationId,
      response: StaffVerificationDetail,
      errors: [verificationNotFound],
    },
    async ({ params: { id }, caller: { person } }, services) => {
      const found = await detail(services, person, id);
      const subject = { kind: 'verification', id, name: found.ticketId };
      await writeRead(services.db, { actor: person, action: 'verification.read', subject });
      return found;
    },
  ),
  serve(
    staffApi.changeVerificationStatus,
    {
      access: 'staff',
      params: VerificationId,
      body: VerificationStatusChange,
      response: StaffVerificationDetail,
      errors: [
        verificationNotFound,
        verificationErrors.statusChanged,
        historyErrors.ownRecord,
        verificationErrors.reasonRequired,
      ],
    },
    async ({ params: { id }, body, caller }, services) => {
      const { person: agent, language } = caller;
      await changeVerificationStatus(services, { ...body, agent, language, id });
      return detail(services, agent, id);
    },
  ),
  serve(
    staffApi.writeAboutVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: StaffMessage,
      key: true,
      response: StaffVerificationDetail,
      status: 201,
      errors: [verificationNotFound, historyErrors.messageKeyReused],
    },
    async ({ params: { id }, body, key, caller: { person } }, services) => {
      const message = { ...body, verificationId: id, author: person, key };
      await writeAboutVerification(services, { ...message, as: 'staff' });
      return detail(services, person, id);
    },
  ),
  serve(
    staffApi.assignVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: Assignment,
      response: StaffVerificationDetail,
      errors: [verificationNotFound, historyErrors.assignedMeanwhile],
    },
    async ({ params: { id }, body, caller }, services) => {
      const { person } = caller;
      await services.db.transaction().execute(async (tx) => {
        await assign(tx, caller, await lock(tx, person, id), body);
      });
      return detail(services, person, id);
    },
  ),
  serve(
    staffApi.viewVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: Looking,
      response: Viewing,
      errors: [verificationNotFound],
    },
    async ({ params, body, caller: { person } }, services) =>
      found(await viewRecord(services.db, person, verifications, { ...params, ...body })),
  ),
  serve(
    staffApi.contactAboutVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: Contacted,
      key: true,
      response: StaffVerificationDetail,
      status: 201,
      errors: [verificationNotFound, historyErrors.messageKeyReused],
    },
    async ({ params: { id }, body, key, caller: { person } }, services) => {
      await services.db.transaction().execute(async (tx) => {
        await writeContact(tx, person, await lock(tx, person, id), { ...body, key });
      });
      return detail(services, person, id);
    },
  ),
  serve(
    staffApi.deleteVerification,
    {
      access: 'administrador',
      params: VerificationId,
      body: VerificationDeletion,
      response: VerificationDeleted,
      errors: [verificationNotFound, verificationErrors.verificationKept],
    },
    async ({ params, body, caller: { person } }, services) =>
      deleteVerification(services, person, { ...params, ...body }),
  ),
  serve(
    staffApi.showReceipt,
    {
      access: 'staff',
      params: ReceiptAddress,
      response: undefined,
      errors: [verificationNotFound],
    },
    async ({ params, caller: { person } }, services) => {
      const { file, ticket } = await readReceipt(services, ofStaff(person.role), params);
      await writeRead(services.db, {
        actor: person,
        action: 'verification.receipt',
        subject: { kind: 'verification', id: params.id, name: ticket },
        details: { receipt: params.receiptId },
      });
      return file;
    },
  ),
];

async function lock(tx: Tx, { role }: CurrentUser, id: string): Promise<LockedRecord> {
  const { ticket: name } = found(await lockVerification(tx, ofStaff(role), id));
  return { of: { verificationId: id }, name };
}

async function detail(
  { db }: Services,
  agent: CurrentUser,
  id: string,
): Promise<StaffVerificationDetail> {
  return found(await findVerification(db, agent, id));
}

function found<T>(verification: T | undefined): T {
  if (!verification) throw new AppError(verificationErrors.verificationNotFound);
  return verification;
}
