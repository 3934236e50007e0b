import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { readFacts } from '#features/orders/offers/server/read-facts.ts';
import { linkOfRole, postForm } from '#features/orders/offers/server/testing/offers.ts';
import { audit } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { staffApi } from '#staff-api.ts';
import { maxStars } from '../review.ts';
import {
  hand,
  handedOver,
  handoverOf,
  manyHandedOver,
  marta,
  open,
  postReview,
  publicPage,
  raul,
  reviews,
  said,
  shop,
  takeBackHandover,
  text,
  yanet,
} from './testing/reviews.ts';

setUpQuoteShop();

const listed = () => shop.as('anonymous').call(api.listReviews, {});

describe('a review', () => {
  test('is written by the link in the mail, once, and everybody reads it at once', async () => {
    const unit = await handedOver();
    expect(await publicPage()).not.toContain('pinion');
    const form = await text(unit.path);
    expect(form).toContain('el nombre que escriba');
    expect(form.match(/type="radio"/g)).toHaveLength(maxStars);
    const first = await postReview(unit);
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      `${unit.path}?hecha=${unit.handover}`,
    ]);
    expect((await postReview(unit)).status).toBe(303);
    expect(await text(`${unit.path}?hecha=${unit.handover}`)).toContain(
      'Su opinión está publicada',
    );
    const other = await postReview(unit, { estrellas: '1' });
    expect(other.status).toBe(409);
    expect(await other.text()).toContain('De esta entrega ya hay una opinión');
    expect(await reviews()).toMatchObject([{ stars: 4, name: 'Yanet', takenBack: false }]);
    for (const page of [await publicPage(), await text('/offices'), await text('/')]) {
      expect(page).toContain('Llegó bien, con un rayón.');
      expect(page).toContain('1 opinión de una entrega real');
      expect(page).toContain('No es una cifra de la empresa');
    }
    expect(await text('/products/triciclos/luna')).not.toContain('pinion');
  });

  test('is asked for on the pages of its order, until it was written', async () => {
    const unit = await handedOver();
    const pages = [`/my-quotes?ver=${unit.quoteId}`, unit.path.replace('/opinion', '')];
    const asked = async () => ({
      pages: await Promise.all(
        pages.map(async (page) => (await text(page, yanet)).includes('Opinar sobre la entrega')),
      ),
      fact: (await readFacts(shop.services.db, unit.quoteId)).toReview,
    });
    expect(await asked()).toEqual({ pages: [true, true], fact: true });
    await postReview(unit);
    expect(await asked()).toEqual({ pages: [false, false], fact: false });
    for (const page of pages) expect(await text(page, yanet)).toContain('Su opinión');
    await takeBackHandover(unit.id);
    await hand(unit.id);
    expect(await asked()).toEqual({ pages: [true, true], fact: true });
  });

  test('is asked for by looking as often as programs like, which changes nothing', async () => {
    const unit = await handedOver();
    const before = await everything();
    for (const method of ['GET', 'HEAD', 'GET']) {
      for (const path of [unit.path, `${unit.path}?hecha=${unit.handover}`]) {
        expect((await open(path, method)).status).toBe(200);
      }
    }
    expect(await everything()).toBe(before);
  });

  test('comes back with what was typed when something is missing, long, or leads away', async () => {
    const unit = await handedOver();
    const answers: [Record<string, string>, string][] = [
      [{ estrellas: '' }, 'Elija de 1 a 5 estrellas.'],
      [{ opinion: ' \u200b ' }, 'una palabra basta'],
      [{ opinion: 'a'.repeat(1001) }, 'caben 1,000 caracteres'],
      [{ opinion: 'Escriba a ana@correo.test' }, 'Quite los enlaces'],
      [{ nombre: 'www.estafa.cu' }, 'Quite los enlaces'],
      [{ opinion: 'Llame al 5 234 5678' }, 'Quite los enlaces'],
      [{ estrellas: '6' }, ''],
    ];
    for (const [change, sentence] of answers) {
      const answer = await postReview(unit, change);
      expect([change, answer.status]).toEqual([change, 400]);
      const page = await answer.text();
      expect(page).toContain(sentence);
      expect(page).toContain(change.opinion ? change.opinion.trim() : 'con un rayón');
      expect(page).toContain(change.nombre ?? 'Yanet');
    }
    expect(await reviews()).toEqual([]);
    expect((await postReview(unit, { opinion: 'Llegó el 20.11.2026 <3', nombre: '' })).status).toBe(
      303,
    );
    expect(await publicPage()).toContain('Llegó el 20.11.2026 &lt;3');
  });

  test('is written in the account too, by nobody else and by nobody of staff', async () => {
    const unit = await handedOver();
    const path = `/my-quotes/opinion/${unit.quoteId}`;
    expect(await text(`/my-quotes/oferta/${unit.offer}`, yanet)).toContain(path);
    expect(await text(path, yanet)).toContain('Publicar mi opinión');
    const fields = { ...said(unit.handover), persona: '' };
    expect((await postForm(path, fields, shop.as('other customer'))).status).toBe(404);
    expect((await postForm(unit.path, said(unit.handover), raul)).status).toBe(403);
    expect((await postForm(path, fields, yanet)).status).toBe(303);
    expect(await text(path, yanet)).toContain('con un rayón');
  });

  test('is not written by the links of who pays or receives: staff have those too', async () => {
    const unit = await handedOver();
    for (const role of ['pays', 'receives'] as const) {
      const path = await linkOfRole(unit.quoteId, role);
      expect((await open(`${path}/opinion`)).status).toBe(404);
      expect((await postForm(`${path}/opinion`, said(unit.handover))).status).toBe(404);
      expect(await text(path)).not.toContain('/opinion');
    }
    expect(await reviews()).toEqual([]);
  });

  test('is of a handover of its own order, once, however many send at once', async () => {
    const unit = await handedOver();
    const other = await handedOver();
    expect((await postForm(unit.path, said(other.handover))).status).toBe(404);
    const answers = await Promise.all(
      ['1', '2', '3', '4', '5'].map((estrellas) => postReview(unit, { estrellas })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409, 409]);
    expect(await reviews()).toHaveLength(1);
  });

  test('is limited by network', async () => {
    const unit = await handedOver();
    for (let tries = 0; tries < 30; tries += 1) await postReview(unit, { estrellas: '' });
    expect((await postReview(unit)).status).toBe(429);
  });
});

