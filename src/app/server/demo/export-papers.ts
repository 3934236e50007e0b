import type { NewFacts } from '#features/shipping/export-file/schema.ts';
import { isNorthAmerican, readVin } from '#features/shop/catalogue/passport/vin.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { demoPassports } from '../../../../demo/passports.ts';
import type { ActingShop, Told } from './acts/story-order.ts';
import { drawnSheet } from './drawn-sheet.ts';

// What has to be on paper before a unit of the story may leave.

/** A number of the usual form whose check digit is right, so that nobody's is used. */
function inventedVin(digits6: string): string {
  const digits = digits6.slice(-6).padStart(6, '0');
  for (const check of '0123456789X') {
    const vin = `1ZZDE1FG${check}MA${digits}`;
    if (isNorthAmerican(vin) && readVin(vin) === 'good') return vin;
  }
  throw new Error('no check digit fits');
}

/** What the passport of a car says. */
function knownVin({ goods: [slug = ''] }: Told): string | undefined {
  const vin = demoPassports[slug]?.facts.vin;
  return vin && String(vin.value);
}

const papers: Record<string, () => NewFacts> = {
  title: () => ({ item: 'title', titleKind: 'original', titleCopies: 2, expected: 0 }),
  lien: () => ({ item: 'lien', expected: 0 }),
  aes: () => ({ item: 'aes', itn: `X${Date.now().toString().padEnd(14, '0')}`, expected: 0 }),
  presented: () => ({
    item: 'presented',
    presentedAt: new Date().toISOString(),
    port: 'Miami',
    expected: 0,
  }),
  end_use: () => ({
    item: 'end_use',
    endUse: 'Uso personal de la familia',
    signedOn: dayInHavana(new Date()),
    expected: 0,
  }),
};

/** Records what the file of a unit lacks, as far as a paper says it. */
export async function completeFile(shop: ActingShop, order: Told, unitId: string): Promise<void> {
  const params = { id: unitId };
  const { missing, unit } = await shop.call('raul', staffApi.findExportFile, { params });
  if (missing.includes('vin')) {
    const { revision } = await shop.call('raul', staffApi.findUnit, { params });
    const number = unit.number.replace(/\D/g, '');
    await shop.call('raul', staffApi.saveUnit, {
      params,
      body: {
        expected: revision,
        identifier: knownVin(order) ?? inventedVin(number),
        titleNumber: `FL-${number}`,
        titleState: 'FL',
      },
    });
  }
  for (const item of missing) {
    const facts = papers[item]?.();
    if (facts) await shop.call('raul', staffApi.recordPaper, { params, body: facts });
  }
  if (missing.includes('title'))
    await shop.call('raul', staffApi.addExportScan, {
      params,
      query: { item: 'title' },
      bytes: await drawnSheet(),
    });
  if (missing.includes('authority'))
    await shop.call('raul', staffApi.recordAuthority, {
      params,
      body: {
        expected: 0,
        kind: 'exception',
        text: 'Excepción SCP (15 CFR 740.21), de ejemplo',
        source: 'Carta de ejemplo',
      },
    });
}

/** Two people of staff look at a name that resembles one of the list, and say who it is not. */
export async function clearNames(shop: ActingShop, quoteId: string): Promise<void> {
  const { reviews } = await shop.call('raul', staffApi.listScreenings, {});
  for (const { id } of reviews.filter((review) => review.quoteId === quoteId))
    for (const who of ['raul', 'elena'])
      await shop.call(who, staffApi.clearMatch, {
        params: { id },
        body: { reason: 'Otra persona: la de la lista nació en 1951' },
      });
}
