// Checks that a page works for everyone. Each returns what is wrong, in words.
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const controls =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Fails at the end of the journey, with everything else that is wrong. */
export function says(where: string, found: Record<string, string[]>): void {
  for (const [what, list] of Object.entries(found)) {
    expect.soft(list.join('\n'), `${where}: ${what}`).toBe('');
  }
}

/** Returns violations that axe finds: WCAG 2.0 to 2.2, A and AA, and its best practices. */
export async function violations(page: Page, options?: axe.RunOptions): Promise<string[]> {
  // Waits for the dialogs' animations, because axe would measure the contrast of half-transparent
  // text.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    (more) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A target that is half under a bar may be free after scrolling; `smallTargets` asks for
        // more.
        rules: { 'target-size': { enabled: false } },
        resultTypes: ['violations'],
        iframes: false,
        // These rules read no style sheets, which axe would request from the shop again.
        preload: { assets: ['media'] },
        ...more,
      }),
    options ?? {},
  );
  return found.violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
}

export const pale = (page: Page): Promise<string[]> =>
  violations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

/** Another language changes no colour, and axe spends most of its time on colours. */
export const wordsOnly: axe.RunOptions = {
  rules: Object.fromEntries(
    ['color-contrast', 'link-in-text-block', 'target-size'].map((rule) => [
      rule,
      { enabled: false },
    ]),
  ),
};

/** Returns how many pixels the page scrolls sideways (1.4.10). */
export async function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px to scroll sideways`] : [];
  });
}

/**
 * Finds controls smaller than 44 × 44 px (2.5.5). Leaves out links within a sentence, as the
 * criterion does, and `exceptions`, each with its reason.
 */
export async function smallTargets(
  page: Page,
  exceptions: Record<string, string>,
): Promise<string[]> {
  return page.evaluate(
    ([selector, excepted]) => {
      const least = 43.5;
      const small: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (control.tabIndex < 0) continue;
        if (control.closest('[inert]') || (excepted && control.closest(excepted))) continue;
        const style = getComputedStyle(control);
        // Hidden until it has the focus.
        if (style.clipPath !== 'none') continue;
        if (control.matches('a') && style.display === 'inline' && inSentence(control)) continue;
        const { width, height } = boxOf(control);
        if (width >= least && height >= least) continue;
        const size = `${Math.round(width)} × ${Math.round(height)}`;
        small.push(`${size}: ${control.outerHTML.slice(0, 160)}`);
      }
      return small;

      function inSentence(link: HTMLElement): boolean {
        return (link.parentElement?.textContent ?? '').trim() !== (link.textContent ?? '').trim();
      }

      /**
       * Measures the control with its label; a link that is stretched over its card is as big as
       * the card.
       */
      function boxOf(control: HTMLElement): { width: number; height: number } {
        const after = getComputedStyle(control, '::after');
        const stretched = after.content !== 'none' && after.position === 'absolute';
        const whole = stretched ? (control.offsetParent ?? control) : control;
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
        const boxes = [whole, ...labels].map((element) => element.getBoundingClientRect());
        const left = Math.min(...boxes.map((box) => box.left));
        const top = Math.min(...boxes.map((box) => box.top));
        return {
          width: Math.max(...boxes.map((box) => box.right)) - left,
          height: Math.max(...boxes.map((box) => box.bottom)) - top,
        };
      }
    },
    [controls, Object.keys(exceptions).join(',')] as const,
  );
}

/** Finds words that the text spacing of 1.4.12 cuts off, or pushes over their control's edge. */
export async function cutText(page: Page, exceptions: Record<string, string>): Promise<string[]> {
  return page.evaluate((excepted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { content-visibility: visible !important; line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility() || element.closest('svg, .visually-hidden')) continue;
      if (excepted && element.closest(excepted)) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
      const control = element.matches('button, summary, [class*="button"]');
      if (!(hides || control) || !element.textContent?.trim() || style.display === 'inline')
        continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) {
        cut.push(`${element.outerHTML.slice(0, 160)}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`${scrollWidth - clientWidth} px to scroll sideways`);
    document.adoptedStyleSheets.pop();
    return cut;
  }, Object.keys(exceptions).join(','));
}

