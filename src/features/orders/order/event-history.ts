import { readMoneyNote } from '#features/ledger/entries/money-note.ts';
import { readOfferNote } from '#features/orders/offers/offer-note.ts';
import type { DescribeEvent } from '#features/requests/cases/describe-event.ts';
import type { HistoryEvent } from '#features/requests/cases/schema.ts';
import {
  type QuoteStatus,
  quoteStatuses,
  quoteStatusFacts,
  toQuoteStatus,
} from '#features/requests/quotes/statuses.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { formatDate } from '#platform/time/dates.ts';

// Describes the events that only quotations have.

export const describeForCustomer: DescribeEvent = (event, who, language) => {
  const t = own[language];
  const { kind, note } = event;
  if (kind === 'code') return { sentence: t.codeIssued(note ?? ''), comment: null };
  // To this status and back from it only an offer moves, which has an entry of its own.
  if (kind === 'moved' && (isForward(event) ? event.to === 'approved' : event.to === 'en_revision'))
    return null;
  return describeShared(event, who, language);
};

/** Customers and staff read the same of these. */
export const describeShared: DescribeEvent = (event, who, language) =>
  describeMove(event, language) ??
  describeChange(event, who, language) ??
  describeMoney(event, who, language) ??
  describeOffer(event, who, language);

/** Names the fact that moved the status, or the one that was undone. */
function describeMove(event: HistoryEvent, language: Language) {
  if (event.kind !== 'moved') return undefined;
  const t = moves[language];
  const now = toQuoteStatus(event.to ?? '');
  const label = quoteStatusFacts[now].label[language];
  const facts: Partial<Record<QuoteStatus, string>> = isForward(event) ? t.came : t.undone;
  const sentence = (isForward(event) ? t.forward : t.back)(label, facts[now] ?? '');
  return { sentence, comment: null };
}

function isForward({ from, to }: HistoryEvent): boolean {
  const at = (status: string | null) => quoteStatuses.indexOf(toQuoteStatus(status ?? ''));
  return at(to) > at(from);
}

function describeChange({ kind, note }: HistoryEvent, who: string, language: Language) {
  if (kind !== 'amended' && kind !== 'cancelled') return undefined;
  return { sentence: texts[language][kind](who), comment: note };
}

function describeMoney({ kind, note }: HistoryEvent, who: string, language: Language) {
  const { money, between } = texts[language];
  const describe = money[kind as keyof typeof money];
  const describeAbout = between[kind as keyof typeof between];
  if (!describe && !describeAbout) return undefined;
  const { cents, about, comment } = readMoneyNote(note, describeAbout !== undefined);
  const amount = formatMoney(cents, language);
  return {
    sentence: describeAbout ? describeAbout(who, amount, about) : `${who} ${describe(amount)}`,
    comment,
  };
}

function describeOffer(event: HistoryEvent, who: string, language: Language) {
  const t = texts[language];
  const { kind, note, byLink } = event;
  const describe = t.what[kind as keyof typeof t.what];
  if (!describe) return undefined;
  const { number, until, comment } = readOfferNote(note);
  const sentence = describe(
    kind.startsWith('link_') ? t.roles(number) : number,
    until ? formatDate(until, language) : '',
  );
  return { sentence: byLink ? `${t.byLink}: ${sentence}` : `${who} ${sentence}`, comment };
}

const own = defineTexts({
  codeIssued: (code: string) => ({
    es: `Su código de verificación: ${code}`,
    en: `Your verification code: ${code}`,
  }),
});

const moves = defineTexts({
  forward: (label: string, fact: string) => ({
    es: `Pasó a «${label}»: ${fact}`,
    en: `Now “${label}”: ${fact}`,
  }),
  back: (label: string, fact: string) => ({
    es: `Volvió a «${label}»: ${fact}`,
    en: `Back to “${label}”: ${fact}`,
  }),
  came: {
    en_revision: { es: 'un agente la atiende', en: 'an agent is working on it' },
    approved: { es: 'la oferta está aceptada', en: 'the offer is accepted' },
    sent: { es: 'todo salió hacia Cuba', en: 'all of it has left for Cuba' },
    delivered: { es: 'todo se entregó', en: 'all of it was handed over' },
    completed: {
      es: 'no queda nada por pagar ni por devolver',
      en: 'nothing is left to pay or to give back',
    },
  },
  undone: {
    pending: { es: 'ningún agente la atiende', en: 'no agent is working on it' },
    en_revision: { es: 'la oferta ya no está aceptada', en: 'the offer is no longer accepted' },
    approved: { es: 'no todo ha salido hacia Cuba', en: 'not all of it has left for Cuba' },
    sent: { es: 'no todo está entregado', en: 'not all of it was handed over' },
    delivered: {
      es: 'queda algo por pagar o por devolver',
      en: 'something is left to pay or to give back',
    },
  },
});

