import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { Offer, OfferDraft, StaffOffer } from '../../schema.ts';
import { reminderJob, reminderTopic } from '../mails/reminders.ts';

/** A day that many days from today, in Havana. */
export const inDays = (days: number) => daysLater(dayInHavana(new Date()), days);
export const today = () => inDays(0);

export const draft = (quoteId: string, copyOf?: number) =>
  raul.call(staffApi.draftOffer, {
    params: { id: quoteId },
    body: copyOf === undefined ? {} : { copyOf },
  });

export function draftBody(offer: StaffOffer, change: Partial<OfferDraft> = {}): OfferDraft {
  const { revision, validUntil, language, note, lines, plan, estimates } = offer;
  return { expected: revision, validUntil, language, note, lines, plan, estimates, ...change };
}

export const save = (offer: StaffOffer, change: Partial<OfferDraft> = {}) =>
  raul.call(staffApi.saveOffer, { params: { id: offer.id }, body: draftBody(offer, change) });

export const sendSavedOffer = (offer: StaffOffer) =>
  looked(raul).call(staffApi.sendOffer, {
    params: { id: offer.id },
    body: { expected: offer.revision },
  });

const care = {
  kind: 'fee',
  text: 'Cuidado en el almacén',
  quantity: 1,
  unitCents: 15_000,
  optional: true,
  productId: null,
  costCents: 5000,
} as const;

export async function sentOffer(quoteId?: string, change: Partial<OfferDraft> = {}) {
  const id = quoteId ?? (await requestQuote());
  const made = await draft(id);
  const freight = {
    ...care,
    kind: 'freight',
    text: 'Flete a Mariel',
    unitCents: 180_000,
    optional: false,
  } as const;
  const plan = [
    { label: 'Reserva', basisPoints: 3000, cents: 0, due: 'acceptance', dueOn: null },
    { label: 'Resto', basisPoints: 7000, cents: 0, due: 'embarkation', dueOn: null },
  ] as const;
  const saved = await save(made, {
    lines: [...made.lines, freight, care],
    plan: [...plan],
    ...change,
  });
  return sendSavedOffer(saved);
}

export const own = (offer: Pick<Offer, 'number'>, who = yanet) =>
  who.call(api.findMyOffer, { params: { number: offer.number } });

export const quoteOf = (number: string) =>
  shop.services.db
    .selectFrom('quote')
    .innerJoin('offer', 'offer.quote_id', 'quote.id')
    .select(['quote.id', 'quote.reference'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();

export function acceptance(offer: Omit<Answered, 'number'>, chosen: number[] = []) {
  const extra = chosen.reduce((sum, at) => sum + (offer.lines[at]?.unitCents ?? 0), 0);
  return {
    chosen,
    shown: offer.shownHash,
    totalCents: offer.totalCents + extra,
    name: 'Yanet Pérez',
  };
}

type Answered = Pick<Offer, 'number' | 'shownHash' | 'totalCents' | 'lines'>;

export const accept = (offer: Answered, chosen?: number[], who = yanet) =>
  who.call(api.acceptMyOffer, {
    params: { number: offer.number },
    body: acceptance(offer, chosen),
  });

export const decline = ({ number }: Pick<Offer, 'number'>, reason = 'Muy caro') =>
  yanet.call(api.declineMyOffer, { params: { number }, body: { reason } });

export const customerAsksChange = (
  { number }: Pick<Offer, 'number'>,
  text = 'En rojo',
  line?: number,
) =>
  yanet.call(api.askOfferChange, {
    params: { number },
    body: { text, ...(line !== undefined && { line }) },
    key: newKey(),
  });

export const history = async (quoteId: string) =>
  (await yanet.call(api.findMyQuote, { params: { id: quoteId } })).history.filter(
    ({ kind }) => kind !== 'created',
  );

/** Returns every mail, the oldest first, without reminders that wait. */
export async function mails() {
  const rows = await shop.services.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload as { to: string; subject: string; text: string });
}

export async function sendReminders(by?: Date): Promise<number> {
  const waiting = await shop.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('topic', '=', reminderTopic)
    .$if(by !== undefined, (query) => query.where('run_after', '<=', by ?? new Date()))
    .orderBy('run_after')
    .execute();
  for (const { id, topic, payload } of waiting) {
    const job = { id, topic, payload, attempt: 1 };
    await reminderJob(shop.services)(job, new AbortController().signal);
  }
  return waiting.length;
}

/** Sends the reminders that wait; returns how many mails they made. */
export async function mailsOfReminders(): Promise<number> {
  const before = (await mails()).length;
  if ((await sendReminders()) === 0) throw new Error('no reminder waits');
  return (await mails()).length - before;
}

export const mailsOfSold = async () =>
  (await mails()).filter(({ subject }) => subject.includes('ya se vendió'));

export const changeProduct = (slug: string, columns: Record<string, unknown>) =>
  shop.services.db.updateTable('product').set(columns).where('slug', '=', slug).execute();

export async function linkInMail(): Promise<string> {
  const texts = (await mails()).map(({ text }) => text);
  const found = texts.flatMap((text) => /\/oferta\/[\w-]+/.exec(text)?.[0] ?? []);
  const path = found.at(-1);
  if (!path) throw new Error('no mail with a link');
  return path;
}

/** Shares a quotation of Yanet's with who pays or receives; returns the address of that link. */
export async function linkOfRole(quoteId: string, role: 'pays' | 'receives'): Promise<string> {
  const links = await yanet.call(api.makeMyLink, { params: { id: quoteId }, body: { role } });
  const path = links.find((link) => link.role === role)?.path;
  if (!path) throw new Error(`no link for who ${role}`);
  return path;
}

export const openAddress = (path: string, method = 'GET') =>
  shop.as('anonymous').fetch(path, { method });

export const textAt = async (path: string) => (await openAddress(path)).text();

export function postForm(path: string, fields: Record<string, string>, who = shop.as('anonymous')) {
  return who.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
}
