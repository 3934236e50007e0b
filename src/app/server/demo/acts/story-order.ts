import { readFile } from 'node:fs/promises';
import { api } from '#api.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import type { DemoOrder } from '../../../../../demo/orders.ts';
import type { StoryShop } from '../story-shop.ts';

/** An order, once it was asked for: whose it is, and what is known of it. */
export interface Told extends Omit<DemoOrder, 'daysAgo' | 'steps'> {
  id: string;
  /** The agent who works at it. */
  agent: string;
  /** The customer has done something that no agent has opened yet. */
  isUnread?: boolean;
  /** Once it was accepted: they stay the same. */
  units?: readonly { id: string }[];
}

/** A shop whose people act by name: the story's, or that of a test. */
export type ActingShop = Pick<StoryShop, 'services' | 'call' | 'idOf' | 'fullNameOf'>;

export type Act = (shop: ActingShop, order: Told, detail: string) => Promise<unknown>;

export const today = () => dayInHavana(new Date());
export const key = () => crypto.randomUUID();
export const dollars = (cents: number) => String(cents / 100);

export const staffOrder = (shop: ActingShop, { id, agent }: Told) =>
  shop.call(agent, staffApi.findQuote, { params: { id } });

export async function seenIn(shop: ActingShop, order: Told): Promise<string> {
  const { history } = await staffOrder(shop, order);
  const last = history.at(-1);
  if (!last) throw new Error('an order without a history');
  return last.id;
}

/** The agent opens the order. */
export async function look(shop: ActingShop, { id, agent }: Told): Promise<void> {
  await shop.call(agent, staffApi.viewQuote, {
    params: { id },
    body: { seen: new Date().toISOString() },
  });
}

export async function unitsOf(shop: ActingShop, order: Told) {
  const { id, agent } = order;
  order.units ??= await shop.call(agent, staffApi.unitsOfQuote, { params: { id } });
  return order.units;
}

export async function eachUnit(
  shop: ActingShop,
  order: Told,
  act: (unit: { id: string }) => Promise<unknown>,
) {
  for (const unit of await unitsOf(shop, order)) await act(unit);
}

export async function findVoyage(shop: ActingShop, number: string) {
  const all = await shop.call('raul', staffApi.listVoyages, {});
  const found = all.find((each) => each.number === number);
  if (!found) throw new Error(`no voyage ${number}`);
  return found;
}

export async function moneyOf(shop: ActingShop, order: Told) {
  const { money } = await staffOrder(shop, order);
  if (!money) throw new Error('nothing was agreed');
  return money;
}

export const receiverOf = (shop: ActingShop, { receives, who }: Told) =>
  receives ?? shop.fullNameOf(who);

type Money = Awaited<ReturnType<typeof moneyOf>>;

/** What the next instalment still lacks. */
export const lacking = ({ instalments }: Pick<Money, 'instalments'>): number =>
  instalments.find(({ lacksCents }) => lacksCents > 0)?.lacksCents ?? 0;

export const nextCents = async (shop: ActingShop, order: Told) =>
  lacking(await moneyOf(shop, order));

export async function newestOffer(shop: ActingShop, { id, who }: Told) {
  const offers = await shop.call(who, api.listMyOffers, { params: { id } });
  const newest = offers.toSorted((one, other) => other.version - one.version)[0];
  if (!newest) throw new Error('there is no offer');
  return newest;
}

/** A picture of the demo stands for a photo of the goods. */
export async function pictureOf({ goods: [slug = ''] }: Told, shop: ActingShop): Promise<Blob> {
  const { category } = await productOf(shop, slug);
  const bytes = await readFile(`demo/pictures/${category}/${slug}-1.webp`);
  return new Blob([new Uint8Array(bytes)], { type: 'image/webp' });
}

export async function productOf(shop: ActingShop, slug: string) {
  return shop.services.db
    .selectFrom('product')
    .select(['id', 'name', 'category', 'price_cents'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
}
