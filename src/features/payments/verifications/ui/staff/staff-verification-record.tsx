import { caseRecord } from '#features/requests/cases/ui/staff/case-panel.tsx';
import type { VerificationWire } from '../../schema.ts';
import { staffVerificationTexts, verificationGreetings } from '../../staff-messages.ts';
import { Deletion, SenderFacts, SentParts } from './verification-parts.tsx';

export const Record = caseRecord<VerificationWire>({
  contactOf: ({ email, whatsapp, language, ticketId }, brand) => ({
    email,
    whatsapp,
    greeting: verificationGreetings[language](ticketId, brand),
  }),
  describe: ({ kind, note }, _, language) =>
    kind === 'resent'
      ? { sentence: staffVerificationTexts[language].resent, comment: note }
      : undefined,
  CustomerFacts: SenderFacts,
  Sent: SentParts,
  Last: Deletion,
});
