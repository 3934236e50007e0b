import { describe, expect, test } from 'vitest';
import { handoverSentence, heldSentence, journeySentence, nextSentence } from './journey.ts';
import { stages } from './stages.ts';

const days = ['11-05', '11-12', '11-20', '11-30', '12-04', '12-10', '12-14'];
const unit = {
  stage: 'shipped' as const,
  stages: stages.map((stage, at) => ({
    stage,
    promisedOn: `2026-${days[at]}`,
    estimatedOn: `2026-${days[at]}`,
    reachedOn: at < 3 ? `2026-${days[at]}` : null,
  })),
  overdue: false,
  unpaid: false,
  hold: null,
  actWaits: false,
};
const hold = {
  cause: 'Falta el título',
  whoActs: 'pays' as const,
  since: '2026-11-22T15:00:00.000Z',
};

describe('a unit on its way', () => {
  test('comes on the expected day, and is handed over as promised', () => {
    expect(nextSentence(unit, 'es')).toBe('llega a Mariel hacia el 30 nov');
    expect(handoverSentence(unit, 'es')).toBe('hacia el 14 dic, como se prometió');
  });

  test('that waits for a payment names no day, and is not late', () => {
    const unpaid = { ...unit, unpaid: true };
    expect(nextSentence(unpaid, 'es')).toBe('llega a Mariel cuando llegue el pago que falta');
    expect(handoverSentence(unpaid, 'es')).toBeNull();
  });

  test('whose signed act waits to be looked at names no day, late or not', () => {
    for (const overdue of [false, true]) {
      const handed = { ...unit, overdue, actWaits: true };
      expect(nextSentence(handed, 'es')).toBe('miramos la foto del acta firmada');
      expect(handoverSentence(handed, 'es')).toBeNull();
    }
  });

  test('that is overdue promises no handover any more', () => {
    const overdue = { ...unit, overdue: true };
    expect(nextSentence(overdue, 'es')).toBe('se esperaba en Mariel el 30 nov');
    expect(handoverSentence(overdue, 'es')).toBe(
      'se prometió para el 14 dic; va con atraso y todavía no hay otra fecha',
    );
    expect(handoverSentence(overdue, 'en')).not.toContain('as promised');
  });
});

describe('a held unit', () => {
  const held = { ...unit, hold };

  test('has no certain day until it goes on, overdue or not', () => {
    for (const overdue of [false, true]) {
      const each = { ...held, overdue };
      expect(nextSentence(each, 'es')).toBe(
        'llega a Mariel, sin fecha segura hasta que siga su camino',
      );
      expect(handoverSentence(each, 'es')).toBeNull();
      expect(journeySentence(each, 'en')).toBe(
        'Shipped on Nov 20; reaches Mariel, no certain date until it goes on',
      );
    }
  });

  test('says since when, and whose turn it is', () => {
    expect(heldSentence(hold, 'asks', 'es')).toBe(
      'Detenido desde el 22 nov. Le toca a quien paga.',
    );
    expect(heldSentence(hold, 'pays', 'es')).toBe('Detenido desde el 22 nov. Le toca a usted.');
  });
});
