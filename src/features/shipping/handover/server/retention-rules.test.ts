import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { marta, raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import {
  actOf,
  callSendSignedAct,
  waitingActs,
} from '../signed-acts/server/testing/signed-acts.ts';
import {
  codeOfUnit,
  enterHandover,
  entryOf,
  linkFor,
  listedHandovers,
  unitAt,
} from './testing/handover.ts';

setUpQuoteShop();
beforeEach(async () => {
  await shop.services.db.deleteFrom('handover_link').execute();
  await shop.services.db.deleteFrom('outbox').where('topic', '=', fileTopic).execute();
});

const inDays = (days: number) =>
  new Date(`${daysLater(new Date().toISOString().slice(0, 10), days)}T12:00Z`);
const links = () => shop.services.db.selectFrom('handover_link').select(['id', 'label']).execute();

async function eraseFiles(): Promise<void> {
  const { db } = shop.services;
  const jobs = await db.selectFrom('outbox').selectAll().where('topic', '=', fileTopic).execute();
  for (const { id, topic, payload } of jobs) {
    const job = { id, topic, payload, attempt: 1 };
    await eraseFileJob(shop.services)(job, new AbortController().signal);
  }
}

test('a driver’s name goes with a link by which nothing came, 90 days after it is over', async () => {
  const unit = await unitAt('ready');
  const [{ id: revoked }, used, open] = [
    await linkFor(unit.id),
    await linkFor(unit.id),
    await linkFor(unit.id),
  ];
  await raul.call(staffApi.endHandoverLink, { params: { linkId: revoked } });
  await enterHandover(used.token, entryOf(unit.id, await codeOfUnit(unit.offer)));
  expect(await eraseExpired(shop.services, { now: inDays(88) })).toMatchObject({
    handoverLinks: 0,
  });
  const late = { now: inDays(93) };
  expect(await eraseExpired(shop.services, { ...late, dryRun: true })).toMatchObject({
    handoverLinks: 1,
  });
  expect(await eraseExpired(shop.services, late)).toMatchObject({ handoverLinks: 1 });
  expect((await links()).map(({ id }) => id).toSorted()).toEqual([used.id, open.id].toSorted());
  await eraseExpired(shop.services, { now: inDays(110) });
  expect(await links()).toEqual([{ id: used.id, label: 'Ramón' }]);
});

test('the name of the person who handed over is erased after RETENTION_YEARS, the handover stays', async () => {
  const unit = await unitAt('ready');
  const { id, token } = await linkFor(unit.id);
  await enterHandover(token, entryOf(unit.id, await codeOfUnit(unit.offer)));
  const ended = async (ago: string, dryRun = false) => {
    await sql`update handover_link set made_at = now() - ${ago}::interval - interval '1 day',
      expires_at = now() - ${ago}::interval where id = ${id}`.execute(shop.services.db);
    await eraseExpired(shop.services, { dryRun });
    return (await listedHandovers()).handovers.map(({ by, receivedBy }) => [by, receivedBy]);
  };
  expect(await ended('9 years 360 days')).toEqual([['Ramón', 'Ana Ruiz']]);
  expect(await ended('10 years 2 days', true)).toEqual([['Ramón', 'Ana Ruiz']]);
  expect(await ended('10 years 2 days')).toEqual([['', 'Ana Ruiz']]);
  expect(await links()).toEqual([{ id, label: null }]);
});

test('a signed act that did not count goes after 90 days with its photos; one that did, with its order', async () => {
  const { db, files } = shop.services;
  const unit = await unitAt('ready');
  const { token } = await linkFor(unit.id);
  const decide = async (body: { accepted: true } | { accepted: false; reason: string }) => {
    await callSendSignedAct(token, await actOf(unit.id));
    const [act] = await waitingActs();
    await marta.call(staffApi.decideAct, { params: { actId: act?.id ?? '' }, body });
  };
  await decide({ accepted: false, reason: 'No se lee' });
  await decide({ accepted: true });
  const kept = async () => {
    const rows = await db.selectFrom('signed_act_photo').select('file').execute();
    return rows.map(({ file }) => file);
  };
  const before = await kept();
  expect(before).toHaveLength(2);
  expect(await eraseExpired(shop.services, { now: inDays(88) })).toMatchObject({ acts: 0 });
  expect(await eraseExpired(shop.services, { now: inDays(92) })).toMatchObject({ acts: 1 });
  await eraseFiles();
  const [left = ''] = await kept();
  const there: string[] = [];
  for (const file of before) if (await files.get(file)) there.push(file);
  expect(there).toEqual([left]);
  await db
    .updateTable('quote')
    .set({ person_id: null, detached_at: new Date() })
    .where('id', '=', unit.quoteId)
    .execute();
  await eraseExpired(shop.services, { now: inDays(3660) });
  await eraseFiles();
  expect(await kept()).toEqual([]);
  expect(await files.get(left)).toBeUndefined();
});
