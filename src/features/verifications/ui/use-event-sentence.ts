import { useApp } from '#web/app-context.ts';
import { ownVerificationMessages } from '../own-messages.ts';
import type { VerificationEvent } from '../schema.ts';
import { verificationStatusFacts } from '../statuses.ts';

/** What happened to a verification, in a sentence for its sender. */
export function useEventSentence(): (event: VerificationEvent) => string {
  const { language } = useApp();
  const t = ownVerificationMessages[language];
  return (event) => {
    if (event.kind === 'resent') return t.resent;
    if (event.kind === 'contact') return t.contacted;
    if (!event.from || !event.to) return t.createdBy[event.by];
    return t.statusChanged(
      verificationStatusFacts[event.from].label[language],
      verificationStatusFacts[event.to].label[language],
    );
  };
}
