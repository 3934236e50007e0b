import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { FileReply, Reply } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { staffApi } from '../../../staff-api.ts';
import type { CurrentUser } from '../../accounts/schema.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { queuePageSize } from '../../history/queue.ts';
import { historyRefusals } from '../../history/refusals.ts';
import { Assignment, Contacted, Looking, StaffMessage, Viewing } from '../../history/schema.ts';
import { assign, type LockedRecord } from '../../history/server/assign.ts';
import { csvHeaders } from '../../history/server/csv-headers.ts';
import { viewRecord } from '../../history/server/viewing.ts';
import { writeContact } from '../../history/server/write-contact.ts';
import { verificationRefusals } from '../refusals.ts';
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

const { verificationNotFound } = verificationRefusals;

/** The staff's queue of verifications: whole lists first, then one verification. */
export const staffVerificationRoutes: Route[] = [
  serve(
    staffApi.listVerifications,
    { access: 'staff', query: StaffVerificationQuery, gives: z.array(StaffVerification) },
    async ({ query, caller }, { db }) => {
      const { verifications: listed, total } = await listVerifications(db, caller.person, query);
      const page = { page: query.page, size: queuePageSize, total };
      return new Reply(listed, { headers: pageHeaders(staffApi.listVerifications, query, page) });
    },
  ),
  serve(
    staffApi.verificationStats,
    { access: 'staff', gives: VerificationStats },
    async ({ caller }, { db }) => countVerifications(db, caller.person),
  ),
  serve(
    staffApi.exportVerifications,
    { access: 'staff', query: StaffVerificationQuery, gives: undefined },
    async ({ query, caller }, { db }) =>
      new FileReply(exportVerifications(db, caller, query), csvHeaders('verificaciones')),
  ),
  serve(
    staffApi.findVerification,
    {
      access: 'staff',
      params: VerificationId,
      gives: StaffVerificationDetail,
      refuses: [verificationNotFound],
    },
    async ({ params, caller }, platform) => detail(platform, caller.person, params.id),
  ),
  serve(
    staffApi.changeVerificationStatus,
    {
      access: 'staff',
      params: VerificationId,
      body: VerificationStatusChange,
      gives: StaffVerificationDetail,
      refuses: [
        verificationNotFound,
        verificationRefusals.statusChanged,
        historyRefusals.ownRecord,
        verificationRefusals.reasonRequired,
      ],
    },
    async ({ params: { id }, body, caller }, platform) => {
      const { person: agent, language } = caller;
      await changeVerificationStatus(platform, { ...body, agent, language, id });
      return detail(platform, agent, id);
    },
  ),
  serve(
    staffApi.writeAboutVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: StaffMessage,
      key: true,
      gives: StaffVerificationDetail,
      status: 201,
      refuses: [verificationNotFound, historyRefusals.messageKeyReused],
    },
    async ({ params: { id }, body, key, caller: { person } }, platform) => {
      const message = { ...body, verificationId: id, author: person, key };
      await writeAboutVerification(platform, { ...message, as: 'staff' });
      return detail(platform, person, id);
    },
  ),
  serve(
    staffApi.assignVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: Assignment,
      gives: StaffVerificationDetail,
      refuses: [verificationNotFound, historyRefusals.assignedMeanwhile],
    },
    async ({ params: { id }, body, caller }, platform) => {
      const { person } = caller;
      await platform.db.transaction().execute(async (tx) => {
        await assign(tx, caller, await lock(tx, person, id), body);
      });
      return detail(platform, person, id);
    },
  ),
  serve(
    staffApi.viewVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: Looking,
      gives: Viewing,
      refuses: [verificationNotFound],
    },
    async ({ params, body, caller: { person } }, platform) =>
      found(await viewRecord(platform.db, person, verifications, { ...params, ...body })),
  ),
  serve(
    staffApi.contactAboutVerification,
    {
      access: 'staff',
      params: VerificationId,
      body: Contacted,
      key: true,
      gives: StaffVerificationDetail,
      status: 201,
      refuses: [verificationNotFound, historyRefusals.messageKeyReused],
    },
    async ({ params: { id }, body, key, caller: { person } }, platform) => {
      await platform.db.transaction().execute(async (tx) => {
        await writeContact(tx, person, await lock(tx, person, id), { ...body, key });
      });
      return detail(platform, person, id);
    },
  ),
  serve(
    staffApi.deleteVerification,
    {
      access: 'administrador',
      params: VerificationId,
      body: VerificationDeletion,
      gives: VerificationDeleted,
      refuses: [verificationNotFound, verificationRefusals.verificationKept],
    },
    async ({ params, body, caller: { person } }, platform) =>
      deleteVerification(platform, person, { ...params, ...body }),
  ),
  serve(
    staffApi.showReceipt,
    {
      access: 'staff',
      params: ReceiptAddress,
      gives: undefined,
      refuses: [verificationNotFound],
    },
    async ({ params, caller }, platform) =>
      readReceipt(platform, ofStaff(caller.person.role), params),
  ),
];

async function lock(tx: Tx, { role }: CurrentUser, id: string): Promise<LockedRecord> {
  const { ticket: name } = found(await lockVerification(tx, ofStaff(role), id));
  return { of: { verificationId: id }, name };
}

async function detail(
  { db }: Platform,
  agent: CurrentUser,
  id: string,
): Promise<StaffVerificationDetail> {
  return found(await findVerification(db, agent, id));
}

function found<T>(verification: T | undefined): T {
  if (!verification) throw new Refusal(verificationRefusals.verificationNotFound);
  return verification;
}
