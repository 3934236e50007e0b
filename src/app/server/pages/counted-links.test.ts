import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { submitVerification } from '#features/payments/verifications/server/testing/verifications.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { staffApi } from '#staff-api.ts';
import { allScreenRoutes, staffRoutes } from '#staff-routes.ts';
import { orderOnItsWay } from '../testing/journey.ts';
import { setUpShop, shop, type TestPerson } from '../testing/test-shop.ts';

// A number beside a link says how many the linked page lists, for whoever reads it.

/** Addresses that show more counts than the bare ones of the screens do. */
const filtered = [
  '/products/automobiles?search=rio',
  '/products/automobiles?brand=Honda&year=2019',
  '/products/automobiles?engineType=gasoline',
  '/products/triciclos?search=corolla',
  '/products/electrodomesticos?search=fit',
  '/admin/quotes?status=completed&q=yanet&queue=waiting',
  '/admin/verifications?status=pending&sort=oldest',
  '/admin/products?category=automobiles&q=corolla&deleted=1',
  '/admin/units?queue=held&q=corolla',
  '/admin/reviews?state=low',
  '/admin/notices?time=past',
  '/admin/tariff?view=before',
];

setUpShop();
let parser: Parser;
beforeAll(async () => {
  parser = new Parser(
    await new HtmlValidate({ root: true, elements: ['html5'] }).getConfigFor('a'),
  );
  const ids = await restock(shop);
  await orderOnItsWay(shop, ids);
  const [yanet, oscar] = [shop.as('customer'), shop.as('other customer')];
  const [raul, marta] = [shop.as('agente'), shop.as('administrador')];
  const quote = async (who = yanet) =>
    (await who.call(api.createQuote, { body: newQuote(ids), key: newKey() })).id;
  const changed = async (status: 'en_revision' | 'approved' | 'completed') => {
    const params = { id: await quote() };
    await looked(raul).call(staffApi.changeQuoteStatus, { params, body: { status } });
    await yanet.call(api.writeAboutMyQuote, { params, body: { text: '¿Hay?' }, key: newKey() });
    return params.id;
  };
  await changed('en_revision');
  const late = await changed('approved');
  const finished = await changed('completed');
  const cancelled = await quote();
  await yanet.call(api.cancelMyQuote, { params: { id: cancelled }, body: {}, key: newKey() });
  await yanet.call(api.writeAboutMyQuote, {
    params: { id: cancelled },
    body: { text: 'Lo pensé mejor' },
    key: newKey(),
  });
  for (const id of [finished, cancelled, late]) {
    const body = { personId: id === late ? marta.id : raul.id, expected: null };
    await looked(raul)
      .call(staffApi.assignQuote, { params: { id }, body })
      .catch(() => {});
  }
  await submitVerification(yanet);
  await submitVerification(shop.as('anonymous'), { email: 'nadie@correo.test' });
  await quote(oscar);
  await submitVerification(oscar, { email: oscar.email });
  await oscar.call(api.deleteAccount, {});
  const { db } = shop.services;
  for (const statement of [
    `update quote set answer_due_at = now() - interval '1 day' where id = '${late}'`,
    `update product set status = 'sold' where id = '${ids.corolla}'`,
    `update product set deleted_at = now() where slug = 'luna'`,
    `insert into notice (title, starts_at, ends_at, submission_key)
      select 'Puerto', now() + begins * interval '1 day', now() + (begins + 2) * interval '1 day', begins
      from unnest(array[-4, -3, -1, 0, 1]) begins`,
    `update outbox set last_error = 'x', attempts = 3 where topic = 'mail' and about = '${late}'`,
    `update outbox set last_error = 'x', run_after = 'infinity' where topic = 'mail' and about = '${finished}'`,
  ])
    await sql.raw(statement).execute(db);
});

interface Page {
  address: string;
  root: HtmlElement;
}

/** Undefined where it is not for them. */
async function open(actor: TestPerson, address: string): Promise<Page | undefined> {
  const response = await shop.as(actor).fetch(address);
  if (response.status !== 200) return undefined;
  return { address, root: parser.parseHtml(await response.text()) };
}

