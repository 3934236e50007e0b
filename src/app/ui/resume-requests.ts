import { resumeUnsent } from '#features/payments/verifications/ui/sending/resume-unsent.ts';
import { messageDrafts } from '#features/requests/cases/message-drafts.ts';
import type { App } from '#web/app-context.ts';

export function resumeRequests(app: Pick<App, 'call' | 'language' | 'person'>): void {
  messageDrafts.begin();
  resumeUnsent(app);
}
