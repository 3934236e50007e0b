import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { languageEntry, lowDataEntry } from '#platform/browser/registry/cookies.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { comparable, publicAddresses } from './addresses.ts';
import { sideways, smallTargets, violations, wordsOnly } from './checks.ts';
import { live } from './live.ts';
import { islandNotice } from './notice.ts';
import { giveContact, type Person, sees, shopOrigin, signIn, test } from './people.ts';
import { corolla } from './shopping.ts';

/** Brings somebody into a state of the shop. */
type State = [name: string, reach: (person: Person) => Promise<unknown>];

const inSentences = { 'dialog li summary': 'it stands within a sentence' };
/** The inbox is for developers. */
const denser = { 'main, header': 'not for customers' };

const list = '/products/automobiles';
const at =
  (path: string): State[1] =>
  async ({ open, page }) => {
    await open(path);
    await live(page);
  };
const tap =
  (path: string, ...controls: string[]): State[1] =>
  async (person) => {
    await at(path)(person);
    for (const control of controls) await person.page.locator(control).first().click();
    await sees(person.page.locator('dialog[open]').last());
  };

async function fillCartPage(person: Person): Promise<void> {
  await tap(list, '[data-add]')(person);
  await at('/cotizacion')(person);
}

/** In Spanish `en-cada-pantalla` reads these, and what React makes of them. */
const asTheyOpen: State[] = [
  ...publicAddresses.map(({ name, path }): [string, string] => [name, path]),
  ['not found', '/no-existe'],
  ['nothing to compare', '/comparar'],
].map(([name = '', path = '']): State => [name, ({ open }) => open(path)]);

const forAnyone: State[] = [
  ['no results', at('/products/electrodomesticos?search=zzzzzz')],
  ['filters in use', at(`${list}?brand=Toyota&minPrice=barato&maxPrice=20000&year=2021`)],
  ['all categories', at('/products/inventada')],
  ['two compared', at(`/comparar?p=${comparable.slice(0, 2).join(',')}`)],
  ['four compared', at(`/comparar?p=${comparable.join(',')}`)],
  ['turned away, told to sign in', at('/my-quotes')],
  ['seen and compared before', at(list)],
  ['province dialog', tap(list, 'main [aria-haspopup="dialog"]')],
  // One with several pictures, whatever other journeys have put before it.
  [
    'product as a dialog, gallery moved',
    tap(
      `${list}?search=corolla`,
      `main h3 a[href$="${corolla.path}"]`,
      'dialog section button + button',
    ),
  ],
  ['empty drawer', tap(list, '[data-cart]')],
  ['filled drawer', tap(list, '[data-add]')],
  ['drawer that asks to sign in', tap(list, '[data-cart]', 'dialog [data-footer] button')],
  ['cart as a page', fillCartPage],
  ['menu', openMenu],
  ['drawer with a notice', seeNotice],
  // Nothing of it waits for React.
  ['low data', withLowData('poco', ({ open }) => open(list))],
  ['product with low data', withLowData('poco', at(publicPath('product')))],
  ['all pictures again', withLowData('todo', ({ open }) => open(list))],
];

const forCustomers: State[] = [
  ['home of a customer', at('/')],
  ['account menu', openAccount],
  ['no quotes', at('/my-quotes')],
  ['cart as a page that asks for numbers', fillCartPage],
  ['contact dialog with errors', askWithoutContact],
  ['reference number', askForQuote],
  ['quotes', at('/my-quotes')],
  ['a quote', tap('/my-quotes', 'main table a')],
  ['denied', at('/admin/quotes')],
];

const forStaff: State[] = [
  ['quotes of all', at('/admin/quotes')],
  ['a quote of the staff', openFirst('/admin/quotes')],
  ['verifications of all', at('/admin/verifications')],
  ['saved replies', at('/admin/replies')],
];

/**
 * At 320 and 1280 px axe finds nothing, nothing scrolls sideways, and customers' controls are large
 * enough. English differs in its words only, so axe reads it once.
 */
