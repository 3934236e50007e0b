import { expect, test } from 'vitest';
import { journeyTexts } from './journey-messages.ts';

test.each([
  [{ all: 3, left: 0, handedOver: 0 }, '3 unidades, cada una con su camino.'],
  [{ all: 3, left: 1, handedOver: 0 }, '1 de 3 embarcada.'],
  [{ all: 3, left: 2, handedOver: 0 }, '2 de 3 embarcadas.'],
  [{ all: 3, left: 3, handedOver: 1 }, '3 de 3 embarcadas, 1 de 3 entregada.'],
  [{ all: 3, left: 3, handedOver: 3 }, '3 unidades, todas entregadas.'],
])('several units say how many have left and were handed over: %o', (counts, sentence) => {
  expect(journeyTexts.es.units(counts)).toBe(sentence);
});
