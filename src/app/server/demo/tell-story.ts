import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { dayMs, hourMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import type { Assets } from '#web/server/assets.ts';
import { families, team } from '../../../../demo/families.ts';
import {
  type DemoOrder,
  type DemoVoyage,
  orders,
  type Step,
  voyages,
} from '../../../../demo/orders.ts';
import { acts, actsOfCustomers } from './acts/acts.ts';
import { findVoyage, look, type Told } from './acts/story-order.ts';
import { eventsAroundOrders } from './around-orders.ts';
import { type Ago, type Event, opensShop } from './opens-shop.ts';
import { openStoryShop, type StoryShop } from './story-shop.ts';

/**
 * Plays the demo's orders on an empty shop, by its own actions, as the months before `now` would have
 * brought them; a few of them are those of the demo's customer. The clock of this process must stand at `startOfStory`. Nobody works by night.
 */
export async function tellStory(services: Services, assets: Assets, now: Date): Promise<void> {
  const morning = new Date(now.getTime() - ((now.getTime() - 14 * hourMs) % dayMs));
  const ago: Ago = (days) =>
    new Date((days >= 0 && days < 2 ? now : morning).getTime() - days * dayMs);
  const shop = openStoryShop(services, assets, [...team, ...families]);
  for (const { name } of [...team, ...families]) await shop.comes(name);
  const isFew = services.config.demoOrders === 'few';
  const told = orders
    .filter(({ who }) => !isFew || who === 'yanet')
    .map((order, at): DemoOrder & Told => ({
      agent: at % 3 === 0 ? 'lazaro' : 'raul',
      ...order,
      id: '',
    }));
  const events = [
    ...opensShop(shop, ago),
    ...voyages.flatMap((voyage) => eventsOfVoyage(shop, voyage, ago)),
    ...eventsAroundOrders(shop, told, ago),
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

const eventOf = (
  shop: StoryShop,
  order: DemoOrder & Told,
  [day, act, detail = '']: Step,
  ago: Ago,
): Event => ({
  at: new Date(ago(order.daysAgo).getTime() + day * dayMs),
  async happens() {
    const isCustomer = actsOfCustomers.has(act);
    if (!isCustomer && order.isUnread) await look(shop, order);
    order.isUnread = isCustomer;
    await acts[act](shop, order, detail);
  },
});

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
        // The carrier gives it when the ship has left.
        billOfLading: departs > 0 ? `EJEMPLO-${number}` : '',
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
