import { sql } from 'kysely';
import { api } from '#api.ts';
import { lapseHolds } from '#features/orders/offers/server/holds/lapse-holds.ts';
import { inDays, own, sentOffer, today } from '#features/orders/offers/server/testing/offers.ts';
import {
  giveBack,
  pay,
  reverse,
  takeCash,
} from '#features/payments/collecting/server/testing/collecting.ts';
import { prove } from '#features/payments/verifications/server/testing/verifications.ts';
import { recordAsStaff } from '#features/shipping/units/server/testing/shipping.ts';
import { stages } from '#features/shipping/units/stages.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { StepName as DemoStep } from '../../../../demo/orders.ts';
import { acts as demoActs } from '../demo/acts/acts.ts';
import { looked } from './looked.ts';
import { marta, raul, yanet } from './quote-shop.ts';
import { type Client, shop } from './test-shop.ts';

// What people do to an order, one call each. The shop refuses what is not possible at that moment.

export interface PlayedOrder {
  id: string;
  /** Where customers pay. */
  account: string;
  links: Record<'pays' | 'receives', string>;
}

/** Who pays by a link has no account. */
export const payerEmail = 'tia@houston.test';

type Step = (order: PlayedOrder) => Promise<unknown>;

const params = ({ id }: PlayedOrder) => ({ id });
const staffOrder = (order: PlayedOrder) => raul.call(staffApi.findQuote, { params: params(order) });

/** The newest offer that was sent. */
export async function newestOffer({ id }: PlayedOrder) {
  const { rows } = await sql<{ number: string; id: string }>`
    select number, id from offer where quote_id = ${id} and state <> 'draft'
    order by version desc limit 1`.execute(shop.services.db);
  const [newest] = rows;
  if (!newest) throw new Error('no offer yet');
  const { offer } = await own(newest);
  if (!offer) throw new Error('no offer to read');
  return { ...offer, id: newest.id };
}

async function entry(
  order: PlayedOrder,
  which: (move: { kind: string; state: string }) => boolean,
) {
  const { money } = await staffOrder(order);
  const found = money?.moves.find(which);
  if (!found) throw new Error('no such entry');
  return { id: found.id, amount: String(found.cents / 100) };
}

const unitsOf = ({ id }: PlayedOrder) => raul.call(staffApi.unitsOfQuote, { params: { id } });

async function firstUnit(
  order: PlayedOrder,
  which: (unit: { stage: string | null; held: boolean }) => boolean,
) {
  const unit = (await unitsOf(order)).find(which);
  if (!unit) throw new Error('no such unit');
  return unit;
}

async function due(order: PlayedOrder): Promise<string> {
  const { money } = await staffOrder(order);
  if (!money?.dueCents) throw new Error('nothing is due');
  return String(money.dueCents / 100);
}

/** The claim that waits for staff. */
async function openClaim(order: PlayedOrder) {
  const { verifications } = await staffOrder(order);
  const found = verifications.find(({ state }) => state === 'open');
  if (!found) throw new Error('no claim waits');
  return found.id;
}

const claimOf = async (order: PlayedOrder, by: Client) => ({
  body: {
    amount: await due(order),
    paidOn: today(),
    method: 'zelle' as const,
    comment: '',
    proof: await prove(by),
  },
  key: newKey(),
});

export const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function updateVoyage(id: string, kind: 'departed' | 'arrived') {
  const { revision: expected } = await raul.call(staffApi.findVoyage, { params: { id } });
  return raul.call(staffApi.updateVoyage, {
    params: { id },
    body: { kind, expected, day: today(), earlierToo: true },
    query: {},
    key: newKey(),
  });
}

const estimates = [
  {
    text: 'Aranceles',
    cents: 320_000,
    source: 'Aduana',
    sourceAddress: null,
    asOf: '2026-11-01',
  },
];

function hold(whoActs: 'receives' | 'customs' | 'pays'): Step {
  return async (order) => {
    const { id } = await firstUnit(order, ({ held }) => !held);
    return recordAsStaff(id, { kind: 'held', cause: 'Falta el título', whoActs });
  };
}

function answerCustoms(answer: 'accepted' | 'talk'): Step {
  return async (order) => {
    const { number, customs } = await newestOffer(order);
    const price = customs.find(({ state }) => state === 'waiting' || state === 'talk');
    if (!price) throw new Error('no price waits');
    const { id, cents } = price;
    return yanet.call(api.answerCustoms, { params: { number }, body: { id, cents, answer } });
  };
}

