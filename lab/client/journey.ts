import { type Ask, clientOf } from './client.ts';

interface People {
  visitor: Ask;
  customer: Ask;
  agent: Ask;
  /** Whoever counts the cash is somebody else. */
  counter: Ask;
  /** Days as the shop writes them. */
  today: string;
  later: string;
}

/** A car is chosen, asked for, asked about, offered, accepted, paid in cash, and the cash counted. */
export async function wholeJob({ today, later, ...people }: People) {
  const visitor = clientOf(people.visitor);
  const customer = clientOf(people.customer);
  const agent = clientOf(people.agent);
  const counter = clientOf(people.counter);

  const cars = await visitor('get', '/api/products', { query: { category: 'automobiles' } });
  const car = cars.find(({ status, price }) => status === 'available' && price !== null);
  if (!car) throw new Error('no car');
  const made = await customer('post', '/api/quotes', {
    key: 'la-primera-vez',
    body: {
      province: 'HOL',
      items: [{ productId: car.id, productName: car.name, price: car.price, quantity: 1 }],
      subtotal: car.price,
      total: car.price,
      recipient: { name: 'Rosa Pérez', phone: '+53 5 123 4567' },
    },
  });
  const path = { id: made.id };
  await customer('post', '/api/quotes/{id}/messages', {
    path,
    key: 'una-pregunta',
    body: { text: '¿Cuándo llega?' },
  });

  const [waiting] = await agent('get', '/api/admin/quotes', { query: { queue: 'waiting' } });
  if (waiting?.id !== made.id) throw new Error('it does not wait');
  const me = await agent('get', '/api/auth/user', {});
  await agent('patch', '/api/admin/quotes/{id}/assignee', {
    path,
    body: { personId: me?.id ?? null, expected: null },
  });
  const asked = await agent('get', '/api/admin/quotes/{id}', { path });
  const seen = asked.history.at(-1)?.id ?? '';
  await agent('post', '/api/admin/quotes/{id}/messages', {
    path,
    key: 'una-respuesta',
    body: { text: 'En seis semanas.', seen },
  });

  const draft = await agent('post', '/api/admin/quotes/{id}/offers', { path, body: {} });
  const whole = { basisPoints: 10_000, cents: 0, due: 'acceptance', dueOn: null } as const;
  const saved = await agent('put', '/api/admin/offers/{id}', {
    path: { id: draft.id },
    body: {
      expected: draft.revision,
      validUntil: later,
      language: 'es',
      note: null,
      lines: draft.lines,
      plan: [{ label: 'Todo', ...whole }],
      estimates: [],
    },
  });
  await agent('post', '/api/admin/offers/{id}/send', {
    path: { id: draft.id },
    body: { expected: saved.revision, seen },
  });

  const number = { number: saved.number };
  const { offer } = await customer('get', '/api/offers/{number}', { path: number });
  if (!offer) throw new Error('no offer');
  await customer('post', '/api/offers/{number}/accept', {
    path: number,
    body: {
      chosen: [],
      shown: offer.shownHash,
      totalCents: offer.totalCents,
      name: 'Yanet Pérez',
    },
  });
  const amount = (offer.totalCents / 100).toFixed(2);
  const paid = await agent('post', '/api/admin/quotes/{id}/payments', {
    path,
    key: 'en-efectivo',
    body: { amount, movedOn: today },
  });
  const entry = paid.money?.moves.at(-1)?.id ?? '';
  await counter('post', '/api/admin/quotes/{id}/entries/{entry}/count', {
    path: { ...path, entry },
    body: { amount },
  });

  const mine = await customer('get', '/api/quotes/user', {});
  const detail = await customer('get', '/api/quotes/{id}', { path });
  return { quotes: mine.map(({ referenceNumber }) => referenceNumber), made, detail };
}
