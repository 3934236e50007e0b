import { expect, test } from 'vitest';
import { shown } from '#features/orders/progress/testing/facts.ts';
import { situations } from '#features/orders/progress/testing/situations.ts';
import { placeOfAction } from './action-places.ts';

const order = { id: 'id', referenceNumber: 'MA-TX-2026-000001', verifications: [] };

test.each(['agente', 'administrador'] as const)(
  'whatever %s can do about an order has its own place, and none is the history but an answer',
  (reader) => {
    const actions = Object.values(situations).flatMap((facts) => shown(facts, reader).action ?? []);
    const inHistory = new Set(
      actions.filter((action) => placeOfAction(action, order).endsWith('#history')),
    );
    expect([...inHistory]).toEqual(['answerMessage']);
  },
);