describe('a handover that is taken back', () => {
  test('takes its review out of sight, and a new one may be written after the next', async () => {
    const unit = await handedOver();
    await postReview(unit);
    expect(await publicPage()).toContain('con un rayón');
    await takeBackHandover(unit.id);
    expect(await publicPage()).not.toContain('con un rayón');
    expect(await reviews()).toMatchObject([{ takenBack: true }]);
    expect(await text(unit.path)).toContain('Todavía no hay entregas en esta orden');
    await hand(unit.id);
    const again = { ...unit, handover: await handoverOf(unit.id) };
    expect((await postReview(again, { opinion: 'Ahora sí' })).status).toBe(303);
    expect((await listed()).reviews.map((each) => each.text)).toEqual(['Ahora sí']);
  });
});

describe('the average', () => {
  test('is said from ten reviews on, never of fewer', async () => {
    const { path, handovers } = await manyHandedOver(10);
    const say = (handover: string | undefined, estrellas: string) =>
      postReview({ path, handover: handover ?? '' }, { estrellas });
    for (const handover of handovers.slice(0, 9)) await say(handover, '4');
    expect(await listed()).toMatchObject({ count: 9, average: null });
    expect(await publicPage()).not.toContain('de 5, de');
    await say(handovers[9], '5');
    expect(await listed()).toMatchObject({ count: 10, average: 4.1 });
    expect((await listed()).reviews).toHaveLength(3);
    expect(await publicPage()).toContain('4.1 de 5, de 10 opiniones de entregas reales');
  });
});

describe('many reviews', () => {
  test('are all read page by page, without JavaScript, of a kind and of all', async () => {
    const { path, handovers } = await manyHandedOver(10);
    const written = handovers.map((_, at) => `Opinión ${'abcdefghij'[at]}.`);
    for (const [at, handover] of handovers.entries()) {
      await postReview({ path, handover }, { opinion: written[at] ?? '' });
    }
    for (const address of ['/products/automobiles/corolla', '/offices']) {
      const pages = await Promise.all(
        ['', '?opiniones=2', '?opiniones=3'].map((query) => text(address + query)),
      );
      const read = pages.map((page) => written.filter((each) => page.includes(each)));
      expect(read.map((each) => each.length)).toEqual([3, 6, 1]);
      expect(new Set(read.flat()).size).toBe(10);
      const [first = '', second = '', third = ''] = pages;
      expect(first).toContain(`href="${address}?opiniones=2#opiniones"`);
      expect(first).not.toContain('Opiniones más nuevas');
      expect(second).toContain('De la 4 a la 9:');
      expect(second).toContain(`href="${address}?opiniones=3#opiniones"`);
      expect(second).toContain(`href="${address}#opiniones"`);
      expect(third).not.toContain('Más opiniones');
      const beyond = await text(`${address}?opiniones=9999`);
      expect(beyond).toContain(`href="${address}?opiniones=3#opiniones"`);
      const english = await shop
        .as('anonymous')
        .fetch(address, { headers: { cookie: 'mariel-auto-language=en' } });
      expect(await english.text()).toContain('More reviews');
    }
    expect(await text('/')).not.toContain('Más opiniones');
    expect(await text('/products/triciclos/luna?opiniones=2')).not.toContain(
      'Opiniones más nuevas',
    );
  });
});

