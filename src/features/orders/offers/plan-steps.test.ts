import { expect, test } from 'vitest';
import { planSteps } from './plan-steps.ts';

test.each([
  [
    'a deposit and a rest',
    [
      { due: 'acceptance', lacksCents: 894_000 },
      { due: 'embarkation', lacksCents: 2_086_000 },
    ],
    [
      'Compramos lo que pidió cuando estén pagados US$8,940.',
      'Lo embarcamos hacia el puerto de Mariel cuando estén pagados los US$20,860 que vencen antes del embarque.',
    ],
  ],
  [
    'what is due before the purchase, in two parts',
    [
      { due: 'acceptance', lacksCents: 100 },
      { due: 'purchase', lacksCents: 200 },
    ],
    ['Compramos lo que pidió cuando estén pagados US$3.', 'Lo enviamos al puerto de Mariel.'],
  ],
  [
    'a deposit that is paid, and a rest with its own day',
    [
      { due: 'purchase', lacksCents: 0 },
      { due: 'date', lacksCents: 200 },
    ],
    ['Compramos lo que pidió.', 'Lo enviamos al puerto de Mariel.'],
  ],
] as const)('the plan says what we wait for: %s', (_, plan, steps) => {
  expect(planSteps(plan, 'es')).toEqual(steps);
});
