// Where the parts of a page stand. Each check returns what is wrong, in words.
import type { Page } from 'playwright-core';

/** In wide windows: what does not begin on the line of the header, and what touches a band. */
export async function frame(page: Page): Promise<string[]> {
  const { lefts, line, tall, touching, width } = await page.evaluate(frameOf);
  return [
    ...(lefts.join() === String(line) ? [] : [`lefts ${lefts}`]),
    ...tall.map((height) => `a footer of ${height} px`),
    ...touching.map((words) => `at the edge of a band: ${words}`),
    // The text of a header's first link, the content and the footer, at most 1,280 px wide.
    ...(width - 2 * line <= 1280 ? [] : [`wider than 1,280 px: begins at ${line}`]),
  ];
}

export const rhythm = (page: Page): Promise<string[]> => page.evaluate(unevenGaps);

export const rows = (page: Page): Promise<string[]> => page.evaluate(unevenRows);

/** Parts of a page whose distance from what stands above them is no multiple of 8 px. */
function unevenGaps() {
  const inFlow = (part: Element) => {
    const { position, clipPath } = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    return width > 2 && height > 2 && /static|relative/.test(position) && clipPath === 'none';
  };
  const groups = ['main', 'main > .container'].flatMap((group) => [
    ...document.querySelectorAll(group),
  ]);
  return groups.flatMap((group) => {
    const parts = [...group.children].filter(inFlow);
    return parts.flatMap((part) => {
      const { top, left, right } = part.getBoundingClientRect();
      const above = parts
        .map((other) => other.getBoundingClientRect())
        .filter((other) => other.bottom <= top + 1 && other.left < right && other.right > left);
      const gap = top - Math.max(...above.map(({ bottom }) => bottom));
      const off = Math.abs(gap - 8 * Math.round(gap / 8));
      // Farther away there is something between them.
      return gap < 96 && off > 0.6 ? [`${part.tagName} ${part.className}: ${gap}`] : [];
    });
  });
}

/** Where header, content and footer begin; a footer above 300 px; headings less than 12 px from the edge of a band. */
function frameOf() {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const main = document.querySelector('main') as Element;
  const parts = ['header a', 'main .container', 'footer .container'].flatMap((selector) => {
    const element = document.querySelector(selector);
    return element ? [Math.round(boxOf(element).left)] : [];
  });
  const footer = document.querySelector('footer') as Element;
  const painted = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  };
  const bands = [...main.querySelectorAll('section, div, aside'), footer].filter(
    (element) => boxOf(element).width === innerWidth && painted(element),
  );
  const touching = [...main.querySelectorAll('h1, h2')].filter((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { top, bottom } = words.getBoundingClientRect();
    if (boxOf(heading).width < 2) return false;
    return bands.some((band) =>
      [boxOf(band).top, boxOf(band).bottom].some(
        (edge) => Math.min(Math.abs(edge - top), Math.abs(edge - bottom)) < 12,
      ),
    );
  });
  return {
    lefts: [...new Set(parts)],
    line: parts[0] ?? 0,
    tall: boxOf(footer).height > 300 ? [boxOf(footer).height] : [],
    touching: touching.map(({ textContent }) => textContent),
    width: innerWidth,
  };
}

/** Cards beside each other whose picture, name, facts, price or button begin at different heights. */
function unevenRows() {
  const parts = ['[data-price]', 'h3', '[data-specs]', 'p:has(> strong)', 'button'];
  return parts.flatMap((part) => {
    const rows = new Map<number, Set<number>>();
    for (const card of document.querySelectorAll('main li > article')) {
      const inner = part === '[data-price]' ? card : card.querySelector(part);
      if (!inner) continue;
      const row = Math.round(card.getBoundingClientRect().top);
      const at = Math.round(inner.getBoundingClientRect().top);
      rows.set(row, (rows.get(row) ?? new Set()).add(at));
    }
    return [...rows.values()]
      .filter((tops) => tops.size > 1)
      .map((tops) => [part, ...tops].join(' '));
  });
}
