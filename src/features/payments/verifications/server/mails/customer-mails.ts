import { headedText, type MailSender } from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { facts, heading, note, paragraph, steps } from '#platform/mail/mail-parts.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { verificationMailTexts } from '../../mail-messages.ts';
import {
  factsOf,
  isApproved,
  isUndecided,
  type VerificationStatus,
  verificationStatusFacts,
} from '../../statuses.ts';
import type { OrderOfClaim } from './order-of-claim.ts';
import {
  type MailedVerification,
  type VerificationMailContent,
  verificationMailToCustomer,
} from './verification-mails.ts';

/**
 * Confirms a verification to the typed address. The address is not verified, so the mail has our
 * own words only: otherwise anybody could send their text to anybody in our name.
 */
export function receivedMail(
  verification: MailedVerification,
  sender: MailSender,
  order?: OrderOfClaim,
): Mail {
  const { language, ticket, created_at, answer_due_at, reports_forgery } = verification;
  const texts = verificationMailTexts[language];
  const due = formatDateTime(answer_due_at, language);
  const content: VerificationMailContent = {
    subject: texts.receivedSubject(ticket),
    title: reports_forgery ? texts.reportTitle : texts.receivedTitle,
    preheader: `${texts.dueAt}: ${due}`,
    blocks: [
      paragraph(texts.received(sender.brand.name)),
      ...(order ? [] : [note(texts.ourTurn(due))]),
      facts([
        { label: texts.status, value: verificationStatusFacts.pending.label[language] },
        { label: texts.sentAt, value: formatDateTime(created_at, language) },
        { label: texts.dueAt, value: due },
      ]),
      ...(order
        ? [paragraph(texts.ofOrder)]
        : [
            heading(texts.nextTitle),
            steps(reports_forgery ? texts.reportSteps : texts.steps),
            paragraph(texts.notYou),
          ]),
    ],
    ...(order && { progress: order.progress, link: order.path }),
  };
  return verificationMailToCustomer(verification, content, sender);
}

export function verificationStatusMail(
  verification: MailedVerification,
  {
    status,
    note: words,
    counted,
    order,
  }: {
    status: VerificationStatus;
    note: string | undefined;
    counted: boolean;
    /** Once the claim is decided, what comes next is what comes next of its order. */
    order?: OrderOfClaim | undefined;
  },
  sender: MailSender,
): Mail {
  const { language, ticket, answer_due_at } = verification;
  const texts = verificationMailTexts[language];
  const { label } = verificationStatusFacts[status];
  const { meaning, next, when } = factsOf(status, counted);
  const waits = isUndecided(status);
  const due = { label: texts.dueAt, value: formatDateTime(answer_due_at, language) };
  const reason = headedText(texts.teamSays, words, note);
  const sendAgain = order?.path ? texts.sendAgainByLink : texts.sendAgain;
  const content: VerificationMailContent = {
    subject: texts.statusSubject(ticket, label[language]),
    title: texts.statusTitle(label[language]),
    preheader: meaning[language],
    link: order?.path,
    ...(order && (isApproved(status) || (status === 'rejected' && !order.isLeftToPay))
      ? { blocks: [paragraph(meaning[language]), ...reason], progress: order.progress }
      : {
          blocks: [
            paragraph(meaning[language]),
            ...reason,
            heading(texts.nextTitle),
            note(status === 'rejected' ? sendAgain : next[language]),
            waits ? facts([due]) : paragraph(when[language]),
          ],
        }),
  };
  return verificationMailToCustomer(verification, content, sender);
}

/** `text` is given only where the address is known to be the customer's. */
export function verificationAnswerMail(
  verification: MailedVerification,
  { text, link }: { text: string | undefined; link: string | undefined },
  sender: MailSender,
): Mail {
  const texts = verificationMailTexts[verification.language];
  const [there, waits] = link
    ? [texts.answerToUs, texts.messageOnPage]
    : [texts.answerThere, texts.messageWaits];
  const content: VerificationMailContent = {
    link,
    subject: texts.messageSubject(verification.ticket),
    title: texts.messageTitle,
    preheader: texts.messageTitle,
    blocks: [...headedText(texts.teamSays, text, note), paragraph(text ? there : waits)],
  };
  return verificationMailToCustomer(verification, content, sender);
}
