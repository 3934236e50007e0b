import { readablePhone } from '#features/company/about/brand.ts';
import {
  customerActedBlocks,
  emailFact,
  headedText,
  languageFact,
  type MailSender,
} from '#features/requests/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { facts, type MailBlock, type MailFact, note } from '#platform/mail/mail-parts.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffVerificationMailTexts, verificationMailTexts } from '../../mail-messages.ts';
import { type MailedVerification, verificationMailToStaff } from './verification-mails.ts';

// Mails to staff, in Spanish. Only these have the words of the sender.

const texts = staffVerificationMailTexts;

export interface ReceivedVerification extends MailedVerification {
  code: string;
  whatsapp: string | null;
  quote_reference: string | null;
  comment: string | null;
}

interface Sent {
  receipts: number;
  comment: string | null;
}

export function newVerificationMail(
  verification: ReceivedVerification,
  receipts: number,
  sender: MailSender,
): Mail {
  const { ticket, reports_forgery: report } = verification;
  const subject = report ? texts.reportSubject(ticket) : texts.newSubject(ticket);
  const title = report ? texts.reportTitle : texts.newTitle;
  const blocks = sentBlocks(verification, { receipts, comment: verification.comment });
  return verificationMailToStaff(verification, { subject, title, blocks }, sender);
}

export function resentMail(
  verification: ReceivedVerification,
  sent: Sent,
  sender: MailSender,
): Mail {
  return verificationMailToStaff(
    verification,
    {
      subject: texts.resentSubject(verification.ticket),
      title: texts.resentTitle,
      blocks: sentBlocks(verification, sent),
    },
    sender,
  );
}

export function verificationQuestionMail(
  verification: MailedVerification,
  text: string,
  sender: MailSender,
): Mail {
  const content = {
    subject: texts.questionSubject(verification.ticket),
    title: texts.questionTitle,
    blocks: customerActedBlocks(
      texts.staffActs,
      headedText(texts.customerSays, text, note),
      verification.email,
    ),
  };
  return verificationMailToStaff(verification, content, sender);
}

function sentBlocks(verification: ReceivedVerification, { receipts, comment }: Sent): MailBlock[] {
  const due = formatDateTime(verification.answer_due_at, 'es');
  return [
    note(texts.answerBy(due)),
    facts(senderFacts(verification, receipts)),
    ...headedText(texts.comment, comment, note),
  ];
}

function senderFacts(verification: ReceivedVerification, receipts: number): MailFact[] {
  const { code, email, whatsapp, quote_reference, language, ticket, created_at } = verification;
  const greeting = encodeURIComponent(verificationMailTexts[language].agentGreeting(ticket));
  const called = whatsapp?.startsWith('+')
    ? { href: `https://wa.me/${whatsapp.slice(1)}?text=${greeting}` }
    : {};
  const codeLabel = verification.reports_forgery ? texts.reported : texts.code;
  return [
    { label: codeLabel, value: code },
    { label: texts.reference, value: quote_reference },
    emailFact(email),
    { label: texts.whatsapp, value: whatsapp && readablePhone(whatsapp), ...called },
    { label: texts.receipts, value: String(receipts) },
    languageFact(language),
    { label: texts.sentAt, value: formatDateTime(created_at, 'es') },
  ];
}
