// Reads the HTML that journeys meet as an independent checker does: what the server sent, and what
// the page had become when the journey ended.
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { allScreenRoutes } from '#staff-routes.ts';
import { matchRoute } from '#web/routes/route.ts';

/** Left out, with the reason; everything else of the checker's own recommendation holds. */
const rules: RuleConfig = {
  // How it is written: React and the DOM write it in their own way, and browsers read both.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // The content policy refuses a style in what is sent; scripts may set one.
  'no-inline-style': 'off',
  // A search engine cuts a long title; the comparison's names all that it compares.
  'long-title': 'off',
  // A number that wraps is still one.
  'tel-non-breaking': 'off',
  // Boxes of one name are one answer, as radio buttons are.
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  // React's ids («R1») are any character but a blank, as HTML allows.
  'valid-id': ['error', { relaxed: true }],
};

const checker = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], rules }),
);
const routes = Object.values(allScreenRoutes);
const most = 1;
const times = new Map<string, number>();

/**
 * Whether this screen shall be read in this state: once in each process, since a screen changes
 * little from one journey to the next.
 */
export function isDue(address: string, state: string): boolean {
  const { pathname } = new URL(address);
  const key = `${state} ${matchRoute(routes, pathname)?.route.path ?? pathname}`;
  const time = (times.get(key) ?? 0) + 1;
  times.set(key, time);
  return time <= most;
}

/** Returns what is wrong, each with the place. */
export async function wrongHtml(address: string, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  const lines = html.split('\n');
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const place = lines[line - 1]?.slice(Math.max(0, column - 60), column + 120);
      return `HTML of ${address}: ${ruleId}: ${message}\n  ${place}`;
    });
}
