import { mailToStaff, type Sender } from '#features/cases/server/case-mails.ts';
import { readablePhone } from '#features/company/brand.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock, MailFact } from '#platform/mail/mail-template.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { mailTexts } from '../../messages.ts';
import { type MailedVerification, written } from './mail.ts';
import { verificationMails } from './mail-frame.ts';

/** What staff read of it: the sender's words too. */
export interface ReceivedVerification extends MailedVerification {
  code: string;
  whatsapp: string | null;
  quote_reference: string | null;
  comment: string | null;
}

/** To staff, in Spanish: what came, by when it must be answered, and how to reach the sender. */
export function newVerificationMail(
  verification: ReceivedVerification,
  receipts: number,
  sender: Sender,
): Mail {
  const { ticket, comment, reports_forgery: report } = verification;
  return toStaff(verification, sender, {
    subject: report ? `Denuncia de falsificación ${ticket}` : `Nueva verificación ${ticket}`,
    title: report ? 'Denuncia de una falsificación' : 'Nueva verificación por atender',
    blocks: [
      ...toDo(verification),
      { kind: 'facts', rows: senderFacts(verification, receipts) },
      ...(comment ? written('Comentario', comment) : []),
    ],
  });
}

/** To staff: a customer has sent again what was rejected. */
export function resentMail(
  verification: ReceivedVerification,
  { receipts, comment }: { receipts: number; comment: string | null },
  sender: Sender,
): Mail {
  return toStaff(verification, sender, {
    subject: `Verificación ${verification.ticket} enviada de nuevo`,
    title: 'Una verificación rechazada se envió de nuevo',
    blocks: [
      ...toDo(verification),
      { kind: 'facts', rows: senderFacts(verification, receipts) },
      ...(comment ? written('Comentario', comment) : []),
    ],
  });
}

/** To staff: what a customer has written. Their own words go to nobody else. */
export function questionMail(verification: MailedVerification, text: string, sender: Sender): Mail {
  return toStaff(verification, sender, {
    subject: `Mensaje sobre ${verification.ticket}`,
    title: 'Un cliente escribió',
    blocks: [
      {
        kind: 'note',
        text: 'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí.',
      },
      ...written('El cliente escribe', text),
      {
        kind: 'facts',
        rows: [
          { label: 'Correo', value: verification.email, href: `mailto:${verification.email}` },
        ],
      },
    ],
  });
}

function toDo({ answer_due_at }: MailedVerification): MailBlock[] {
  const due = formatDateTime(answer_due_at, 'es');
  return [{ kind: 'note', text: `Debe actuar: un agente. Prometimos responder el ${due}.` }];
}

function senderFacts(verification: ReceivedVerification, receipts: number): MailFact[] {
  const { code, email, whatsapp, quote_reference, language, ticket, created_at } = verification;
  const codeLabel = verification.reports_forgery ? 'Lo denunciado' : 'Código de verificación';
  const greeting = encodeURIComponent(mailTexts[language].agentGreeting(ticket));
  const called = whatsapp?.startsWith('+')
    ? { href: `https://wa.me/${whatsapp.slice(1)}?text=${greeting}` }
    : {};
  return [
    { label: codeLabel, value: code },
    ...(quote_reference ? [{ label: 'Referencia de cotización', value: quote_reference }] : []),
    { label: 'Correo', value: email, href: `mailto:${email}` },
    ...(whatsapp ? [{ label: 'WhatsApp', value: readablePhone(whatsapp), ...called }] : []),
    { label: 'Comprobantes', value: String(receipts) },
    { label: 'Idioma', value: language === 'es' ? 'Español' : 'Inglés' },
    { label: 'Enviada', value: formatDateTime(created_at, 'es') },
  ];
}

function toStaff(
  { id, ticket }: MailedVerification,
  sender: Sender,
  content: { subject: string; title: string; blocks: readonly MailBlock[] },
): Mail {
  return mailToStaff(verificationMails, { id, name: ticket }, content, sender);
}
