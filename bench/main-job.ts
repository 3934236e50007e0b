/**
 * Times the main job from a shared link to the reference number as a phone lives it: seconds from each
 * tap to its result, bytes on the wire, and how many of them are JavaScript.
 *
 *   node bench/main-job.ts [rounds, 3 by default] [--against folder] [--line slow|quick]
 *
 * Serves the built shop (`node scripts/build.ts` first). With `--against` it serves another checkout
 * beside it (built, with its packages), takes turns, and prints the ratio of their seconds: below 1
 * this one is faster. The phone is that of pages.ts; the slow one has 400 kbit/s, 400 ms and a quarter of the processor; each round
 * is a new browser. Figures are medians. A step begins with the finger on the screen, so the robot's
 * work before that (scrolling, waiting until all stands still) does not count.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, devices, type Locator } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { smallPhone } from '../e2e/small-phone.ts';
import { openBenchShop } from './bench-shop.ts';
import { meter, slowDown } from './slow-phone.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, line: { type: 'string' } },
});
const lines = (['slow', 'quick'] as const).filter((line) => line === (values.line ?? line));
const rounds = Number(positionals[0] ?? 3);
const steps = ['list', 'add', 'cart', 'sign-in page', 'back', 'number'] as const;
type Step = (typeof steps)[number] | 'second job';
interface Cost {
  seconds: number;
  kilobytes: number;
  script: number;
}
type Costs = Partial<Record<Step, Cost>>;

/** Costs from before the server drew the cart (issue 14), on the slow phone. */
const before: Costs = {
  list: { seconds: 1.2, kilobytes: 39, script: 0 },
  add: { seconds: 0.4, kilobytes: 0, script: 0 },
  cart: { seconds: 4.1, kilobytes: 124, script: 107 },
  'sign-in page': { seconds: 2, kilobytes: 0, script: 0 },
  back: { seconds: 2.3, kilobytes: 0, script: 0 },
  number: { seconds: 2, kilobytes: 0, script: 0 },
};

const shop = await openBenchShop();
const other = values.against ? await openBenchShop({}, undefined, values.against) : undefined;
const browser = await openBrowser();
try {
  for (const line of lines) {
    const all: Costs[] = [];
    const theirs: Costs[] = [];
    for (let round = other ? -1 : 0; round < rounds; round += 1) {
      const email = `${line}.${round}.${process.pid}@prueba.test`;
      const ours = await job(browser, shop.origin, line, email);
      const its = other && (await job(browser, other.origin, line, email));
      if (round < 0) continue;
      all.push(ours);
      if (its) theirs.push(its);
    }
    const rows = [...steps, 'second job' as const].map(
      (step) => [step, median(all, step)] as const,
    );
    console.log(
      `\n${line}: medians of ${rounds}; load ${loadavg().map((each) => each.toFixed(1))}`,
    );
    console.table(Object.fromEntries(rows.map(([step, cost]) => [step, shown(cost, step, line)])));
    // The tap that adds also opens the cart, so its seconds count for the cart.
    const first = rows.filter(([step]) => step !== 'second job');
    const seconds = median(all, 'add').seconds;
    console.table({
      total: total(
        first.map(([, cost]) => cost),
        seconds,
      ),
    });
    if (other) console.table(Object.fromEntries(rows.map(([step]) => compared(step, all, theirs))));
  }
} finally {
  await browser.close();
  await shop.close();
  await other?.close();
}

/** Medians of both and their ratio, bytes too. */
function compared(step: Step, ours: readonly Costs[], theirs: readonly Costs[]) {
  const [here, there] = [median(ours, step), median(theirs, step)];
  const ratio = (part: 'seconds' | 'kilobytes') =>
    there[part] > 0 ? Math.round((here[part] / there[part]) * 100) / 100 : '';
  return [
    step,
    {
      seconds: round(here.seconds),
      'seconds there': round(there.seconds),
      'seconds, ratio': ratio('seconds'),
      'kilobytes, ratio': ratio('kilobytes'),
    },
  ] as const;
}

