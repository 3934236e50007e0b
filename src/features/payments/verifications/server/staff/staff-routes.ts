import { writeRead } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { staffCaseRoutes } from '#features/requests/cases/server/staff-routes.ts';
import { staffApi } from '#staff-api.ts';
import { readReceipt } from '../receipts/receipt-file.ts';
import { verificationCases } from '../verification-cases.ts';
import { deleteVerification } from './delete-verification.ts';

export const staffVerificationRoutes: CallRoute[] = [
  ...staffCaseRoutes(verificationCases),
  serve(staffApi.deleteVerification, async ({ params, body, caller: { person } }, services) =>
    deleteVerification(services, person, { ...params, ...body }),
  ),
  serve(staffApi.showReceipt, async ({ params, caller: { person } }, services) => {
    const scope = mayOpen(verificationCases, person);
    const { file, ticket } = await readReceipt(services, scope, params);
    await writeRead(services.db, {
      actor: person,
      action: 'verification.receipt',
      subject: { kind: 'verification', id: params.id, name: ticket },
      details: { receipt: params.receiptId },
    });
    return file;
  }),
];
