import { api } from '#api.ts';
import type { UnitChange } from '#features/shipping/units/staff-schema.ts';
import type { Stage } from '#features/shipping/units/stages.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { sendSheet } from '../drawn-sheet.ts';
import { clearNames, completeFile } from '../export-papers.ts';
import {
  type Act,
  type ActingShop,
  eachUnit,
  findVoyage,
  key,
  newestOffer,
  pictureOf,
  receiverOf,
  type Told,
  today,
  unitsOf,
} from './story-order.ts';

/** Records the same of each unit of the order. */
const changes =
  (change: (detail: string) => UnitChange): Act =>
  (shop, order, detail) =>
    eachUnit(shop, order, ({ id }) =>
      shop.call(order.agent, staffApi.recordUnitChange, {
        params: { id },
        body: change(detail),
        key: key(),
      }),
    );

const reaches = (stage: Stage) => changes(() => ({ kind: 'reached', stage, day: today() }));

async function acceptedOffer(shop: ActingShop, { id, agent }: Told): Promise<string> {
  const offers = await shop.call(agent, staffApi.listOffers, { params: { id } });
  const accepted = offers.find(({ state }) => state === 'accepted');
  if (!accepted) throw new Error('no offer was accepted');
  return accepted.id;
}

/** Of a new link by which a driver hands over all units of the order. */
async function handoverToken(shop: ActingShop, order: Told): Promise<string> {
  const units = (await unitsOf(shop, order)).map(({ id }) => id);
  const { links } = await shop.call(order.agent, staffApi.makeHandoverLink, {
    body: { label: 'Ramón Ortega, camión', units, days: 7 },
    key: key(),
  });
  const token = links[0]?.path?.split('/').at(-1);
  if (!token) throw new Error('no link to hand over by');
  return token;
}

/** What becomes of the goods, until they are handed over. */
export const goodsActs = {
  buys: reaches('bought'),
  async stores(shop, order) {
    await reaches('warehouse')(shop, order, '');
    const photo = await pictureOf(order, shop);
    const [unit] = await unitsOf(shop, order);
    if (unit)
      await shop.call(order.agent, staffApi.addUnitPhoto, {
        params: { id: unit.id },
        query: { stage: 'warehouse', text: 'Como llegó al almacén' },
        bytes: photo,
      });
  },
  async files(shop, order) {
    await eachUnit(shop, order, ({ id }) => completeFile(shop, order, id));
    await shop.call(order.agent, staffApi.screenOrder, { params: { id: order.id } });
    await clearNames(shop, order.id);
  },
  async loads(shop, order, number) {
    const { id } = await findVoyage(shop, number);
    const units = (await unitsOf(shop, order)).map((unit) => unit.id);
    return shop.call(order.agent, staffApi.loadVoyage, { params: { id }, body: { units } });
  },
  clears: reaches('customs'),
  namesCustoms: async (shop, order, amount) =>
    shop.call(order.agent, staffApi.nameCustoms, {
      params: { id: await acceptedOffer(shop, order) },
      body: {
        cents: Math.round(Number(amount) * 100),
        namedOn: today(),
        source: 'Liquidación de ejemplo de la Aduana',
      },
    }),
  async agreesCustoms(shop, order) {
    const { number, customs } = await newestOffer(shop, order);
    const named = customs.find(({ state }) => state === 'waiting');
    if (!named) throw new Error('customs has named no price');
    return shop.call(order.who, api.answerCustoms, {
      params: { number },
      body: { id: named.id, cents: named.cents, answer: 'accepted' },
    });
  },
  readies: reaches('ready'),
  holds: changes((cause) => ({ kind: 'held', cause, whoActs: 'us' })),
  releases: changes(() => ({ kind: 'released' })),
  isLate: changes((cause) => ({
    kind: 'expected',
    stage: 'ready',
    day: daysLater(today(), 12),
    cause,
  })),
  async handsOver(shop, order) {
    const token = await handoverToken(shop, order);
    for (const shown of await shop.call(order.who, api.listMyHandovers, {
      params: { id: order.id },
    }))
      await shop.call(undefined, api.handOver, {
        params: { token },
        body: {
          unitId: shown.unitId,
          code: shown.code ?? '',
          receivedBy: receiverOf(shop, order),
          handedOn: today(),
        },
        key: key(),
      });
  },
  async handsOverBySigning(shop, order) {
    const token = await handoverToken(shop, order);
    await eachUnit(shop, order, async ({ id: unitId }) =>
      shop.call(undefined, api.sendSignedAct, {
        params: { token },
        body: {
          unitId,
          receivedBy: receiverOf(shop, order),
          handedOn: today(),
          photos: [await sendSheet(shop)],
        },
        key: key(),
      }),
    );
  },
  async acceptsAct(shop, order) {
    const ids = (await unitsOf(shop, order)).map(({ id }) => id);
    const { acts: sent } = await shop.call('marta', staffApi.listHandovers, {});
    for (const { id } of sent.filter(({ unitId }) => ids.includes(unitId)))
      await shop.call('marta', staffApi.decideAct, {
        params: { actId: id },
        body: { accepted: true },
      });
  },
  handsOverByWord: (shop, order, reason) =>
    eachUnit(shop, order, ({ id }) =>
      shop.call('marta', staffApi.recordHandover, {
        params: { id },
        body: { handedOn: today(), receivedBy: receiverOf(shop, order), reason },
        key: key(),
      }),
    ),
} satisfies Record<string, Act>;
