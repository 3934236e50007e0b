import { expect, test } from 'vitest';
import type { OrderFacts } from './facts.ts';
import { progressOf } from './progress.ts';
import { progressTexts } from './progress-messages.ts';
import { progressText } from './progress-text.ts';
import { progressReaders } from './said.ts';
import { accepted, facts, money, now, offer, shown, unit } from './testing/facts.ts';
import { progressDoc } from './testing/progress-doc.ts';
import { situations } from './testing/situations.ts';

const all = Object.entries(situations);

test('docs/order-progress.md lists every stage and every sentence', async () => {
  await expect(progressDoc()).toMatchFileSnapshot('../../../../docs/order-progress.md');
});

test('each stage, sentence and next step is said in some situation', () => {
  const said = all.flatMap(([, order]) => progressReaders.map((reader) => shown(order, reader)));
  const { stages, sentences, next, actions } = progressTexts.es;
  expect(new Set(said.map(({ stage }) => stage))).toEqual(new Set(Object.keys(stages)));
  expect(new Set(said.map(({ sentence }) => sentence.key))).toEqual(
    new Set(Object.keys(sentences)),
  );
  expect(new Set(said.map((each) => each.next.key))).toEqual(new Set(Object.keys(next)));
  const done = said.flatMap(({ action }) => action ?? []);
  expect(new Set(done)).toEqual(new Set(Object.keys(actions)));
});

test.each(all)(
  '%s: every word is filled in, and it is a reader’s turn only with a button',
  (_, order) => {
    for (const reader of progressReaders) {
      const progress = shown(order, reader);
      for (const language of ['es', 'en'] as const) {
        const text = Object.values(progressText(progress, language)).join(' ');
        expect(text).not.toMatch(/[{}]|undefined|false/);
      }
      if (progress.yours) expect(progress.action).not.toBeNull();
    }
  },
);

test.each(all)('%s: whoever receives reads no amount', (_, order) => {
  const { sentence, next } = progressText(shown(order, 'receives'), 'es');
  expect(`${sentence} ${next}`).not.toContain('US$');
});

const says = (order: OrderFacts, reader: (typeof progressReaders)[number] = 'asks') => {
  const { sentence, next, who } = progressText(shown(order, reader), 'es');
  return `${sentence} ${next} ${who}`;
};

/** What the shop once said, and the facts that made it untrue. */
test.each<[string, OrderFacts, string]>([
  [
    'El cliente espera',
    accepted({ status: 'pending', money: money({ payment: 200_000 }), units: [unit('delivered')] }),
    'Entregado y pagado: no queda nada pendiente.',
  ],
  [
    'Recibimos su pago',
    accepted({ money: money({ cash: 100_000 }) }),
    'El efectivo entregado, US$1,000, espera que una segunda persona lo cuente.',
  ],
  [
    'Pague la primera cuota',
    accepted({ money: money({ payment: 100_000, refund: 100_000 }) }),
    'Se devolvió todo lo pagado: US$1,000.',
  ],
  [
    'No podemos conseguir lo que pidió',
    accepted({
      ended: { by: 'customer', reason: null, at: null },
      money: money({ payment: 100_000, over: true }),
      units: [],
    }),
    'Terminó: la canceló quien la pidió. Devolver US$1,000',
  ],
  [
    'Le toca a usted: vea la oferta y respóndala',
    facts({ offer: offer({ changeAsked: true }) }),
    'Se pidió un cambio en la oferta. Preparar otra oferta: llega por correo. Mientras, esta vale hasta el 27 nov. Nos toca a nosotros.',
  ],
  [
    'Su pago está verificado y no tiene que hacer nada más',
    accepted({ money: money({ claims: [{ cents: null }] }) }),
    'Buscamos en nuestra cuenta el pago avisado.',
  ],
  [
    'No pague todavía: la oferta aún no está aceptada',
    facts({ offer: offer({ state: 'declined' }) }),
    'La oferta se rechazó.',
  ],
  [
    'Retiramos esta oferta',
    facts({
      offer: offer({ state: 'withdrawn' }),
      ended: { by: 'customer', reason: null, at: null },
    }),
    'Terminó: la canceló quien la pidió.',
  ],
  [
    'No queda nada pendiente',
    accepted({
      status: 'completed',
      money: money({ payment: 125_100 }),
      units: [unit('delivered')],
    }),
    'Se entregó todo; faltan US$749 por pagar.',
  ],
  [
    'La mercancía salió hacia Cuba',
    accepted({
      status: 'sent',
      money: money({ payment: 200_000 }),
      units: [unit('shipped'), unit('shipped'), unit('warehouse')],
    }),
    '2 de 3 embarcadas.',
  ],
  [
    'Recibimos su cotización y está en cola',
    facts({ status: 'pending', offer: offer() }),
    'Hay una oferta firme: US$2,000, hasta el 27 nov.',
  ],
  [
    'Sin noticias',
    accepted({ units: [unit(null, { silent: true })] }),
    'Oferta aceptada: faltan US$1,000 para comprar lo pedido.',
  ],
  [
    'Aceptó la oferta… ve cómo pagar',
    accepted({ money: money({ payment: 200_000 }), units: [unit('delivered')] }),
    'Entregado y pagado',
  ],
])('in place of «%s»', (untrue, order, said) => {
  expect(says(order)).toContain(said);
  expect(says(order)).not.toContain(untrue);
});

