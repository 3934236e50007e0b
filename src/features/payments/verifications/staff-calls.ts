import { staffCaseCalls } from '#features/requests/cases/staff-case-calls.ts';
import { get, post } from '#platform/calls/contract.ts';
import type { VerificationDeleted, VerificationDeletion, VerificationWire } from './schema.ts';

export const verificationCaseCalls = staffCaseCalls<VerificationWire>('/api/admin/verifications');

export const verificationStaffCalls = {
  showReceipt: get<never, { params: { id: string; receiptId: string } }>(
    '/api/admin/verifications/:id/receipts/:receiptId',
  ),
  listVerifications: verificationCaseCalls.list,
  verificationStats: verificationCaseCalls.stats,
  exportVerifications: verificationCaseCalls.export,
  findVerification: verificationCaseCalls.find,
  changeVerificationStatus: verificationCaseCalls.changeStatus,
  writeAboutVerification: verificationCaseCalls.write,
  undoAboutVerification: verificationCaseCalls.undo,
  assignVerification: verificationCaseCalls.assign,
  followUpVerification: verificationCaseCalls.followUp,
  viewVerification: verificationCaseCalls.view,
  contactAboutVerification: verificationCaseCalls.contact,
  /**
   * Only administradores may call it. It deletes an abuse of the form with its files and mails; an
   * approved verification cannot be deleted.
   */
  deleteVerification: post<
    VerificationDeleted,
    { params: { id: string }; body: VerificationDeletion }
  >('/api/admin/verifications/:id/deletion'),
};