/** Finds, in forced colours, controls without an edge and controls whose focus is invisible. */
export async function edgeless(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // After this key the browser treats every focus as one by keyboard.
  await page.keyboard.press('Tab');
  const found = await page.evaluate((selector) => {
    const wrong: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const html = control.outerHTML.slice(0, 160);
      const around = [control, control.parentElement, control.parentElement?.parentElement];
      if (!control.matches('a, [tabindex]') && !around.slice(0, 2).some(hasEdge)) {
        wrong.push(`no edge: ${html}`);
      }
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      if (!around.some((each) => each && ringOf(each) >= 2)) wrong.push(`no focus: ${html}`);
    }
    return wrong;

    function hasEdge(element: Element | null | undefined): boolean {
      if (!element) return false;
      const part = element.matches('[type="file"]') ? '::file-selector-button' : undefined;
      const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element, part);
      return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    }
    function ringOf(element: Element): number {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    }
  }, controls);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 160) ?? ''),
  );
}

/** Walks through all controls, down and up again, and finds covered ones (2.4.11, 2.4.12). */
export async function coveredFocus(page: Page): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const all = [...inside.querySelectorAll<HTMLElement>(selector)].filter(
      (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
    );
    const covered = new Set<string>();
    for (const control of [...all, ...all.toReversed()]) {
      control.focus();
      if (document.activeElement !== control) continue;
      // The chat button makes way, which takes a moment.
      for (let patience = 0; overOf(control) && patience < 20; patience += 1) {
        await new Promise((resume) => setTimeout(resume, 20));
      }
      const over = overOf(control);
      if (over) covered.add(`${control.outerHTML.slice(0, 120)} under ${over.slice(0, 120)}`);
    }
    return [...covered];

    /** Returns what lies over its middle or one of its halves; '' where it is in sight. */
    function overOf(control: HTMLElement): string {
      // A link over several lines counts by its first one.
      const [line] = control.getClientRects();
      const { left, width, top, height } = line ?? control.getBoundingClientRect();
      const over = [0.25, 0.5, 0.75].map((part) => {
        // A control that is higher than the screen needs only a part in sight.
        const y = Math.min(top + height / 2, innerHeight - 1);
        const there = document.elementFromPoint(left + width * part, Math.max(y, 0));
        if (!there) return 'the edge of the screen';
        return control.contains(there) || there.contains(control) ? '' : there.outerHTML;
      });
      // Inside a sideways scroller the browser shows only a part, which 2.4.11 accepts.
      if (inScroller(control) && over.includes('')) return '';
      return over.find(Boolean) ?? '';
    }

    function inScroller(control: HTMLElement): boolean {
      for (let outer = control.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'auto') return true;
      }
      return false;
    }
  }, controls);
}

/** Checks that sticky parts take at most half of the screen's height. */
export async function stuck(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    let taken = 0;
    const names: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom, top } = getComputedStyle(element);
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      if (position !== 'sticky' && position !== 'fixed') continue;
      if (element.matches('dialog') || (top === 'auto' && bottom === 'auto')) continue;
      const { height, width } = element.getBoundingClientRect();
      if (width < innerWidth / 2 || height === 0) continue;
      taken += height;
      names.push(`${Math.round(height)} px: ${element.outerHTML.slice(0, 80)}`);
    }
    return taken > innerHeight / 2 ? names : [];
  });
}

export const longWord = `Refrigerador/Congelador${'Larguísima'.repeat(4)}`.slice(0, 60);

/**
 * Writes the word into every text of the page, or of the dialog that is open, and says which push
 * it. What never breaks (amounts, references) and what has the shop's own words alone (buttons,
 * badges, headings of a table) says so in its style, against the rule of the whole page.
 */
export function widened(page: Page): Promise<string[]> {
  return page.evaluate((long) => {
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = open ?? document.documentElement;
    const width = Math.max(root.scrollWidth, root.clientWidth);
    const walk = document.createTreeWalker(open ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walk.nextNode()) if (flows(walk.currentNode)) texts.push(walk.currentNode);
    const before = texts.map((text) => text.nodeValue);
    for (const text of texts) text.nodeValue = long;
    const holds = root.scrollWidth <= width;
    for (const [at, text] of texts.entries()) text.nodeValue = before[at] ?? '';
    if (holds) return [];
    const wide = texts.filter((text) => {
      const own = text.nodeValue;
      text.nodeValue = long;
      const pushes = root.scrollWidth > width;
      text.nodeValue = own;
      return pushes;
    });
    return wide.length > 0 ? wide.map((text) => text.nodeValue ?? '') : ['together'];

    function flows({ nodeValue, parentElement }: Node): boolean {
      if (!parentElement || !/\p{L}{4}/u.test(nodeValue ?? '')) return false;
      if (!parentElement.checkVisibility() || parentElement.closest('.visually-hidden, option'))
        return false;
      const { overflowWrap, whiteSpace } = getComputedStyle(parentElement);
      return overflowWrap === 'anywhere' && !/nowrap|^pre$/.test(whiteSpace);
    }
  }, longWord);
}
