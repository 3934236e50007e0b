import {
  type CaseMailContent,
  headedText,
  type LinkMailContent,
} from '#features/requests/cases/server/case-mails.ts';
import { facts, note } from '#platform/mail/mail-parts.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { MailedOffer } from '../../server/mails/offer-mails.ts';
import { offerActed } from '../../server/mails/staff-offer-mails.ts';
import type { StoredOffer } from '../../server/store.ts';
import type { CustomsAnswerKind } from '../customs.ts';
import { customsMailTexts, staffCustomsMailTexts } from '../messages.ts';
import type { CustomsForm } from '../schema.ts';

export function namedMail(
  { language, number }: StoredOffer,
  { cents, namedOn, source }: CustomsForm,
): LinkMailContent {
  const t = customsMailTexts[language];
  return {
    subject: t.subject(number),
    title: t.title,
    button: t.answer,
    blocks: [
      facts([
        { label: t.amount, value: formatMoney(cents, language) },
        { label: t.source, value: source },
        { label: t.day, value: formatDate(namedOn, language) },
      ]),
      note(t.text),
    ],
  };
}

export function withdrawnMail(
  { language, number }: StoredOffer,
  { cents, reason }: { cents: number; reason: string },
): LinkMailContent {
  const t = customsMailTexts[language];
  return {
    subject: t.withdrawnSubject(number),
    title: t.withdrawnTitle,
    button: t.open,
    blocks: [note(t.withdrawnText(formatMoney(cents, language))), ...headedText(t.reason, reason)],
  };
}

export function answeredContent(
  mailed: MailedOffer,
  { answer, cents }: { answer: CustomsAnswerKind; cents: number },
): CaseMailContent {
  const { answers, price } = staffCustomsMailTexts;
  return offerActed(mailed, answers[answer], price(formatMoney(cents, 'es')));
}
