import { mailToCustomer, type Sender } from '#features/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-template.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { mailTexts } from '../../messages.ts';
import { type VerificationStatus, verificationStatusFacts } from '../../statuses.ts';
import { verificationMails } from './mail-frame.ts';

/** What the mails to the customer may tell: nothing that the sender wrote (see `receivedMail`). */
export interface MailedVerification {
  id: string;
  ticket: string;
  email: string;
  language: Language;
  created_at: Date;
  answer_due_at: Date;
  reports_forgery?: boolean;
}

/**
 * To the address that was typed: the ticket, what comes next and by when. Nobody has shown that the
 * address is theirs, so the mail holds our words only; else anyone could send theirs to anyone,
 * under our name.
 */
export function receivedMail(verification: MailedVerification, sender: Sender): Mail {
  const { language, ticket, created_at, answer_due_at, reports_forgery } = verification;
  const texts = mailTexts[language];
  const due = formatDateTime(answer_due_at, language);
  return toCustomer(verification, sender, {
    subject: texts.receivedSubject(ticket),
    title: reports_forgery ? texts.reportTitle : texts.receivedTitle,
    preheader: `${texts.dueAt}: ${due}`,
    blocks: [
      { kind: 'paragraph', text: texts.received(sender.brand.name) },
      { kind: 'note', text: texts.ourTurn(due) },
      {
        kind: 'facts',
        rows: [
          { label: texts.status, value: verificationStatusFacts.pending.label[language] },
          { label: texts.sentAt, value: formatDateTime(created_at, language) },
          { label: texts.dueAt, value: due },
        ],
      },
      { kind: 'heading', text: texts.nextTitle },
      { kind: 'steps', steps: reports_forgery ? texts.reportSteps : texts.steps },
      { kind: 'paragraph', text: texts.notYou },
    ],
  });
}

/** To the customer: what the new status means, what the team says, who must act, and by when. */
export function statusMail(
  verification: MailedVerification,
  status: VerificationStatus,
  note: string | undefined,
  sender: Sender,
): Mail {
  const { language, ticket, answer_due_at } = verification;
  const texts = mailTexts[language];
  const { label, meaning, next, when } = verificationStatusFacts[status];
  const waits = status === 'pending' || status === 'processing';
  return toCustomer(verification, sender, {
    subject: texts.statusSubject(ticket, label[language]),
    title: texts.statusTitle(label[language]),
    preheader: meaning[language],
    blocks: [
      { kind: 'paragraph', text: meaning[language] },
      ...(note ? written(texts.teamSays, note) : []),
      { kind: 'heading', text: texts.nextTitle },
      { kind: 'note', text: status === 'rejected' ? texts.sendAgain : next[language] },
      waits
        ? {
            kind: 'facts',
            rows: [{ label: texts.dueAt, value: formatDateTime(answer_due_at, language) }],
          }
        : { kind: 'paragraph', text: when[language] },
    ],
  });
}

/**
 * To the customer: that the team has written; what, only where the address is known to be theirs.
 */
export function answerMail(
  verification: MailedVerification,
  text: string | undefined,
  sender: Sender,
): Mail {
  const texts = mailTexts[verification.language];
  return toCustomer(verification, sender, {
    subject: texts.messageSubject(verification.ticket),
    title: texts.messageTitle,
    preheader: texts.messageTitle,
    blocks: text
      ? [...written(texts.teamSays, text), { kind: 'paragraph', text: texts.answerThere }]
      : [{ kind: 'paragraph', text: texts.messageWaits }],
  });
}

interface MailContent {
  subject: string;
  title: string;
  preheader: string;
  blocks: readonly MailBlock[];
}

function toCustomer(
  { id, ticket, email, language }: MailedVerification,
  sender: Sender,
  content: MailContent,
): Mail {
  const { greeting, see: button, seeHow: belowButton } = mailTexts[language];
  const all = { ...content, to: email, language, greeting, button, belowButton };
  return mailToCustomer(verificationMails, { id, name: ticket }, all, sender);
}

/** What somebody wrote, under the name of who did. */
export function written(who: string, text: string): MailBlock[] {
  return [
    { kind: 'heading', text: who },
    { kind: 'note', text },
  ];
}
