import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import {
  linkInMail,
  mails,
  openAddress,
  today,
} from '#features/orders/offers/server/testing/offers.ts';
import { readPdf } from '#features/papers/documents/server/testing/read-pdf.ts';
import { audit } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { lastHeard } from '#features/shipping/units/server/testing/shipping.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { pdfFile } from '#platform/testing/pdf-file.ts';
import { daysLater } from '#platform/time/days.ts';
import { dayMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  listedHandovers,
  opened,
  shownOf,
  unitAt,
} from '../../server/testing/handover.ts';
import {
  actOf,
  actPhoto,
  callSendSignedAct,
  refusedAct,
  sentPhoto,
  waitingActs,
} from './testing/signed-acts.ts';

setUpQuoteShop();

async function ready() {
  const unit = await unitAt('ready');
  return { unit, ...(await linkFor(unit.id)), unitId: unit.id };
}

const decide = (actId: string, body: { accepted: true } | { accepted: false; reason: string }) =>
  marta.call(staffApi.decideAct, { params: { actId }, body });
const stateOf = async (token: string) => {
  const answer = await opened(token);
  return answer.closed ? answer.closed : answer.list.units[0]?.act;
};
const ownPage = async (quoteId: string) => (await yanet.fetch(`/my-quotes?ver=${quoteId}`)).text();
const photoOf = (actId: string, at = 0) => `/api/admin/signed-acts/${actId}/photos/${at}`;

