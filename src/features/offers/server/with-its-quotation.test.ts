import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  newKey,
  raul,
  requestQuote,
  see,
  setUpQueue,
  shop,
  yanet,
} from '#features/quotes/server/staff/queue-testing.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../schema.ts';
import { lapseHolds } from './lapse-holds.ts';
import { reminderJob, reminderTopic } from './reminders.ts';
import {
  accept,
  acceptance,
  askChange,
  draft,
  history,
  linkInMail,
  mails,
  open,
  own,
  post,
  save,
  send,
  sentOffer,
} from './testing.ts';

setUpQueue();

let quoteId: string;
let offer: StaffOffer;
beforeEach(async () => {
  quoteId = await requestQuote();
  offer = await sentOffer(quoteId);
});

const product = (columns: Record<string, unknown>) =>
  shop.services.db.updateTable('product').set(columns).where('slug', '=', 'corolla').execute();
const cancel = () => ({ params: { id: quoteId }, body: {}, key: newKey() });
const answer = () => ({ params: { number: offer.number }, body: acceptance(offer) });
const decide = (status: 'rejected' | 'pending') =>
  raul.call(staffApi.changeQuoteStatus, {
    params: { id: quoteId },
    body: { status, note: 'Ya no se consigue' },
  });

describe('a quotation that is over', () => {
  test('is reminded of by no mail', async () => {
    await yanet.call(api.cancelMyQuote, cancel());
    const before = (await mails()).length;
    const waiting = await shop.services.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', reminderTopic)
      .execute();
    expect(waiting.length).toBeGreaterThan(0);
    for (const { id, topic, payload } of waiting) {
      const job = { id, topic, payload, attempt: 1 } as never;
      await reminderJob(shop.services)(job, new AbortController().signal);
    }
    expect((await mails()).length).toBe(before);
  });

  test('after it was accepted, frees what was held, and no mail says that nobody paid', async () => {
    await accept(offer);
    await decide('rejected');
    expect(await lapseHolds(shop.services)).toBe(1);
    const subjects = (await mails()).map(({ subject }) => subject).join();
    expect(subjects).not.toContain('Ya no apartamos');
  });

  test('rejected after it was accepted, says to pay nothing; reopened, it stands as before', async () => {
    await accept(offer);
    const path = await linkInMail();
    await decide('rejected');
    const page = await (await open(path)).text();
    expect(page).toContain('No pague nada por ella');
    expect(page).not.toContain('Cómo pagar');
    expect((await own(offer)).howToPay).toEqual([]);
    await decide('pending');
    expect((await own(offer)).offer?.state).toBe('accepted');
  });
});

test('staff are told of what was sold, also where a change was asked for before', async () => {
  await askChange(offer);
  await product({ status: 'sold' });
  expect((await yanet.refused(api.acceptMyOffer, answer())).code).toBe('offer_sold');
  await yanet.refused(api.acceptMyOffer, answer());
  const told = (await mails()).filter(({ subject }) => subject.includes('ya se vendió'));
  expect(told).toHaveLength(1);
  const last = (await history(quoteId)).at(-1);
  expect(last).toMatchObject({ kind: 'offer_sold' });
  expect(last).not.toHaveProperty('byLink');
});

test('whoever shares a link waits for no answer', async () => {
  const before = await see(quoteId);
  expect(before.awaitingSince).toBeNull();
  await yanet.call(api.makeMyLink, { params: { id: quoteId }, body: { role: 'pays' } });
  const { awaitingSince, followUpAt } = await see(quoteId);
  expect({ awaitingSince, followUpAt }).toEqual({
    awaitingSince: null,
    followUpAt: before.followUpAt,
  });
});

test('the summary names the terms that the acceptance will record', async () => {
  const { db } = shop.services;
  await sql`alter table offer disable trigger offer_is_final`.execute(db);
  await db.updateTable('offer').set({ terms_version: '2020-01' }).execute();
  await sql`alter table offer enable trigger offer_is_final`.execute(db);
  const page = await (await open(`${await linkInMail()}/aceptar`)).text();
  expect(page).toContain('versión 2020-01');
});

test('an address that is no text is refused, without a fault of ours', async () => {
  const fields = { accion: 'otra', oferta: offer.number };
  expect((await post('/oferta/%E0%A4%A', fields)).status).toBeLessThan(500);
  const asYanet = await post('/my-quotes/oferta/%E0%A4%A', fields, yanet);
  expect(asYanet.status).toBeLessThan(500);
});

test('the portal says whose turn it is by the offer, not that its price is still to be confirmed', async () => {
  const page = async () => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
  expect(await page()).toContain('vea la oferta y respóndala');
  await accept(offer);
  const accepted = await page();
  expect(accepted).toContain('su agente le explica cómo pagar la primera cuota');
  expect(accepted).not.toContain('confirma disponibilidad y precio final');
});

test('a version made from another one is in its language', async () => {
  const english = await sentOffer(await requestQuote(), { language: 'en' });
  const { quoteId: id } = await own(english);
  expect((await draft(id ?? '', 1)).language).toBe('en');
});

test('where nothing of the catalogue was accepted, no mail says that it is held', async () => {
  const made = await draft(await requestQuote());
  const lines = made.lines.map((line) => ({ ...line, productId: null }));
  await accept(await send(await save(made, { lines })));
  const told = (await mails()).filter(({ subject }) => subject.includes('acept'));
  expect(told.map(({ text }) => text).join()).not.toMatch(/partamos|lo apartado/);
});
