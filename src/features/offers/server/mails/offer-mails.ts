import {
  type CustomerMailContent,
  customerMail,
  type Sender,
} from '#features/cases/server/case-mails.ts';
import { mailTexts } from '#features/quotes/mail-messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-template.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { offerMailTexts } from '../../mail-messages.ts';
import { lineCents } from '../../offer-rules.ts';
import type { Instalment } from '../../schema.ts';
import type { LockedOffer } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';

export type MailedOffer = Pick<LockedOffer, 'row' | 'offer'>;

export interface Accepted {
  total: number;
  plan: readonly Instalment[];
  /** Until when its products are held; null: nothing of it is in the catalogue. */
  until: string | null;
  /** The names of those that are: what is ordered when wanted is not. */
  held: readonly string[];
  /** Where to pay stands in the offer by now. */
  payable: boolean;
}

/** To the customer: what it includes, until when, and the link that answers it. */
export function sentMail(mailed: MailedOffer, path: string, sender: Sender): Mail {
  const { language, number, version, note } = mailed.offer;
  const t = offerMailTexts[language];
  return toCustomer(mailed, path, sender, {
    subject: t.sentSubject(number),
    title: t.sentTitle,
    button: t.open,
    blocks: [
      { kind: 'paragraph', text: version > 1 ? `${t.sentText} ${t.newVersion}` : t.sentText },
      ...(note ? [{ kind: 'heading', text: t.noteTitle } as const, said(note)] : []),
      { kind: 'heading', text: t.linesTitle },
      linesOf(mailed.offer),
      validity(mailed.offer),
    ],
  });
}

/** To the customer: at half the time, and on the last day. */
export function reminderMail(
  kind: 'half' | 'last',
  mailed: MailedOffer,
  path: string,
  sender: Sender,
): Mail {
  const { language, number, totalCents } = mailed.offer;
  const t = offerMailTexts[language];
  const half = kind === 'half';
  return toCustomer(mailed, path, sender, {
    subject: half ? t.halfSubject(number) : t.lastSubject(number),
    title: half ? t.halfTitle : t.lastTitle,
    button: t.open,
    blocks: [
      { kind: 'paragraph', text: half ? t.halfText : t.lastText },
      {
        kind: 'facts',
        rows: [{ label: t.total, value: formatMoney(totalCents, language) }],
      },
      validity(mailed.offer),
    ],
  });
}

export function acceptedMail(
  mailed: MailedOffer,
  { total, plan, until, held, payable }: Accepted,
  path: string,
  sender: Sender,
): Mail {
  const { language, number } = mailed.offer;
  const t = offerMailTexts[language];
  return toCustomer(mailed, path, sender, {
    subject: t.acceptedSubject(number),
    title: t.acceptedTitle,
    button: t.openAccepted,
    blocks: [
      { kind: 'paragraph', text: payable ? t.acceptedPayable : t.acceptedText },
      ...(until
        ? [{ kind: 'note', text: t.held(held.join(', '), formatDate(until, language)) } as const]
        : []),
      { kind: 'heading', text: t.planTitle },
      {
        kind: 'facts',
        rows: [
          ...plan.map(({ label, cents }) => ({ label, value: formatMoney(cents, language) })),
          { label: t.total, value: formatMoney(total, language) },
        ],
      },
      { kind: 'paragraph', text: t.notYou },
    ],
  });
}

/** To the customer: staff took the offer, or its acceptance, back. */
export function takenBackMail(
  kind: 'withdrawn' | 'undone',
  mailed: MailedOffer,
  reason: string,
  path: string,
  sender: Sender,
): Mail {
  const { language, number } = mailed.offer;
  const t = offerMailTexts[language];
  const undone = kind === 'undone';
  return toCustomer(mailed, path, sender, {
    subject: undone ? t.undoneSubject(number) : t.withdrawnSubject(number),
    title: undone ? t.undoneTitle : t.withdrawnTitle,
    button: t.openAny,
    blocks: [
      { kind: 'heading', text: t.reasonTitle },
      said(reason),
      { kind: 'note', text: t.nothingToPay },
    ],
  });
}

/** To the customer: staff hold the products until a later day. */
export function extendedMail(
  mailed: MailedOffer,
  { until, reason }: { until: string; reason: string },
  path: string,
  sender: Sender,
): Mail {
  const { language, number } = mailed.offer;
  const t = offerMailTexts[language];
  const day = formatDate(until, language);
  return toCustomer(mailed, path, sender, {
    subject: t.extendedSubject(number, day),
    title: t.extendedTitle,
    button: t.openAccepted,
    blocks: [
      { kind: 'note', text: t.extendedText(day) },
      { kind: 'heading', text: t.reasonTitle },
      said(reason),
    ],
  });
}

/** To the customer: the first instalment did not come, so the products are for sale again. */
export function lapsedMail(mailed: MailedOffer, path: string, sender: Sender): Mail {
  const { language, number } = mailed.offer;
  const t = offerMailTexts[language];
  return toCustomer(mailed, path, sender, {
    subject: t.lapsedSubject(number),
    title: t.lapsedTitle,
    button: t.openAny,
    blocks: [
      { kind: 'paragraph', text: t.lapsedText },
      { kind: 'note', text: t.lapsedPaid },
    ],
  });
}

type Content = Pick<CustomerMailContent, 'subject' | 'title' | 'button' | 'blocks'>;

/** With what all mails about an offer have. */
export function toCustomer(
  { row, offer: { language, number } }: MailedOffer,
  path: string,
  sender: Sender,
  content: Content,
): Mail {
  const texts = { ...mailTexts[language], nameLabel: offerMailTexts[language].numberLabel };
  const all = {
    ...content,
    to: row.customer_email,
    language,
    greeting: texts.greeting(row.customer_name),
    belowButton: offerMailTexts[language].linkIsYours,
  };
  return customerMail({ path, name: number, texts }, all, sender);
}

function linesOf({ lines, totalCents, language }: StoredOffer): MailBlock {
  const t = offerMailTexts[language];
  return {
    kind: 'lines',
    lines: lines.map((line) => ({
      name: line.optional ? `${line.text} (${t.optional})` : line.text,
      quantity: line.quantity,
      ...(line.quantity > 1 && { price: formatMoney(line.unitCents, language) }),
      total: formatMoney(lineCents(line), language),
    })),
    total: { label: t.total, value: formatMoney(totalCents, language) },
  };
}

function validity({ validUntil, language }: StoredOffer): MailBlock {
  const t = offerMailTexts[language];
  const value = t.untilDay(formatDate(validUntil, language));
  return { kind: 'facts', rows: [{ label: t.validUntil, value }] };
}

const said = (text: string): MailBlock => ({ kind: 'said', text });
