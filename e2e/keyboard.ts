// The keyboard of a person: it counts presses, and checks that the focus is never lost.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Keyboard {
  /** Presses a key once, or `times` as often. */
  press(key: string, times?: number): Promise<void>;
  to(target: Locator, key?: string): Promise<void>;
  /** Types text, which is not counted, because it takes the same everywhere. */
  type(text: string): Promise<void>;
  /**
   * Ends a task, which may take at most 1.3 times the fewest presses. `fewest` is counted by hand
   * and only goes down.
   */
  took(task: string, fewest: number): void;
}

export function keyboardOf(page: Page): Keyboard {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  return {
    async press(key, times = 1) {
      for (let time = 0; time < times; time += 1) await press(key);
    },
    async to(target, key = 'Tab') {
      await target.waitFor();
      for (let tries = 0; tries < 150; tries += 1) {
        await press(key);
        if (await hasFocus(target)) return notCovered(target);
      }
      throw new Error(`${key} does not reach ${target}`);
    },
    type: (text) => page.keyboard.type(text),
    took(task, fewest) {
      const most = Math.floor(fewest * 1.3);
      expect(presses, `${task}: presses, at most ${most}`).toBeLessThanOrEqual(most);
      expect(presses, `${task}: fewer presses are enough, write them down`).toBeGreaterThanOrEqual(
        fewest,
      );
      presses = 0;
    },
  };
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function notCovered(target: Locator): Promise<void> {
  const covered = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found && (element.contains(found) || found.contains(element))
      ? ''
      : `${found?.outerHTML}`;
  });
  expect(covered, `what lies over ${target}`).toBe('');
}

export async function focusIsOn(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `the focus is on ${target}` }).toBe(true);
}

export async function focusIsIn(target: Locator): Promise<void> {
  const inside = () => target.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside, { message: `the focus is in ${target}` }).toBe(true);
}

/** Checks that the focus is somewhere: after an action it never falls back to the whole page. */
export async function focusIsKept(page: Page): Promise<void> {
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(lost, { message: 'the focus is on <body>' }).toBe(false);
}