const setStatus =
  (status: 'en_revision' | 'approved' | 'rejected' | 'sent' | 'completed'): Step =>
  (order) =>
    looked(marta).call(staffApi.changeQuoteStatus, {
      params: params(order),
      body: { status, ...(status === 'rejected' && { note: 'No llega a tiempo' }) },
    });

const people: Record<string, () => Client> = {
  yanet: () => yanet,
  raul: () => raul,
  marta: () => marta,
};
const named = (who: string | undefined) => (who && people[who]?.()) || shop.as('anonymous');

/** What the demo's story does by the same name, done in the shared shop. */
const told =
  (act: DemoStep, detail = ''): Step =>
  ({ id }) =>
    demoActs[act](
      {
        services: shop.services,
        call: (who, call, input) => named(who).call(call, input),
        idOf: (who) => named(who).id,
        fullNameOf: () => 'Yanet Pérez',
      },
      { id, who: 'yanet', agent: 'raul', province: 'HAB', goods: [] },
      detail,
    );

export const steps = {
  agentTakes: told('takes'),
  unassigns: (order) =>
    looked(raul).call(staffApi.assignQuote, { params: params(order), body: { personId: null } }),
  agentWrites: told('writes', 'Ya casi'),
  customerWrites: told('says', '¿Cómo va?'),
  amends: async (order) => {
    const { items, revision: expected } = await yanet.call(api.findMyQuote, {
      params: params(order),
    });
    const quantities = items.map(({ quantity }, at) => (at === 0 ? quantity + 1 : quantity));
    return yanet.call(api.amendMyQuote, {
      params: params(order),
      body: { expected, quantities },
      key: newKey(),
    });
  },
  sendsOffer: ({ id }) => sentOffer(id, { estimates }),
  offerExpires: async (order) => {
    const { id } = await newestOffer(order);
    await shop.services.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update offer set valid_until = ${today()}::date - 1 where id = ${id} and state = 'sent'`.execute(
        tx,
      );
    });
  },
  withdrawsOffer: async (order) =>
    raul.call(staffApi.withdrawOffer, {
      params: { id: (await newestOffer(order)).id },
      body: { reason: 'Cambió el flete' },
    }),
  accepts: told('accepts'),
  declines: told('declines', 'Muy caro'),
  asksChange: told('asksChange', 'En rojo'),
  asksAgain: async (order) =>
    yanet.call(api.askOfferAgain, {
      params: { number: (await newestOffer(order)).number },
      body: {},
    }),
  holdLapses: () => lapseHolds(shop.services, new Date(`${inDays(30)}T12:00:00Z`)),
  undoesAcceptance: async (order) =>
    marta.call(staffApi.takeBackAcceptance, {
      params: { id: (await newestOffer(order)).id },
      body: { reason: 'La cliente se equivocó' },
    }),
  paysPart: ({ id, account }) => pay(id, account, { amount: '1000', reference: newKey() }),
  paysAll: async (order) =>
    pay(order.id, order.account, { amount: await due(order), reference: newKey() }),
  paysTooMuch: async (order) =>
    pay(order.id, order.account, { amount: '30000', reference: newKey() }),
  handsInCash: ({ id }) => takeCash(id, '500'),
  handsInAllInCash: async (order) => takeCash(order.id, await due(order)),
  countsCash: told('countsCash'),
  givesBack: async (order) => {
    const { money } = await staffOrder(order);
    return giveBack(order.id, String((money?.paidCents ?? 0) / 100));
  },
  givesCashBack: (order) =>
    marta.call(staffApi.recordRefund, {
      params: params(order),
      body: { amount: '100', movedOn: today(), method: 'cash', paidTo: 'Ana', reason: 'De más' },
      key: newKey(),
    }),
  confirmsCashBack: async (order) => {
    const { money } = await staffOrder(order);
    if (!money?.cashRefund) throw new Error('no cash was given back');
    return raul.call(staffApi.confirmCashRefund, {
      params: { id: order.id, entry: money.cashRefund.id },
      body: { amount: String(money.cashRefund.cents / 100) },
    });
  },
  givesBackPart: (order) => giveBack(order.id, '100'),
  claimsPayment: async (order) =>
    yanet.call(api.claimPayment, { params: params(order), ...(await claimOf(order, yanet)) }),
  payerClaims: async (order) => {
    const payer = shop.as('anonymous');
    const token = tokenOf(order.links.pays);
    const { body, key } = await claimOf(order, payer);
    return payer.call(api.claimPaymentByLink, {
      params: { token },
      body: { ...body, email: payerEmail },
      key,
    });
  },
  findsClaim: async (order) =>
    raul.call(staffApi.approveClaim, {
      params: { id: await openClaim(order) },
      body: {
        expected: 'pending',
        quoteId: order.id,
        amount: '500',
        movedOn: today(),
        account: order.account,
        reference: newKey(),
      },
    }),
  rejectsClaim: told('rejectsClaim', 'No está en la cuenta'),
  agentWritesOfClaim: async (order) =>
    looked(raul).call(staffApi.writeAboutVerification, {
      params: { id: await openClaim(order) },
      body: { text: '¿De qué banco salió?', internal: false },
      key: newKey(),
    }),
  reversesPayment: async (order) => {
    const { id } = await entry(
      order,
      ({ kind, state }) => kind === 'payment' && state === 'counts',
    );
    return reverse(order.id, id);
  },
  moves: async (order) => {
    const unit = await firstUnit(order, ({ stage, held }) => stage !== 'delivered' && !held);
    const stage = stages[unit.stage ? stages.indexOf(unit.stage) + 1 : 0];
    if (!stage) throw new Error('handed over');
    if (stage === 'delivered')
      return marta.call(staffApi.recordHandover, {
        params: { id: unit.id },
        body: { handedOn: today(), receivedBy: 'Ana', reason: 'Lo confirmó la familia' },
        key: newKey(),
      });
    return recordAsStaff(unit.id, { kind: 'reached', stage, day: today() });
  },
  movesBack: async (order) => {
    const unit = await firstUnit(order, ({ stage }) => stage !== null);
    if (!unit.stage) throw new Error('nowhere');
    return recordAsStaff(unit.id, { kind: 'taken_back', stage: unit.stage, cause: 'Era otra' });
  },
  holds: hold('receives'),
  customsHolds: hold('customs'),
  heldUntilPaid: hold('pays'),
  namesCustomsPrice: async (order) =>
    raul.call(staffApi.nameCustoms, {
      params: { id: (await newestOffer(order)).id },
      body: { cents: 123_450, namedOn: today(), source: 'Aduana de Mariel' },
    }),
  acceptsCustomsPrice: answerCustoms('accepted'),
  talksOfCustomsPrice: answerCustoms('talk'),
  releases: async (order) => {
    const { id } = await firstUnit(order, ({ held }) => held);
    return recordAsStaff(id, { kind: 'released' });
  },
  /** Half of what waits in the warehouse. */
  sails: async (order) => {
    const waiting = (await unitsOf(order)).filter(
      ({ stage, held }) => stage === 'warehouse' && !held,
    );
    const units = waiting.slice(0, Math.ceil(waiting.length / 2)).map(({ id }) => id);
    if (units.length === 0) throw new Error('nothing to load');
    const { id } = await raul.call(staffApi.createVoyage, {
      body: { ...sailing, number: newKey().slice(-12), departsOn: today(), arrivesOn: inDays(5) },
      key: newKey(),
    });
    await raul.call(staffApi.loadVoyage, { params: { id }, body: { units } });
    return updateVoyage(id, 'departed');
  },
  arrives: async ({ id }) => {
    const { rows } = await sql<{ voyage: string }>`
      select voyage.id as voyage from unit join voyage on voyage.id = voyage_id
      where quote_id = ${id} and departed_on is not null and arrived_on is null limit 1`.execute(
      shop.services.db,
    );
    const [found] = rows;
    if (!found) throw new Error('no voyage');
    return updateVoyage(found.voyage, 'arrived');
  },
  customerEnds: told('ends', 'Ya no lo necesito'),
  underReview: setStatus('en_revision'),
  approves: setStatus('approved'),
  rejects: setStatus('rejected'),
  saysSent: setStatus('sent'),
  completes: setStatus('completed'),
} satisfies Record<string, Step>;

const sailing = { carrier: 'Crowley', ship: 'Buque Azul', port: 'Miami', billOfLading: '' };

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** What usually comes next, so that random histories come as far as the handover. */
export const usual: readonly StepName[] = [
  'agentTakes',
  'sendsOffer',
  'accepts',
  'paysPart',
  'handsInCash',
  'countsCash',
  'paysAll',
  ...stages.flatMap((): StepName[] => ['moves', 'moves']),
];
