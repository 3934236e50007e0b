import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import type { Tx } from '#platform/database/database.ts';
import { staffApi } from '#staff-api.ts';
import type { StaffOffer } from '../../schema.ts';
import { revoke } from '../links/quote-links.ts';
import {
  acceptance,
  draft,
  draftBody,
  linkInMail,
  own,
  postForm,
  sendSavedOffer,
  sentOffer,
} from '../testing/offers.ts';

setUpQuoteShop();

/** The embedded database has one connection: there nobody waits for anybody. */
const server = process.env.TEST_DATABASE_URL;

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason.answer?.code ?? outcome.reason);
const accepting = (offer: StaffOffer) =>
  yanet.call(api.acceptMyOffer, {
    params: { number: offer.number },
    body: acceptance(offer),
  });
const withdrawing = (offer: StaffOffer) =>
  raul.call(staffApi.withdrawOffer, {
    params: { id: offer.id },
    body: { reason: 'No se consigue' },
  });
const stateOf = async (offer: StaffOffer) => (await own(offer)).offer?.state;
const holds = async () =>
  (
    await shop.services.db
      .selectFrom('product_hold')
      .select('id')
      .where('released_at', 'is', null)
      .execute()
  ).length;

describe.each([1, 2, 3])('at once, time %i', () => {
  test('one accepts and staff withdraw: one of both counts, and the other is told', async () => {
    const offer = await sentOffer();
    const both = await Promise.allSettled([accepting(offer), withdrawing(offer)]);
    const outcome = both.map(codeOf);
    expect([
      ['done', 'offer_not_sent'],
      ['offer_withdrawn', 'done'],
    ]).toContainEqual(outcome);
    const accepted = outcome[0] === 'done';
    expect(await stateOf(offer)).toBe(accepted ? 'accepted' : 'withdrawn');
    expect(await holds()).toBe(accepted ? 1 : 0);
  });

  test('one accepts and staff send a new version: one of both counts, and the other is told', async () => {
    const quoteId = await requestQuote();
    const offer = await sentOffer(quoteId);
    const next = await draft(quoteId, 1);
    const both = await Promise.allSettled([accepting(offer), sendSavedOffer(next)]);
    const outcome = both.map(codeOf);
    expect([
      ['done', 'offer_accepted_before'],
      ['offer_superseded', 'done'],
    ]).toContainEqual(outcome);
    expect(await stateOf(offer)).toBe(outcome[0] === 'done' ? 'accepted' : 'superseded');
  });

  test('one accepts and staff undo it: what is held is what is accepted', async () => {
    const offer = await sentOffer();
    const takingBack = raul.call(staffApi.takeBackAcceptance, {
      params: { id: offer.id },
      body: { reason: 'Otro auto' },
    });
    const both = await Promise.allSettled([accepting(offer), takingBack]);
    const accepted = (await stateOf(offer)) === 'accepted';
    expect(codeOf(both[1] as PromiseSettledResult<unknown>)).toBe(
      accepted ? 'offer_not_accepted' : 'done',
    );
    expect(await holds()).toBe(accepted ? 1 : 0);
  });

  test('one accepts and staff reject the quotation: one of both counts, and nothing stays held of what is over', async () => {
    const quoteId = await requestQuote();
    const offer = await sentOffer(quoteId);
    const reject = looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id: quoteId },
      body: { status: 'rejected', note: 'No se consigue' },
    });
    const outcome = (await Promise.allSettled([accepting(offer), reject])).map(codeOf);
    expect([
      // The acceptance has moved the status by then.
      ['done', 'status_changed'],
      ['offer_withdrawn', 'done'],
    ]).toContainEqual(outcome);
    const accepted = outcome[0] === 'done';
    expect(await stateOf(offer)).toBe(accepted ? 'accepted' : 'withdrawn');
    expect(await holds()).toBe(accepted ? 1 : 0);
  });

  test('two agents save and one sends: what was sent is what one of them saw', async () => {
    const made = await draft(await requestQuote());
    const saving = raul.call(staffApi.saveOffer, {
      params: { id: made.id },
      body: draftBody(made, { note: 'Otra' }),
    });
    const outcome = (await Promise.allSettled([saving, sendSavedOffer(made)])).map(codeOf);
    expect([
      ['done', 'offer_changed'],
      ['offer_not_draft', 'done'],
    ]).toContainEqual(outcome);
  });
});

describe.skipIf(!server)('on a PostgreSQL server, while somebody has the quotation', () => {
  /** Runs something in a transaction while another one waits for it, and commits. */
  async function beside<T>(first: (tx: Tx) => Promise<unknown>, waiting: () => Promise<T>) {
    let late: Promise<T> | undefined;
    await shop.services.db.transaction().execute(async (tx) => {
      await first(tx);
      late = waiting();
      await expect
        .poll(async () => {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(
            shop.services.db,
          );
          return rows.length;
        })
        .toBe(1);
    });
    return late;
  }

  test('accepting by a link that is being revoked comes too late', async () => {
    const offer = await sentOffer();
    const path = await linkInMail();
    const { quoteId } = await own(offer);
    const { id } = await shop.services.db
      .selectFrom('quote_link')
      .select('id')
      .where('role', '=', 'asks')
      .executeTakeFirstOrThrow();
    const fields = {
      accion: 'aceptar',
      oferta: offer.number,
      opciones: '',
      visto: offer.shownHash,
      total: String(offer.totalCents),
      nombre: 'Yanet',
    };
    const answer = await beside(
      async (tx) => {
        await sql`select from quote where id = ${quoteId} for update`.execute(tx);
        await revoke(tx, quoteId ?? '', id);
      },
      () => postForm(`${path}/aceptar`, fields),
    );
    expect(answer?.status).not.toBe(303);
    expect(await stateOf(offer)).toBe('sent');
    expect(await holds()).toBe(0);
  });

  test('until the offer has expired, who accepts comes too late', async () => {
    const offer = await sentOffer();
    const { quoteId } = await own(offer);
    const outcome = await beside(
      async (tx) => {
        await sql`select from quote where id = ${quoteId} for update`.execute(tx);
        await sql`alter table offer disable trigger offer_is_final`.execute(tx);
        await sql`update offer set valid_until = '2020-01-01' where id = ${offer.id}`.execute(tx);
        await sql`alter table offer enable trigger offer_is_final`.execute(tx);
      },
      async () => (await Promise.allSettled([accepting(offer)])).map(codeOf),
    );
    expect(outcome).toEqual(['offer_expired']);
  });

  test('two who answer differently wait for each other, and the first one’s counts', async () => {
    const offer = await sentOffer();
    const declining = yanet.call(api.declineMyOffer, {
      params: { number: offer.number },
      body: { reason: 'No' },
    });
    const outcome = (await Promise.allSettled([accepting(offer), declining])).map(codeOf);
    expect([
      ['done', 'offer_accepted'],
      ['offer_declined', 'done'],
    ]).toContainEqual(outcome);
  });
});
