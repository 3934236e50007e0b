import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { comparedEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';
import { fakeBrowser } from '#platform/testing/browser-storage.ts';
import { readCompared } from './compare.ts';
import { keepCompared } from './keep-compared.ts';

const replace = vi.fn();
beforeEach(() => {
  fakeBrowser();
  vi.stubGlobal('location', { replace });
});
afterEach(() => {
  vi.unstubAllGlobals();
  replace.mockReset();
});

/** Opens the comparison's page as the server draws it for that query. */
function opens(query: Record<string, string>, columns = Object.values(query).join(',')): void {
  keepCompared(readCompared(columns), new URLSearchParams(query));
}

test('a product that is added before React joins those that the tab compares', () => {
  opens({ mas: 'automobiles/kia' });
  expect(replace).not.toHaveBeenCalled();
  opens({ mas: 'automobiles/ford' });
  expect(replace).toHaveBeenCalledWith('?p=automobiles/kia,automobiles/ford');
  expect(readStored(comparedEntry)).toBe('automobiles/kia,automobiles/ford');
  opens({ mas: 'triciclos/luna' });
  expect(readStored(comparedEntry)).toBe('triciclos/luna');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('an address that names all of them takes the place of what was compared', () => {
  opens({ p: 'automobiles/kia,automobiles/ford,automobiles/seat' });
  opens({ p: 'automobiles/kia', mas: 'automobiles/fiat' });
  expect(readStored(comparedEntry)).toBe('automobiles/kia,automobiles/fiat');
  opens({ p: '' });
  expect(readStored(comparedEntry)).toBe('');
  expect(replace).not.toHaveBeenCalled();
});

test('a page without products changes nothing', () => {
  opens({ p: 'automobiles/kia' });
  opens({});
  expect(readStored(comparedEntry)).toBe('automobiles/kia');
});
