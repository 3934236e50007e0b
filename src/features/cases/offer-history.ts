import { defineTexts } from '#platform/text/texts.ts';
import { formatDate } from '#platform/time/dates.ts';
import type { HistoryEvent } from './schema.ts';

// What the history says of offers, their answers and links.

/** Of a note its first line, the number of the offer, and what was said below it. */
export function readOfferNote(note: string | null): { number: string; said: string | null } {
  const [number = '', ...said] = (note ?? '').split('\n');
  return { number, said: said.join('\n') || null };
}

export function isOfOffer({ kind }: Pick<HistoryEvent, 'kind'>): boolean {
  // Whatever language there is: a browser has its own only.
  return Object.values(texts).some(({ what }) => kind in what);
}

/** `who`: the name of who did it; `you`: the reader did. */
export function offerSentence(
  { kind, note, byLink }: HistoryEvent,
  who: string,
  language: 'es' | 'en',
): string {
  const t = texts[language];
  const { number } = readOfferNote(note);
  const tell = t.what[kind as keyof typeof t.what];
  // Of a hold the first line says until when, too.
  const [what = '', day] = number.split(' ');
  const sentence = tell(
    kind.startsWith('link_') ? t.roles(number) : what,
    day ? formatDate(day, language) : '',
  );
  return byLink ? `${t.byLink}: ${sentence}` : `${who} ${sentence}`;
}

const texts = defineTexts({
  byLink: { es: 'Por enlace', en: 'By link' },
  roles: {
    es: (role: string) => ({ pays: 'quien paga', receives: 'quien recibe' })[role] ?? 'quien pide',
    en: (role: string) => ({ pays: 'who pays', receives: 'who receives' })[role] ?? 'who asks',
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
    link_made: {
      es: (role: string) => `hizo un enlace para ${role}`,
      en: (role: string) => `made a link for ${role}`,
    },
    link_revoked: {
      es: (role: string) => `anuló el enlace de ${role}`,
      en: (role: string) => `revoked the link of ${role}`,
    },
  },
});
