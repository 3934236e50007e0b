import {
  customerActedBlocks,
  emailFact,
  headedText,
  languageFact,
  type MailSender,
} from '#features/cases/server/case-mails.ts';
import { readablePhone } from '#features/company/brand.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock, MailFact } from '#platform/mail/mail-template.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { verificationMailTexts } from '../../mail-messages.ts';
import { type MailedVerification, verificationMailToStaff } from './verification-mails.ts';

// Mails to staff, in Spanish. Only these have the words of the sender.

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
  const subject = report ? `Denuncia de falsificación ${ticket}` : `Nueva verificación ${ticket}`;
  const title = report ? 'Denuncia de una falsificación' : 'Nueva verificación por atender';
  const blocks = sentBlocks(verification, { receipts, comment: verification.comment });
  return verificationMailToStaff(verification, { subject, title, blocks }, sender);
}

export function resentMail(
  verification: ReceivedVerification,
  sent: Sent,
  sender: MailSender,
): Mail {
  const subject = `Verificación ${verification.ticket} enviada de nuevo`;
  const title = 'Una verificación rechazada se envió de nuevo';
  return verificationMailToStaff(
    verification,
    { subject, title, blocks: sentBlocks(verification, sent) },
    sender,
  );
}

export function verificationQuestionMail(
  verification: MailedVerification,
  text: string,
  sender: MailSender,
): Mail {
  const content = {
    subject: `Mensaje sobre ${verification.ticket}`,
    title: 'Un cliente escribió',
    blocks: customerActedBlocks(
      'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí.',
      headedText('El cliente escribe', text, 'note'),
      verification.email,
    ),
  };
  return verificationMailToStaff(verification, content, sender);
}

function sentBlocks(verification: ReceivedVerification, { receipts, comment }: Sent): MailBlock[] {
  const due = formatDateTime(verification.answer_due_at, 'es');
  return [
    { kind: 'note', text: `Debe actuar: un agente. Prometimos responder el ${due}.` },
    { kind: 'facts', rows: senderFacts(verification, receipts) },
    ...headedText('Comentario', comment, 'note'),
  ];
}

function senderFacts(verification: ReceivedVerification, receipts: number): MailFact[] {
  const { code, email, whatsapp, quote_reference, language, ticket, created_at } = verification;
  const greeting = encodeURIComponent(verificationMailTexts[language].agentGreeting(ticket));
  const called = whatsapp?.startsWith('+')
    ? { href: `https://wa.me/${whatsapp.slice(1)}?text=${greeting}` }
    : {};
  const codeLabel = verification.reports_forgery ? 'Lo denunciado' : 'Código de verificación';
  return [
    { label: codeLabel, value: code },
    ...(quote_reference ? [{ label: 'Referencia de cotización', value: quote_reference }] : []),
    emailFact(email),
    ...(whatsapp ? [{ label: 'WhatsApp', value: readablePhone(whatsapp), ...called }] : []),
    { label: 'Comprobantes', value: String(receipts) },
    languageFact(language),
    { label: 'Enviada', value: formatDateTime(created_at, 'es') },
  ];
}