const texts = defineTexts({
  amended: (who: string) => ({ es: `${who} la cambió`, en: `${who} changed it` }),
  cancelled: (who: string) => ({ es: `${who} la canceló`, en: `${who} canceled it` }),
  byLink: { es: 'Por enlace', en: 'By link' },
  roles: (role: string) => ({
    es: { pays: 'quien paga', receives: 'quien recibe' }[role] ?? 'quien pide',
    en: { pays: 'whoever pays', receives: 'whoever receives' }[role] ?? 'whoever asks',
  }),
  money: {
    money_received: (amount: string) => ({
      es: `anotó un pago de ${amount}`,
      en: `recorded a payment of ${amount}`,
    }),
    money_taken: (amount: string) => ({
      es: `recibió ${amount} en efectivo; falta que otra persona lo cuente`,
      en: `took ${amount} in cash; another person has still to count it`,
    }),
    money_counted: (amount: string) => ({
      es: `contó ${amount} en efectivo: el pago está anotado`,
      en: `counted ${amount} in cash: the payment is recorded`,
    }),
    money_refunded: (amount: string) => ({
      es: `anotó una devolución de ${amount}`,
      en: `recorded a refund of ${amount}`,
    }),
    money_reversed: (amount: string) => ({
      es: `anuló una anotación de ${amount}`,
      en: `reversed an entry of ${amount}`,
    }),
  },
  between: {
    credit_out: (who: string, amount: string, other: string) => ({
      es: `${who} pasó ${amount} a su favor a ${other}`,
      en: `${who} moved ${amount} in your favor to ${other}`,
    }),
    credit_in: (who: string, amount: string, other: string) => ({
      es: `${who} pasó aquí ${amount} que estaban a su favor en ${other}`,
      en: `${who} moved ${amount} here that were in your favor on ${other}`,
    }),
    instalment_overdue: (_: string, amount: string, label: string) => ({
      es: `Venció la cuota ${label}: faltan ${amount}`,
      en: `The installment ${label} is overdue: ${amount} to go`,
    }),
  },
  what: {
    offer_sent: (n: string) => ({ es: `envió la oferta ${n}`, en: `sent the offer ${n}` }),
    offer_withdrawn: (n: string) => ({
      es: `retiró la oferta ${n}`,
      en: `withdrew the offer ${n}`,
    }),
    offer_accepted: (n: string) => ({ es: `aceptó la oferta ${n}`, en: `accepted the offer ${n}` }),
    offer_declined: (n: string) => ({
      es: `rechazó la oferta ${n}`,
      en: `declined the offer ${n}`,
    }),
    offer_change: (n: string) => ({
      es: `pidió un cambio en la oferta ${n}`,
      en: `asked for a change in the offer ${n}`,
    }),
    offer_again: (n: string) => ({
      es: `pidió una oferta nueva en lugar de ${n}`,
      en: `asked for a new offer in place of ${n}`,
    }),
    offer_sold: (n: string) => ({
      es: `quiso aceptar la oferta ${n}, y algo se había vendido`,
      en: `wanted to accept the offer ${n}, and something had been sold`,
    }),
    offer_undone: (n: string) => ({
      es: `deshizo la aceptación de la oferta ${n}`,
      en: `undid the acceptance of the offer ${n}`,
    }),
    hold_lapsed: (n: string) => ({
      es: `terminó la reserva de la oferta ${n}`,
      en: `ended the hold of the offer ${n}`,
    }),
    hold_renewed: (n: string, day: string) => ({
      es: `apartó lo de la oferta ${n} hasta el ${day}`,
      en: `held what is in the offer ${n} until ${day}`,
    }),
    customs_named: (n: string) => ({
      es: `anotó el precio de la Aduana para la oferta ${n}`,
      en: `recorded the price of customs for the offer ${n}`,
    }),
    customs_accepted: (n: string) => ({
      es: `aceptó el precio de la Aduana para la oferta ${n}`,
      en: `accepted the price of customs for the offer ${n}`,
    }),
    customs_talk: (n: string) => ({
      es: `quiere hablar del precio de la Aduana para la oferta ${n}`,
      en: `wants to talk about the price of customs for the offer ${n}`,
    }),
    customs_withdrawn: (n: string) => ({
      es: `retiró el precio de la Aduana para la oferta ${n}`,
      en: `withdrew the price of customs for the offer ${n}`,
    }),
    link_made: (role: string) => ({
      es: `hizo un enlace para ${role}`,
      en: `made a link for ${role}`,
    }),
    owner_asked: (name: string) => ({
      es: `${name} pide que la orden sea suya`,
      en: `${name} asks to become the owner of the order`,
    }),
    owner_agreed: (name: string) => ({
      es: `cede la orden a ${name}, si un administrador lo confirma`,
      en: `passes the order on to ${name}, if an administrador confirms it`,
    }),
    owner_kept: (name: string) => ({
      es: `no pasó la orden a ${name}`,
      en: `did not pass the order on to ${name}`,
    }),
    owner_changed: (name: string) => ({
      es: `pasó la orden a ${name}, con su historia`,
      en: `passed the order on to ${name}, with its history`,
    }),
    link_revoked: (role: string) => ({
      es: `anuló el enlace de ${role}`,
      en: `revoked the link of ${role}`,
    }),
  },
});
