import { staffCaseCalls } from '#features/requests/cases/staff-case-calls.ts';
import { get, post } from '#platform/calls/contract.ts';
import { verificationErrors } from './errors.ts';
import {
  ReceiptAddress,
  StaffVerification,
  StaffVerificationDetail,
  StaffVerificationQuery,
  VerificationDeleted,
  VerificationDeletion,
  type VerificationWire,
} from './schema.ts';
import { verificationType } from './statuses.ts';

export const verificationCaseCalls = staffCaseCalls<VerificationWire>('/api/admin/verifications', {
  type: verificationType,
  query: StaffVerificationQuery,
  summary: StaffVerification,
  detail: StaffVerificationDetail,
  notFound: verificationErrors.verificationNotFound,
  statusErrors: [verificationErrors.claimPaid, verificationErrors.wordsNeeded],
});

export const verificationStaffCalls = {
  showReceipt: get('/api/admin/verifications/:id/receipts/:receiptId', {
    access: 'staff',
    params: ReceiptAddress,
    response: undefined,
    errors: [verificationErrors.verificationNotFound],
  }),
  listVerifications: verificationCaseCalls.list,
  verificationStats: verificationCaseCalls.stats,
  exportVerifications: verificationCaseCalls.export,
  findVerification: verificationCaseCalls.find,
  changeVerificationStatus: verificationCaseCalls.changeStatus,
  writeAboutVerification: verificationCaseCalls.write,
  undoAboutVerification: verificationCaseCalls.undo,
  assignVerification: verificationCaseCalls.assign,
  changeStatusOfVerifications: verificationCaseCalls.changeStatusOfMany,
  writeAboutVerifications: verificationCaseCalls.writeToMany,
  undoAboutVerifications: verificationCaseCalls.undoMany,
  assignVerifications: verificationCaseCalls.assignMany,
  followUpVerification: verificationCaseCalls.followUp,
  viewVerification: verificationCaseCalls.view,
  contactAboutVerification: verificationCaseCalls.contact,
  /**
   * Only administradores may call it. It deletes an abuse of the form with its files and mails; an
   * approved verification cannot be deleted.
   */
  deleteVerification: post('/api/admin/verifications/:id/deletion', {
    access: 'administrador',
    body: VerificationDeletion,
    response: VerificationDeleted,
    errors: [verificationErrors.verificationNotFound, verificationErrors.verificationKept],
  }),
};
