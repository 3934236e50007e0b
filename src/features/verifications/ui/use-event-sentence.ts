import { useApp } from '../../../app.ts';
import { ownVerificationMessages } from '../own-messages.ts';
import type { VerificationEvent } from '../schema.ts';
import { verificationStatusFacts } from '../statuses.ts';

/** What happened to a verification, in a sentence for its sender; or for whose e-mail it has. */
export function useEventSentence(signedOut: boolean): (event: VerificationEvent) => string {
  const { language } = useApp();
  const t = ownVerificationMessages[language];
  return (event) => {
    if (event.kind === 'resent') return t.resent;
    if (event.kind === 'contact') return t.contacted;
    if (!event.from || !event.to) return t.createdBy[signedOut ? 'system' : event.by];
    return t.statusChanged(
      verificationStatusFacts[event.from].label[language],
      verificationStatusFacts[event.to].label[language],
    );
  };
}
