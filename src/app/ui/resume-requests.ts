import { messageDrafts } from '#features/cases/message-drafts.ts';
import { resumeUnsent } from '#features/verifications/ui/sending/resume-unsent.ts';
import type { App } from '#web/app-context.ts';

export function resumeRequests(app: Pick<App, 'call' | 'language' | 'person'>): void {
  messageDrafts.begin();
  resumeUnsent(app);
}
