import { readFile } from 'node:fs/promises';
import { api } from '#api.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { dayMs, hourMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import type { Assets } from '#web/server/assets.ts';
import { families, team } from '../../../../demo/families.ts';
import {
  type DemoVerification,
  type DemoVoyage,
  orders,
  type Step,
  verifications,
  voyages,
} from '../../../../demo/orders.ts';
import { acts, actsOfCustomers, findVoyage, look, type Told } from './acts.ts';
import { openStoryShop, type StoryShop } from './story-shop.ts';

/** So many days before the start the shop opened. */
const opening = 145;

interface Event {
  at: Date;
  happens: () => Promise<unknown>;
}

export const startOfStory = (now: Date) => new Date(now.getTime() - opening * dayMs);

/** The moment so many days before the start. */
type Ago = (days: number) => Date;

/**
 * Plays the demo's orders on an empty shop, by its own actions, as the months before `now` would have
 * brought them; a few of them are those of the demo's customer. The clock of this process must stand at `startOfStory`. Nobody works by night.
 */
export async function tellStory(services: Services, assets: Assets, now: Date): Promise<void> {
  const morning = new Date(now.getTime() - ((now.getTime() - 14 * hourMs) % dayMs));
  const ago: Ago = (days) => new Date((days < 2 ? now : morning).getTime() - days * dayMs);
  const shop = openStoryShop(services, assets, [...team, ...families]);
  for (const { name } of [...team, ...families]) await shop.comes(name);
  const isFew = services.config.demoOrders === 'few';
  const told = orders
    .filter(({ who }) => !isFew || who === 'yanet')
    .map((order, at): Told => ({ ...order, id: '', agent: at % 3 === 0 ? 'lazaro' : 'raul' }));
  const events = [
    ...opensShop(shop, ago),
    ...voyages.flatMap((voyage) => eventsOfVoyage(shop, voyage, ago)),
    ...verifications.flatMap((verification) => eventsOfVerification(shop, verification, ago)),
    ...told.flatMap((order) => order.steps.map((step) => eventOf(shop, order, step, ago))),
  ];
  const inOrder = events.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, happens } of inOrder.filter((event) => event.at <= now)) {
    await shop.passUntil(at);
    await happens();
    await shop.work();
  }
  await shop.passUntil(now);
  await shop.keepStages();
}

const eventOf = (shop: StoryShop, order: Told, [day, act, detail = '']: Step, ago: Ago): Event => ({
  at: new Date(ago(order.daysAgo).getTime() + day * dayMs),
  async happens() {
    if (!actsOfCustomers.has(act)) await look(shop, order);
    await acts[act](shop, order, detail);
  },
});

/** The team, and where customers pay: proposed by one, approved by another who has been there long enough. */
function opensShop(shop: StoryShop, ago: Ago): Event[] {
  const gives = (who: string, role: 'agente' | 'administrador') =>
    shop.call('marta', staffApi.changeRole, {
      params: { id: shop.idOf(who) },
      body: { role, expected: 'cliente' },
    });
  const proposes = async () => {
    const { fresh } = await shop.call('marta', staffApi.listPaymentWays, {});
    await shop.call('marta', staffApi.proposePayment, {
      body: {
        way: fresh,
        expected: 0,
        method: 'zelle',
        holder: 'Ejemplo: no pague aquí',
        account: 'pagos@marielauto.example',
        noteEs: 'Cuenta de ejemplo de la demostración: no existe.',
        noteEn: 'An example account of the demo: it does not exist.',
      },
    });
  };
  const approves = async () => {
    const { ways } = await shop.call('elena', staffApi.listPaymentWays, {});
    const proposed = ways
      .flatMap(({ versions }) => versions)
      .find(({ state }) => state === 'proposed');
    if (proposed)
      await shop.call('elena', staffApi.decidePayment, {
        params: { id: proposed.id },
        body: { approve: true },
      });
  };
  const compares = async () =>
    shop.call('raul', staffApi.importScreeningList, {
      query: { name: 'Lista inventada', listedOn: dayInHavana(new Date()) },
      bytes: new Blob([await readFile('demo/screening/lista-inventada.csv')]),
    });
  return [
    { at: ago(opening - 1), happens: compares },
    { at: ago(opening - 1), happens: () => gives('elena', 'administrador') },
    { at: ago(opening - 1), happens: () => gives('lazaro', 'agente') },
    { at: ago(opening - 2), happens: proposes },
    { at: ago(opening - 6), happens: approves },
  ];
}

function eventsOfVoyage(shop: StoryShop, voyage: DemoVoyage, ago: Ago): Event[] {
  const { number, ship, departs, arrives } = voyage;
  const dayOf = (days: number) => dayInHavana(ago(days));
  const moves = async (kind: 'departed' | 'arrived') => {
    const { id, revision: expected } = await findVoyage(shop, number);
    const { refused } = await shop.call('raul', staffApi.updateVoyage, {
      params: { id },
      query: {},
      body: { kind, expected, day: dayInHavana(new Date()), earlierToo: false },
      key: crypto.randomUUID(),
    });
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
  };
  const isAnnounced = () =>
    shop.call('raul', staffApi.createVoyage, {
      body: {
        carrier: 'Naviera de ejemplo',
        ship,
        number,
        port: 'Miami',
        billOfLading: '',
        departsOn: dayOf(departs),
        arrivesOn: dayOf(arrives),
      },
      key: crypto.randomUUID(),
    });
  return [
    { at: ago(departs + 14), happens: isAnnounced },
    { at: ago(departs), happens: () => moves('departed') },
    { at: ago(arrives), happens: () => moves('arrived') },
  ];
}

function eventsOfVerification(shop: StoryShop, told: DemoVerification, ago: Ago): Event[] {
  const { who, code, daysAgo, comment, answer, report } = told;
  const asks = () =>
    shop.call(undefined, api.createVerification, {
      body: {
        verificationCode: code,
        email: shop.emailOf(who),
        whatsapp: shop.phoneOf(who),
        comment,
        ...(report && { report }),
      },
      key: crypto.randomUUID(),
    });
  const answers = async () => {
    const all = await shop.call('raul', staffApi.listVerifications, { query: { q: code } });
    const found = all.find(({ verificationCode }) => verificationCode === code);
    if (!found || !answer) throw new Error(`nobody asked for ${code}`);
    const { status: expected, history } = await shop.call('raul', staffApi.findVerification, {
      params: { id: found.id },
    });
    const [status, note] = answer;
    await shop.call('raul', staffApi.changeVerificationStatus, {
      params: { id: found.id },
      body: { status, expected, seen: history.at(-1)?.id ?? null, ...(note && { note }) },
    });
  };
  return [
    { at: ago(daysAgo), happens: asks },
    ...(answer ? [{ at: new Date(ago(daysAgo).getTime() + 5 * hourMs), happens: answers }] : []),
  ];
}