describe.each(['es', 'en'] as const)(
  'cualquiera puede leer y manejar la tienda (%s)',
  (language) => {
    const widths =
      language === 'es' ? { 1280: true, 320: true } : { 1280: false, 320: true, more: wordsOnly };

    test('lo público', async ({ newPerson }) => {
      const person = await newPerson({ bypassPolicy: true });
      await speak(person, language);
      person.expects(/404/);
      if (language === 'en') await allAreFine(person, eachOf(asTheyOpen, 8), widths);
      await allAreFine(person, eachOf(forAnyone, language === 'en' ? 18 : 5), widths);
    });

    test('lo propio y lo del equipo', { tags: 'long' }, async ({ newPerson }) => {
      const customer = await newPerson({ bypassPolicy: true });
      await signIn(customer.page, { email: `todos.${language}@prueba.test`, firstName: 'Yamilé' });
      await speak(customer, language);
      customer.expects(/403/);
      await allAreFine(customer, forCustomers, widths);
      const agent = await newPerson({ bypassPolicy: true, device: 'phone' });
      await signIn(agent.page, { email: 'agente@demo.test' });
      await speak(agent, language);
      // Dense controls are for a mouse, and touched ones must be large. Other journeys let axe read
      // the wide pages (equipo) and the open panels (panel-cotizaciones).
      await allAreFine(agent, forStaff, { ...widths, 1280: false }, { 1280: denser });
    });
  },
);

test('la entrada y el buzón', async ({ newPerson }) => {
  const person = await newPerson({ bypassPolicy: true });
  const { page, open } = person;
  person.expects(/422/);
  await open('/api/login');
  const widths = { 320: true, 1280: true };
  await isFine(page, 'the sign-in page', widths);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await sees(page.getByText('Escriba un correo electrónico válido', { exact: false }));
  await isFine(page, 'the sign-in page with an error', widths);
  await open('/buzon');
  await isFine(page, 'inbox', widths);
});

async function speak({ context }: Person, value: string): Promise<void> {
  await context.addCookies([{ name: languageEntry.name, value, url: shopOrigin() }]);
}

/** Widths, and whether axe reads there; `more`: what else it is told. */
type Widths = Record<320 | 1280, boolean> & { more?: axe.RunOptions };
/** What may be small at a width, and why. */
type SmallControls = Partial<Record<320 | 1280, Record<string, string>>>;

async function allAreFine(
  person: Person,
  states: State[],
  widths: Widths,
  small: SmallControls = {},
): Promise<void> {
  for (const [name, reach] of states) {
    await reach(person).catch((cause) => {
      throw new Error(`did not come to: ${name}`, { cause });
    });
    await isFine(person.page, name, widths, small);
  }
}

async function isFine(
  page: Page,
  where: string,
  { more, ...widths }: Widths,
  small: SmallControls = {},
): Promise<void> {
  for (const width of [1280, 320] as const) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = [
      ...(widths[width] ? await violations(page, more) : []),
      ...(await sideways(page)),
      ...(await smallTargets(page, /inbox/.test(where) ? denser : (small[width] ?? inSentences))),
    ];
    expect.soft(wrong.join('\n'), `${where}, ${width} px`).toBe('');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Opens the first entry of a staff list in the panel beside it. */
function openFirst(path: string): State[1] {
  return async (person) => {
    await at(path)(person);
    await person.page.locator('[data-row]').first().click();
    await sees(person.page.locator('[data-key=s]'));
  };
}

/** On a narrow screen: the wide one has its links in a row. */
async function openMenu(person: Person): Promise<void> {
  await at(list)(person);
  const { page } = person;
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('header summary').last().click();
}

async function openAccount(person: Person): Promise<void> {
  await at('/')(person);
  await person.page.locator('header summary').first().click();
}

async function seeNotice(person: Person): Promise<void> {
  const { context, page } = person;
  const url = shopOrigin();
  await context.addCookies([{ name: provinceEntry.name, value: 'IJV', url }]);
  await tap('/products/motocicletas', '[data-add]:enabled')(person);
  await sees(page.getByRole('dialog').getByText(islandNotice.title));
  await context.addCookies([{ name: provinceEntry.name, value: 'HAB', url }]);
}

function withLowData(value: string, reach: State[1]): State[1] {
  return async (person) => {
    await person.context.addCookies([{ name: lowDataEntry.name, value, url: shopOrigin() }]);
    await reach(person);
  };
}

async function askWithoutContact(person: Person): Promise<void> {
  const { page } = person;
  await tap(list, '[data-add]', 'dialog [data-footer] button')(person);
  await page.locator('dialog button[form]').click();
  await sees(page.locator('dialog [aria-invalid]').first());
}

async function askForQuote(person: Person): Promise<void> {
  const { page } = person;
  await giveContact(page);
  await at(list)(person);
  await page.locator('[data-cart]').click();
  await page.locator('dialog [data-footer] button').first().click();
  await sees(page.getByText(/MA-TX-\d{4}-\d{6,}/));
}

function publicPath(name: string): string {
  return publicAddresses.find((each) => each.name === name)?.path ?? '';
}
