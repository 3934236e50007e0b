import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicAddresses } from './addresses.ts';
import {
  coveredFocus,
  cutText,
  edgeless,
  moving,
  sideways,
  smallTargets,
  stuck,
} from './checks.ts';
import { live } from './live.ts';
import { test } from './people.ts';

/** Controls that may be smaller than 44 px, and why. */
const smallAllowed = (path: string): Record<string, string> =>
  path === '/kit' ? { main: 'for a mouse staff has denser controls; the kit shows them' } : {};
/** Text that may be cut, and why. */
const cutAllowed = {
  'li > article p': 'a card shows how a description begins; the product has all of it',
};

const paths = [...publicAddresses.map(({ path }) => path), '/comparar', '/no-existe'];

/** What axe cannot tell. A screen that is new in src/pages.ts is looked at too. */
describe.each([320, 1280])('en cada pantalla pública, a %i px', (width) => {
  test('se ve, se alcanza y se maneja todo', async ({ newPerson }) => {
    const { page, open, expects } = await newPerson({
      device: width === 320 ? 'phone' : 'desktop',
      width,
      bypassPolicy: true,
    });
    expects(/404/);
    for (const path of paths) {
      await open(path);
      await live(page);
      says(path, {
        sideways: await sideways(page),
        moving: await moving(page),
        small: await smallTargets(page, width === 320 ? {} : smallAllowed(path)),
        cut: await cutText(page, cutAllowed),
        covered: await coveredFocus(page),
        edgeless: await edgeless(page),
      });
      if (width === 320) says(`${path} at 400 %`, await zoomed(page));
    }
  });
});

/** A window of 1280 × 1024 at 400 %. */
async function zoomed(page: Page): Promise<Record<string, string[]>> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  const found = {
    sideways: await sideways(page),
    stuck: await stuck(page),
    covered: await coveredFocus(page),
  };
  if (size) await page.setViewportSize(size);
  return found;
}

function says(where: string, found: Record<string, string[]>): void {
  for (const [what, list] of Object.entries(found)) {
    expect.soft(list.join('\n'), `${where}: ${what}`).toBe('');
  }
}