/** "Vencidas 3" and "Autos (3)", a figure that is a link, and a bar whose link stands before it. */
function countOf(link: HtmlElement): number | undefined {
  const text = link.textContent.trim();
  const [, count] = /(?:^|\()(\d+)\)?$/.exec(text) ?? [];
  const bar = link.closest('th') && link.closest('tr')?.querySelector('td');
  const written = link.querySelector('span')?.textContent.trim() ?? count ?? bar?.textContent;
  return written && /^\d+$/.test(written) ? Number(written) : undefined;
}

/** Links with a count, and choices of a filter with one: how many they say, and where they lead. */
function countsOn({ address, root }: Page) {
  const here = new URL(address, shop.services.config.publicUrl);
  const links = root.querySelectorAll('main a').map((link) => ({
    text: link.textContent.trim(),
    count: countOf(link),
    target: new URL((link.getAttributeValue('href') ?? '').replaceAll('&amp;', '&'), here),
  }));
  const choices = root.querySelectorAll('main form select option').map((option) => {
    const target = new URL(here);
    const name = option.closest('select')?.getAttributeValue('name') ?? '';
    target.searchParams.set(name, option.getAttributeValue('value') ?? '');
    return { text: option.textContent, count: countOf(option), target };
  });
  return [...links, ...choices].filter(({ count }) => count !== undefined);
}

function listedIn({ root }: Page, part: string): number {
  // What comes closest is no part of the list.
  if (root.textContent.includes(catalogueTexts.es.nearest)) return 0;
  const place = part ? root.querySelector(`[aria-labelledby="${part}"]`) : root;
  const rows = place?.querySelectorAll('main tbody tr') ?? [];
  return rows.length || root.querySelectorAll('main article').length;
}

/** Beside each month stands what it brought, and its link opens the month: no list of rows. */
const withoutLists: string[] = [staffRoutes.staffReports.path];

const plain = Object.values(allScreenRoutes)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !withoutLists.includes(path));

const people: [TestPerson, number][] = [
  ['administrador', 80],
  ['agente', 80],
  ['customer', 3],
  ['anonymous', 3],
];
test.each(eachOf(people, 4))(
  'each number beside a link is what its page lists, for %s',
  async (actor, atLeast) => {
    const wrong: string[] = [];
    const met: string[] = [];
    for (const address of [...plain, ...filtered]) {
      const page = await open(actor, address);
      for (const { text, count, target } of page ? countsOn(page) : []) {
        const linked = await open(actor, target.pathname + target.search);
        const listed = linked && listedIn(linked, target.hash.slice(1));
        met.push(`${address}: ${text}`);
        if (listed !== count) wrong.push(`${address}: ${text} → ${target.search}, lists ${listed}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(met.length, met.join('\n')).toBeGreaterThan(atLeast);
  },
);

test.each(['administrador', 'agente'] as const)(
  'each number of the rail leads to the list that holds as many, for %s',
  async (actor) => {
    const home = await open(actor, '/admin');
    const told = home?.root.querySelectorAll('header nav li [data-count-of]') ?? [];
    const numbers = told.map((mark) => ({
      address: mark.closest('a')?.getAttributeValue('href') ?? '',
      count: Number(mark.textContent),
    }));
    const listed = await Promise.all(
      numbers.map(async ({ address }) => {
        const page = await open(actor, address);
        return { address, count: page && rowsOf(page).length };
      }),
    );
    expect(listed).toEqual(numbers);
    expect(new Set(numbers.map(({ address }) => address)).size).toBe(7);
    expect(numbers.filter(({ count }) => count > 0).length).toBeGreaterThan(4);
  },
);

const rowsOf = ({ root }: Page) =>
  root.querySelectorAll('main tbody tr, main [aria-labelledby="acts"] > ul > li');

test('more mails than a page holds are on the next ones', async () => {
  const { db } = shop.services;
  await sql`insert into outbox (topic, dedupe, payload, last_error)
    select 'mail', 'mail:x ' || at, '{"to": "a@b.test", "subject": "x"}', 'x' from generate_series(1, 210) at`.execute(
    db,
  );
  const { failedMails } = await shop.as('agente').call(staffApi.dashboard, {});
  const pages = Array.from({ length: 5 }, (_, at) => `/admin/mails?state=failed&page=${at + 1}`);
  const opened = await Promise.all(pages.map((address) => open('agente', address)));
  const listed = opened.map((page) => (page ? listedIn(page, '') : 0));
  expect(listed.reduce((sum, each) => sum + each)).toBe(failedMails);
});