test('a day of another year is said with it, one of this year without', () => {
  const next = (validUntil: string) => says(facts({ offer: offer({ validUntil }) }));
  expect(next('2026-12-30')).toContain('hasta el 30 dic.');
  expect(next('2027-01-02')).toContain('hasta el 2 ene 2027.');
});

test('whoever pays or receives reads nothing of what only its customer can do, and waits for nothing that is off', () => {
  const done = accepted({ money: money({ payment: 200_000 }), units: [unit('delivered')] });
  expect(says(done, 'asks')).toContain('Contar cómo fue');
  expect(says(done, 'pays')).toContain('Nadie debe hacer nada más.');
  const lapsed = accepted({ offer: offer({ state: 'accepted', lapsed: true }) });
  expect(says(lapsed, 'receives')).toBe(says(lapsed, 'pays'));
  const backAgain = money({ payment: 100_000, refund: 100_000 });
  expect(says(accepted({ money: backAgain }), 'receives')).toBe(
    'La oferta está aceptada. Acordar si se hace una oferta nueva. No se paga nada. Nos toca a nosotros.',
  );
  expect(says(accepted({ money: backAgain, units: [unit('warehouse')] }), 'receives')).toBe(
    'En nuestro almacén de EE. UU. Acordar si se hace una oferta nueva. No se paga nada. Nos toca a nosotros.',
  );
});

test('staff answer a message that waits before they go on', () => {
  const answer = { dueAt: '2026-11-23T19:00:00.000Z', lastWroteAt: '2026-11-20T14:00:00.000Z' };
  const order = accepted({ answer, money: money({ cash: 60_000 }) });
  expect(progressOf(order, now).actions).toMatchObject({ asks: 'pay', agente: 'answerMessage' });
});

test('what waits to be counted or found is not asked for again', () => {
  const order = accepted({ money: money({ cash: 30_000, claims: [{ cents: 20_000 }] }) });
  expect(shown(order).next).toEqual({ key: 'pay', params: { amount: 50_000 } });
});

test('an instalment with a day is asked for when it is near, not before', () => {
  const plan = [
    { cents: 100_000, due: 'acceptance' as const, dueOn: null },
    { cents: 100_000, due: 'date' as const, dueOn: '2026-11-28' },
  ];
  const order = accepted({ money: money({ payment: 100_000, plan }), units: [unit('bought')] });
  const keyOn = (day: string) => progressOf(order, new Date(`${day}T15:00:00Z`)).next.key;
  expect(keyOn('2026-11-20')).toBe('unit');
  expect(keyOn('2026-11-21')).toBe('pay');
  expect(keyOn('2026-11-29')).toBe('payLate');
});

test('after all went back nothing is asked for while a claim or cash waits', () => {
  for (const waits of [
    { claims: [{ cents: 40_000 }] },
    { cash: 40_000 },
    { claims: [{ cents: null }] },
  ]) {
    const order = accepted({ money: money({ payment: 100_000, refund: 100_000, ...waits }) });
    for (const reader of progressReaders) expect(shown(order, reader).action).not.toBe('pay');
  }
});
