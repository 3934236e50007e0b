import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '#platform/testing/browser-storage.ts';
import type { HandoverList } from './schema.ts';
import {
  listsOfLink,
  markHandedOver,
  readOpenLists,
  removeList,
  storeList,
} from './stored-lists.ts';

const opened = new Date('2026-11-22T12:00:00Z');
const day = 86_400_000;
const unit = { id: 'u', unit: 'MA-U1', name: 'Kia', identifier: null, province: 'Granma' };
const list: HandoverList = {
  id: 'l',
  label: 'Ramón',
  openedAt: opened.toISOString(),
  expiresAt: new Date(opened.getTime() + 7 * day).toISOString(),
  units: [{ ...unit, receives: 'Ana', handedOn: null, act: null }],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['2026-11-22', '2019-01-01', '2031-06-01'])(
  'a phone whose clock says %s shows its list for as long as the link works',
  (says) => {
    const now = new Date(`${says}T12:00:00Z`).getTime();
    vi.setSystemTime(now);
    storeList({ token: 't', list });
    vi.setSystemTime(now + 6.9 * day);
    expect(readOpenLists()).toMatchObject([{ token: 't', list: { label: 'Ramón' } }]);
    vi.setSystemTime(now + 7.1 * day);
    expect(readOpenLists()).toEqual([]);
    // A waiting request of the list can still be read out.
    expect(listsOfLink('t')).toHaveLength(1);
    vi.setSystemTime(now + 32 * day);
    expect(listsOfLink('t')).toEqual([]);
  },
);

test('what was handed over is kept with its list, and a list of which nothing waits goes', () => {
  vi.setSystemTime(opened);
  storeList({ token: 't', list });
  markHandedOver('t', 'u', '2026-11-22');
  const [kept] = readOpenLists();
  expect(kept?.list.units).toMatchObject([{ handedOn: '2026-11-22' }]);
  if (kept) removeList(kept);
  expect(listsOfLink('t')).toEqual([]);
});