async function job(
  from: Browser,
  origin: string,
  line: 'slow' | 'quick',
  email: string,
): Promise<Costs> {
  const { userAgent } = devices['Galaxy S9+'];
  const context = await from.newContext({
    ...smallPhone,
    userAgent,
    hasTouch: true,
    baseURL: origin,
    locale: 'es-ES',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (line === 'slow') await slowDown(session);
  const wire = await meter(session);
  const costs: Costs = {};
  const finger = async (target: Locator) => {
    await target.tap({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to tap');
    const { x, y, width, height } = box;
    return () => page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  const step = async (
    name: Step,
    target: Locator | (() => Promise<unknown>),
    sight: () => Promise<unknown>,
  ) => {
    const act = typeof target === 'function' ? target : await finger(target);
    wire.reset();
    const started = performance.now();
    await act();
    await sight();
    const seconds = (performance.now() - started) / 1000;
    await page.waitForLoadState('networkidle');
    costs[name] = { seconds, ...wire.read() };
  };
  const add = page.locator('[data-add]').first();
  const panel = page.getByRole('dialog', { name: 'Su cotización' });
  const signIn = page.getByRole('link', { name: /^Entrar( para generarla)?$/ });
  await step(
    'list',
    () => page.goto('/products/automobiles', { waitUntil: 'commit' }),
    () => add.waitFor(),
  );
  const seen = page.locator('[data-count]', { hasText: '1' }).first().waitFor();
  await step('add', add, () => seen);
  await step(
    'cart',
    async () => {},
    () => panel.waitFor(),
  );
  // The tap of the step before opened it.
  if (costs.cart && costs.add) costs.cart.seconds += costs.add.seconds;
  const ask = panel.getByRole('button', { name: 'Generar Cotización' });
  if (await ask.isVisible()) await ask.tap();
  await step('sign-in page', panel.locator(signIn), () =>
    page.getByLabel('Correo electrónico').waitFor(),
  );
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Nombre').fill('Yanet');
  const generate = page.getByRole('button', { name: 'Generar Cotización', exact: true });
  await step('back', page.getByRole('button', { name: 'Entrar', exact: true }), () =>
    generate.waitFor(),
  );
  const phone = page.getByLabel('Teléfono', { exact: true });
  if (!(await phone.isVisible())) await generate.tap();
  await phone.fill('5 123 4567');
  await page.getByLabel('WhatsApp', { exact: true }).fill('5 123 4567');
  const send = page.getByRole('button', { name: /^(Guardar y )?Generar Cotización$/ }).last();
  const number = page.getByText(/^MA-TX-\d{4}-\d{6}$/);
  await step('number', send, () => number.first().waitFor());
  const first = (await number.first().textContent()) ?? '';
  const another = number.filter({ hasNotText: first }).first();
  await step(
    'second job',
    async () => {
      await page.goto('/products/automobiles', { waitUntil: 'commit' });
      await add.tap();
      await generate.tap();
    },
    () => another.waitFor(),
  );
  await context.close();
  return costs;
}

function median(all: readonly Costs[], step: Step): Cost {
  const of = (part: keyof Cost) => {
    const values = all.map((costs) => costs[step]?.[part] ?? 0).toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  return { seconds: of('seconds'), kilobytes: of('kilobytes'), script: of('script') };
}

function total(costs: readonly Cost[], twice: number): Cost {
  const sum = (part: keyof Cost) => round(costs.reduce((before, cost) => before + cost[part], 0));
  const seconds = round(sum('seconds') - twice);
  return { seconds, kilobytes: sum('kilobytes'), script: sum('script') };
}

function shown(cost: Cost, step: Step, line: string) {
  const was = line === 'slow' ? before[step] : undefined;
  return {
    seconds: round(cost.seconds),
    kilobytes: round(cost.kilobytes),
    script: round(cost.script),
    ...(was && { 'seconds before': was.seconds, 'kilobytes before': was.kilobytes || '' }),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