describe('staff', () => {
  test('answer once under a review, may write it again, and nothing of it is lost', async () => {
    const unit = await handedOver();
    await postReview(unit);
    const [review] = await reviews();
    const params = { id: review?.id ?? '' };
    const first = { text: 'Lo pintamos.', expected: null };
    await raul.call(staffApi.answerReview, { params, body: first });
    await raul.call(staffApi.answerReview, { params, body: first });
    expect(await publicPage()).toContain('Lo pintamos.');
    const late = { text: 'Otra', expected: null };
    expect((await marta.refused(staffApi.answerReview, { params, body: late })).status).toBe(409);
    const body = { text: 'Lo pintamos el lunes.', expected: 0 };
    await marta.call(staffApi.answerReview, { params, body });
    expect(await audit()).toMatchObject({
      action: 'review.answer',
      details: { text: { from: 'Lo pintamos.', to: 'Lo pintamos el lunes.' } },
    });
    expect(await publicPage()).toContain('Lo pintamos el lunes.');
    expect(await text(unit.path)).toContain('Lo pintamos el lunes.');
  });

  test('hide one with a reason, as administrador, and show it again; both are logged', async () => {
    const unit = await handedOver();
    await postReview(unit);
    const [review] = await reviews();
    const params = { id: review?.id ?? '' };
    const body = { reason: 'Nombra a un vecino' };
    expect((await raul.refused(staffApi.hideReview, { params, body })).status).toBe(403);
    const none = { reason: ' ' };
    expect((await marta.refused(staffApi.hideReview, { params, body: none })).status).toBe(400);
    await marta.call(staffApi.hideReview, { params, body });
    expect(await audit()).toMatchObject({ action: 'review.hide', details: body });
    expect(await publicPage()).not.toContain('pinion');
    expect(await text('/')).not.toContain('con un rayón');
    expect(await text(unit.path)).toContain('El equipo no la muestra');
    expect(await reviews()).toMatchObject([{ hidden: { reason: 'Nombra a un vecino' } }]);
    expect((await marta.refused(staffApi.hideReview, { params, body })).status).toBe(409);
    await marta.call(staffApi.unhideReview, { params });
    expect(await audit()).toMatchObject({ action: 'review.unhide' });
    expect(await publicPage()).toContain('con un rayón');
    expect((await marta.refused(staffApi.unhideReview, { params })).status).toBe(409);
  });

  test('narrow the list to what waits', async () => {
    const good = await handedOver();
    const bad = await handedOver();
    await postReview(good, { estrellas: '5', opinion: 'Perfecto' });
    await postReview(bad, { estrellas: '1', opinion: 'Tarde' });
    const of = async (state: 'unanswered' | 'low' | 'hidden' | 'taken-back') =>
      (await raul.call(staffApi.listStaffReviews, { query: { state } })).map((each) => each.text);
    const [{ id } = { id: '' }] = (await reviews()).filter((each) => each.text === 'Perfecto');
    await raul.call(staffApi.answerReview, {
      params: { id },
      body: { text: 'Gracias', expected: null },
    });
    expect(await of('unanswered')).toEqual(['Tarde']);
    expect(await of('low')).toEqual(['Tarde']);
    expect(await of('hidden')).toEqual([]);
    const page = await text('/admin/reviews?state=low', raul);
    expect(page).toContain('Tarde');
    expect(page).not.toContain('Perfecto');
    expect(await raul.call(staffApi.reviewCounts, {})).toMatchObject({ shown: 2, average: null });
  });
});

async function everything(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select concat((select json_agg(r) from review r), (select json_agg(q) from quote q),
      (select json_agg(l) from quote_link l), (select count(*) from outbox),
      (select json_agg(i) from review_invitation i)) as all`.execute(shop.services.db);
  return rows[0]?.all ?? '';
}
