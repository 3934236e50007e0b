import { readMoneyNote } from '#features/ledger/entries/money-note.ts';
import { readOfferNote } from '#features/orders/offers/offer-note.ts';
import type { DescribeEvent } from '#features/requests/cases/describe-event.ts';
import type { HistoryEvent } from '#features/requests/cases/schema.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { formatDate } from '#platform/time/dates.ts';

// Describes the events that only quotations have.

export const describeForCustomer: DescribeEvent = (event, who, language) => {
  const t = own[language];
  const { kind, note } = event;
  if (kind === 'code') return { sentence: t.codeIssued(note ?? ''), comment: null };
  return describeShared(event, who, language);
};

/** Customers and staff read the same of these. */
export const describeShared: DescribeEvent = (event, who, language) =>
  describeChange(event, who, language) ??
  describeMoney(event, who, language) ??
  describeOffer(event, who, language);

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
  return {
    sentence: byLink ? `${t.byLink}: ${sentence}` : `${who} ${sentence}`,
    comment,
  };
}

const own = defineTexts({
  codeIssued: {
    es: (code: string) => `Su código de verificación: ${code}`,
    en: (code: string) => `Your verification code: ${code}`,
  },
});

const texts = defineTexts({
  amended: { es: (who: string) => `${who} la cambió`, en: (who: string) => `${who} changed it` },
  cancelled: {
    es: (who: string) => `${who} la canceló`,
    en: (who: string) => `${who} cancelled it`,
  },
  byLink: { es: 'Por enlace', en: 'By link' },
  roles: {
    es: (role: string) => ({ pays: 'quien paga', receives: 'quien recibe' })[role] ?? 'quien pide',
    en: (role: string) =>
      ({ pays: 'whoever pays', receives: 'whoever receives' })[role] ?? 'whoever asks',
  },
  money: {
    money_received: {
      es: (amount: string) => `anotó un pago de ${amount}`,
      en: (amount: string) => `recorded a payment of ${amount}`,
    },
    money_taken: {
      es: (amount: string) => `recibió ${amount} en efectivo; falta que otra persona lo cuente`,
      en: (amount: string) => `took ${amount} in cash; another person has still to count it`,
    },
    money_counted: {
      es: (amount: string) => `contó ${amount} en efectivo: el pago está anotado`,
      en: (amount: string) => `counted ${amount} in cash: the payment is recorded`,
    },
    money_refunded: {
      es: (amount: string) => `anotó una devolución de ${amount}`,
      en: (amount: string) => `recorded a refund of ${amount}`,
    },
    money_reversed: {
      es: (amount: string) => `anuló una anotación de ${amount}`,
      en: (amount: string) => `reversed an entry of ${amount}`,
    },
  },
  between: {
    credit_out: {
      es: (who: string, amount: string, other: string) =>
        `${who} pasó ${amount} a su favor a ${other}`,
      en: (who: string, amount: string, other: string) =>
        `${who} moved ${amount} in your favour to ${other}`,
    },
    credit_in: {
      es: (who: string, amount: string, other: string) =>
        `${who} pasó aquí ${amount} que estaban a su favor en ${other}`,
      en: (who: string, amount: string, other: string) =>
        `${who} moved ${amount} here that were in your favour on ${other}`,
    },
    instalment_overdue: {
      es: (_: string, amount: string, label: string) =>
        `Venció la cuota ${label}: faltan ${amount}`,
      en: (_: string, amount: string, label: string) =>
        `The instalment ${label} is overdue: ${amount} to go`,
    },
  },
  what: {
    offer_sent: {
      es: (n: string) => `envió la oferta ${n}`,
      en: (n: string) => `sent the offer ${n}`,
    },
    offer_withdrawn: {
      es: (n: string) => `retiró la oferta ${n}`,
      en: (n: string) => `withdrew the offer ${n}`,
    },
    offer_accepted: {
      es: (n: string) => `aceptó la oferta ${n}`,
      en: (n: string) => `accepted the offer ${n}`,
    },
    offer_declined: {
      es: (n: string) => `rechazó la oferta ${n}`,
      en: (n: string) => `declined the offer ${n}`,
    },
    offer_change: {
      es: (n: string) => `pidió un cambio en la oferta ${n}`,
      en: (n: string) => `asked for a change in the offer ${n}`,
    },
    offer_again: {
      es: (n: string) => `pidió una oferta nueva en lugar de ${n}`,
      en: (n: string) => `asked for a new offer in place of ${n}`,
    },
    offer_sold: {
      es: (n: string) => `quiso aceptar la oferta ${n}, y algo se había vendido`,
      en: (n: string) => `wanted to accept the offer ${n}, and something had been sold`,
    },
    offer_undone: {
      es: (n: string) => `deshizo la aceptación de la oferta ${n}`,
      en: (n: string) => `undid the acceptance of the offer ${n}`,
    },
    hold_lapsed: {
      es: (n: string) => `terminó la reserva de la oferta ${n}`,
      en: (n: string) => `ended the hold of the offer ${n}`,
    },
    hold_renewed: {
      es: (n: string, day: string) => `apartó lo de la oferta ${n} hasta el ${day}`,
      en: (n: string, day: string) => `held what is in the offer ${n} until ${day}`,
    },
    customs_named: {
      es: (n: string) => `anotó el precio de la Aduana para la oferta ${n}`,
      en: (n: string) => `recorded the price of customs for the offer ${n}`,
    },
    customs_accepted: {
      es: (n: string) => `aceptó el precio de la Aduana para la oferta ${n}`,
      en: (n: string) => `accepted the price of customs for the offer ${n}`,
    },
    customs_talk: {
      es: (n: string) => `quiere hablar del precio de la Aduana para la oferta ${n}`,
      en: (n: string) => `wants to talk about the price of customs for the offer ${n}`,
    },
    customs_withdrawn: {
      es: (n: string) => `retiró el precio de la Aduana para la oferta ${n}`,
      en: (n: string) => `withdrew the price of customs for the offer ${n}`,
    },
    link_made: {
      es: (role: string) => `hizo un enlace para ${role}`,
      en: (role: string) => `made a link for ${role}`,
    },
    owner_asked: {
      es: (name: string) => `${name} pide que la orden sea suya`,
      en: (name: string) => `${name} asks to become the owner of the order`,
    },
    owner_agreed: {
      es: (name: string) => `cede la orden a ${name}, si un administrador lo confirma`,
      en: (name: string) => `passes the order on to ${name}, if an administrador confirms it`,
    },
    owner_kept: {
      es: (name: string) => `no pasó la orden a ${name}`,
      en: (name: string) => `did not pass the order on to ${name}`,
    },
    owner_changed: {
      es: (name: string) => `pasó la orden a ${name}, con su historia`,
      en: (name: string) => `passed the order on to ${name}, with its history`,
    },
    link_revoked: {
      es: (role: string) => `anuló el enlace de ${role}`,
      en: (role: string) => `revoked the link of ${role}`,
    },
  },
});