describe('a signed act', () => {
  test('waits for an agent; accepted it is the handover, with its act, its mail and who looked', async () => {
    const { unit, unitId, token } = await ready();
    const silent = async () =>
      (await raul.call(staffApi.listUnits, { query: { queue: 'silent' } })).units;
    await lastHeard(unitId, new Date(Date.now() - 8 * dayMs));
    expect(await silent()).toMatchObject([{ id: unitId }]);
    await callSendSignedAct(token, await actOf(unitId));
    expect(await silent()).toEqual([]);
    const [act] = await waitingActs();
    expect(act).toMatchObject({ unitId, receivedBy: 'Ana Ruiz', by: 'Ramón', attempt: 1 });
    expect(act?.photos).toHaveLength(1);
    expect(await stateOf(token)).toEqual({ state: 'waiting', reason: null, more: true });
    expect(await shownOf(unit.offer)).toMatchObject({ handedOn: null });
    // It is no longer ready for anybody to collect, and who it depends on is said.
    const waits = await ownPage(unit.quoteId);
    expect(waits).toContain('Recibimos la foto de un acta de entrega firmada');
    expect(waits).toContain('miramos la foto del acta firmada');
    expect(waits).not.toContain('hacia el');
    const inQueue = await raul.call(staffApi.listQuotes, { query: { queue: 'acts' } });
    expect(inQueue.map(({ id }) => id)).toEqual([unit.quoteId]);
    expect((await mails()).map(({ subject }) => subject)).toContain(
      `Acta firmada por mirar: ${unit.number}`,
    );
    await decide(act?.id ?? '', { accepted: true });
    expect(await audit()).toMatchObject({ action: 'handover.act_accepted', subject_id: unitId });
    expect(await shownOf(unit.offer)).toMatchObject({
      ...{ code: null, handedOn: today(), receivedBy: 'Ana Ruiz', way: 'act' },
    });
    const { handovers, acts } = await listedHandovers();
    expect(acts).toEqual([]);
    expect(handovers).toMatchObject([{ way: 'act', by: 'Ramón', actId: act?.id, photos: 1 }]);
    const mail = (await mails()).find(({ subject }) => subject.startsWith('Entregado'));
    expect(mail?.text).toContain('Con un acta firmada, que miró nuestro equipo');
    const own = await ownPage(unit.quoteId);
    const byLink = await (await openAddress(await linkInMail())).text();
    for (const page of [own, byLink]) expect(page).toContain('Se comprobó con un acta firmada');
    expect(await yanet.call(api.ownData, {})).toMatchObject({
      quotes: [{ handovers: [{ way: 'act', receivedBy: 'Ana Ruiz' }] }],
    });
    const paper = await yanet.fetch(`/api/units/${unitId}/acta.pdf`);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('is accepted by nobody who made its link or sent it: they do not even have the link’s address', async () => {
    const unit = await unitAt('ready');
    const { id, token } = await linkFor(unit.id);
    const ofMarta = (await marta.call(staffApi.listHandovers, {})).links;
    expect(ofMarta.find((link) => link.id === id)).toMatchObject({ path: null });
    // Whoever is signed in as staff while they send it is known.
    const body = await actOf(unit.id);
    await marta.call(api.sendSignedAct, { params: { token }, body, key: newKey() });
    for (const who of [raul, marta]) {
      const [act] = (await who.call(staffApi.listHandovers, {})).acts;
      expect(act).toMatchObject({ mayAccept: false });
      const accept = { params: { actId: act?.id ?? '' }, body: { accepted: true } as const };
      expect((await who.refused(staffApi.decideAct, accept)).code).toBe('signed_act_of_own_link');
      expect(await (await who.fetch('/admin/handovers')).text()).not.toContain('Aceptar: está');
    }
    const [act] = await waitingActs();
    const refusal = {
      params: { actId: act?.id ?? '' },
      body: { accepted: false, reason: 'No se lee' },
    };
    await raul.call(staffApi.decideAct, refusal);
    expect(await waitingActs()).toEqual([]);
  });

  test('that is refused tells whoever hands over why, and leaves the code and another act', async () => {
    const { unit, unitId, token, path } = await ready();
    await callSendSignedAct(token, await actOf(unitId));
    const [act] = await waitingActs();
    const params = { actId: act?.id ?? '' };
    const bare = { params, body: { accepted: false, reason: ' ' } } as const;
    expect((await marta.refused(staffApi.decideAct, bare)).status).toBe(400);
    await decide(params.actId, { accepted: false, reason: 'La firma no se lee' });
    expect(await stateOf(token)).toMatchObject({ state: 'refused', reason: 'La firma no se lee' });
    expect(await ownPage(unit.quoteId)).not.toContain('Recibimos la foto de un acta');
    expect(await (await shop.as('anonymous').fetch(path)).text()).toContain('La firma no se lee');
    const again = { params, body: { accepted: true } } as const;
    expect((await marta.refused(staffApi.decideAct, again)).code).toBe('signed_act_decided');
    await callSendSignedAct(token, await actOf(unitId));
    expect(await stateOf(token)).toMatchObject({ state: 'waiting' });
    await enterHandover(token, entryOf(unitId, await codeOfUnit(unit.offer)));
    expect(await waitingActs()).toEqual([]);
    expect(await stateOf(token)).toBeNull();
  });

  test('is taken once, of ten at once and sent again, and accepted once, of five at once', async () => {
    const { unitId, token } = await ready();
    const act = await actOf(unitId);
    const key = newKey();
    await Promise.all(Array.from({ length: 10 }, () => callSendSignedAct(token, act, key)));
    expect(await callSendSignedAct(token, act, key)).toEqual({ unitId });
    expect((await refusedAct(token, { ...act, receivedBy: 'Otra' }, key)).code).toBe('key_reused');
    const acts = await waitingActs();
    expect(acts).toHaveLength(1);
    expect((await refusedAct(token, await actOf(unitId))).code).toBe('signed_act_waits');
    const call = { params: { actId: acts[0]?.id ?? '' }, body: { accepted: true } } as const;
    const decided = await Promise.allSettled(
      Array.from({ length: 5 }, () => marta.call(staffApi.decideAct, call)),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listedHandovers()).handovers).toHaveLength(1);
    expect((await mails()).filter(({ subject }) => subject.startsWith('Entregado'))).toHaveLength(
      1,
    );
  });

  test('is seen by staff alone, who are logged, without what the phone wrote into it', async () => {
    const { unitId, token } = await ready();
    const bytes = await actPhoto();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    await callSendSignedAct(token, { ...(await actOf(unitId)), photos: [await sentPhoto(bytes)] });
    const [act] = await waitingActs();
    const address = photoOf(act?.id ?? '');
    const seen = await raul.fetch(address);
    expect([
      seen.status,
      seen.headers.get('content-type'),
      seen.headers.get('cache-control'),
    ]).toEqual([200, 'image/webp', 'no-store']);
    const { exif, format } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
    expect([exif, format]).toEqual([undefined, 'webp']);
    expect(await audit()).toMatchObject({ action: 'handover.act_read', subject_id: unitId });
    const statuses: number[] = [];
    for (const who of ['anonymous', 'customer', 'other customer'] as const) {
      statuses.push((await shop.as(who).fetch(address)).status);
    }
    expect(statuses).toEqual([401, 403, 403]);
    expect((await raul.fetch(photoOf(act?.id ?? '', 1))).status).toBe(404);
    const { file } = await shop.services.db
      .selectFrom('signed_act_photo')
      .select('file')
      .executeTakeFirstOrThrow();
    expect(file).toMatch(/^signed-acts\//);
    expect((await shop.as('anonymous').fetch(`/${file}`)).status).toBe(404);
  });

  test('is of the day it happened, and never of one that cannot be', async () => {
    for (const said of [daysLater(today(), 40), '2019-01-01']) {
      const { unitId, token } = await ready();
      await callSendSignedAct(token, { ...(await actOf(unitId)), handedOn: said });
      expect((await waitingActs()).find((act) => act.unitId === unitId)).toMatchObject({
        handedOn: today(),
      });
    }
  });

  test('is not taken without a photo, of a file that is none, nor five times after another', async () => {
    const { unitId, token } = await ready();
    const act = await actOf(unitId);
    expect((await refusedAct(token, { ...act, photos: [] })).code).toBe('photo_needed');
    const jpeg = await actPhoto();
    const wrong = [
      Buffer.from('<script>alert(1)</script>'),
      pdfFile({ bytes: 2000 }),
      // Begins as a picture and goes on as a page.
      Buffer.concat([jpeg.subarray(0, 40), Buffer.from('<script>alert(1)</script>')]),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      jpeg.subarray(0, 300),
    ];
    for (const bytes of wrong) {
      const refused = await refusedAct(token, { ...act, photos: [await sentPhoto(bytes)] });
      expect([refused.status, refused.code]).toEqual([400, 'photo_unreadable']);
    }
    expect(await waitingActs()).toEqual([]);
    for (let at = 0; at < 5; at += 1) {
      await callSendSignedAct(token, await actOf(unitId));
      const [one] = await waitingActs();
      await decide(one?.id ?? '', { accepted: false, reason: 'No' });
    }
    expect((await refusedAct(token, await actOf(unitId))).code).toBe('too_many_signed_acts');
    expect(await stateOf(token)).toMatchObject({ state: 'refused', more: false });
  });

  test('goes by a link that opens, of a unit on it, and within its limits', async () => {
    const [one, other] = [await ready(), await unitAt('ready')];
    expect((await refusedAct(one.token, await actOf(other.id))).code).toBe('unit_not_found');
    expect((await refusedAct('nada', await actOf(one.unitId))).code).toBe(
      'handover_link_not_found',
    );
    const key = newKey();
    const act = await actOf(one.unitId);
    await callSendSignedAct(one.token, act, key);
    await raul.call(staffApi.endHandoverLink, { params: { linkId: one.id } });
    expect(await callSendSignedAct(one.token, act, key)).toEqual({ unitId: one.unitId });
    expect((await refusedAct(one.token, act)).code).toBe('handover_link_not_found');
    // Acts that came by it still wait.
    expect(await waitingActs()).toHaveLength(1);
    const next = await linkFor(other.id);
    await sql`update rate_limit set points = 60`.execute(shop.services.db);
    expect((await refusedAct(next.token, await actOf(other.id))).status).toBe(429);
  });

  test('is sent without JavaScript, and what is wrong is said on the page', async () => {
    const { unitId, path } = await ready();
    const post = async (photo?: Buffer) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({
        accion: 'acta',
        unidad: unitId,
        firmante: 'Ana',
      }))
        body.append(name, value);
      if (photo) body.append('fotos', new Blob([new Uint8Array(photo)]), 'acta.jpg');
      return shop.as('anonymous').fetch(path, { method: 'POST', body });
    };
    const bare = await post();
    const page = await bare.text();
    expect([bare.status, page.includes('al menos una foto')]).toEqual([400, true]);
    expect(page).toContain('value="Ana"');
    const torn = await post(Buffer.from('nada'));
    expect([torn.status, (await torn.text()).includes('No podemos leer una foto')]).toEqual([
      400,
      true,
    ]);
    const photo = await actPhoto();
    for (let at = 0; at < 2; at += 1) {
      const sent = await post(photo);
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?acta=${unitId}`]);
    }
    expect(await waitingActs()).toHaveLength(1);
    const after = await (await shop.as('anonymous').fetch(`${path}?acta=${unitId}`)).text();
    expect(after).toContain('La oficina mira el acta');
  });

  test('can be printed before, by the link and by staff, without a price or a whole name', async () => {
    const { unit, unitId, token } = await ready();
    const other = await unitAt('ready');
    await sql`update unit set identifier = '1HGCM82633A004352' where id = ${unitId}`.execute(
      shop.services.db,
    );
    for (const [language, says] of [
      ['es', 'Firma de quien recibe'],
      ['en', 'Signature of whoever receives'],
    ] as const) {
      const end = `units/${unitId}/acta-para-firmar.pdf?language=${language}`;
      const byLink = await shop.as('anonymous').fetch(`/api/handovers/${token}/${end}`);
      const byStaff = await raul.fetch(`/api/admin/${end}`);
      for (const answer of [byLink, byStaff]) {
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          200,
          'application/pdf',
        ]);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.length).toBeLessThan(60_000);
        const { text } = readPdf(bytes);
        for (const part of [unit.number, 'Toyota Corolla LE 2021', '004352', 'Yanet', says])
          expect(text).toContain(part);
        expect(text).not.toMatch(/US\$|Pérez|1HGCM/);
      }
    }
    const foreign = `/api/handovers/${token}/units/${other.id}/acta-para-firmar.pdf`;
    expect((await shop.as('anonymous').fetch(foreign)).status).toBe(404);
    expect((await yanet.fetch(`/api/admin/units/${unitId}/acta-para-firmar.pdf`)).status).toBe(403);
  });
});
