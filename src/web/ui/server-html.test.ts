import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name: join('src', name), text: readFileSync(join('src', name), 'utf8') }));

const using = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('text becomes HTML through one door: what this page was rendered with', () => {
  expect(using(/dangerouslySetInnerHTML/)).toEqual(['src/web/ui/server-html.tsx']);
});

test('no other sink is used, and a trusted type is made of nothing but our own', () => {
  const sinks =
    /\.innerHTML\s*=[^=]|outerHTML\s*=|insertAdjacentHTML|document\.write|parseFromString|createContextualFragment|setHTMLUnsafe|\beval\(|new Function\(|srcdoc/;
  // A fragment is HTML of our own server, and says so in a header (decision 023).
  expect(using(sinks)).toEqual(['src/web/browser/fragment.ts']);
  expect(using(/createPolicy\(/).toSorted()).toEqual([
    'src/features/payments/verifications/ui/sending/proof-of-work.ts',
    'src/web/browser/fragment.ts',
    'src/web/browser/service-worker-registration.ts',
    'src/web/browser/start.tsx',
  ]);
});

test('HTML of a template is escaped but for our own drawings and styles', () => {
  // `raw` of hono leaves a text as it is.
  expect(using(/import \{[^}]*\braw\b[^}]*\} from 'hono\/html'/).toSorted()).toEqual([
    'src/features/people/accounts/server/embedded-provider/pages.ts',
    'src/platform/http/plain-page.ts',
  ]);
});
