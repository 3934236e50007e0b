import { writeRead } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { verificationErrors } from '../../errors.ts';
import { ReceiptAddress, VerificationDeleted, VerificationDeletion } from '../../schema.ts';
import { readReceipt } from '../receipts/receipt-file.ts';
import { verificationCases } from '../verification-cases.ts';
import { deleteVerification } from './delete-verification.ts';

export const staffVerificationRoutes: CallRoute[] = [
  ...staffCaseRoutes(verificationCases),
  serve(
    staffApi.deleteVerification,
    {
      access: 'administrador',
      params: RecordId,
      body: VerificationDeletion,
      response: VerificationDeleted,
      errors: [verificationCases.notFound, verificationErrors.verificationKept],
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
      errors: [verificationCases.notFound],
    },
    async ({ params, caller: { person } }, services) => {
      const scope = mayOpen(verificationCases, person);
      const { file, ticket } = await readReceipt(services, scope, params);
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
