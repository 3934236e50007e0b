import { mailToStaff, type Sender } from '#features/cases/server/case-mails.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-template.ts';
import { quoteMails } from './mail-frame.ts';
import type { NoticedQuote } from './notice-mails.ts';

/** To staff, in Spanish: what a customer changed of a pending quotation. */
export function amendedMail(quote: NoticedQuote, changes: readonly string[], sender: Sender): Mail {
  return toStaff(quote, sender, {
    subject: `${quote.customerName} cambió la cotización ${quote.reference}`,
    title: 'El cliente cambió su cotización',
    act: 'Debe actuar: un agente. Atienda la cotización como está ahora.',
    said: changes.join('\n'),
  });
}

/** To staff, in Spanish: a customer wants no answer any more. */
export function cancelledMail(
  quote: NoticedQuote,
  reason: string | undefined,
  sender: Sender,
): Mail {
  return toStaff(quote, sender, {
    subject: `${quote.customerName} canceló la cotización ${quote.reference}`,
    title: 'El cliente canceló su cotización',
    act: 'Nadie debe hacer nada más. Salió de la cola.',
    said: reason,
  });
}

interface Told {
  subject: string;
  title: string;
  act: string;
  /** In the customer's words. */
  said: string | undefined;
}

function toStaff(quote: NoticedQuote, sender: Sender, { act, said, ...head }: Told): Mail {
  const { id, reference, customerName, customerEmail: email } = quote;
  const blocks: MailBlock[] = [
    { kind: 'note', text: act },
    ...(said
      ? ([
          { kind: 'heading', text: customerName },
          { kind: 'said', text: said },
        ] as const)
      : []),
    { kind: 'facts', rows: [{ label: 'Correo', value: email, href: `mailto:${email}` }] },
  ];
  const content = { ...head, preheader: `${customerName}, ${reference}`, blocks };
  return mailToStaff(quoteMails, { id, name: reference }, content, sender);
}
