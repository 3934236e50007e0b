import { assert, asyncProperty, string } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceKey } from '#features/ledger/entries/reference-key.ts';
import { accountKey } from '#features/ledger/payment-methods/account-key.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { foldCode } from './fold-code.ts';

describe('one code has one spelling', () => {
  test.each([
    ['ref-123', 'REF123'],
    ['ＲＥＦ－１２３', 'REF123'],
    ['Réf. 123', 'REF123'],
    ['re\u0301f\u00a0#123', 'REF123'],
    ['ｒｅｆ１２３', 'REF123'],
    ['①②③', '123'],
    ['ﬁ Ⅳ ²', 'FIIV2'],
    ['Straße', 'STRASSE'],
    ['ñandú', 'NANDU'],
    ['жук-1', 'ЖУК1'],
    ['— … ·', ''],
  ])('%s is %s', (written, code) => {
    expect(foldCode(written)).toBe(code);
  });

  test('a reference of punctuation alone stays as it is', () => {
    expect(referenceKey('***')).toBe('***');
  });

  test('an account too', () => {
    expect(accountKey('０２１-０００-０２１')).toBe(accountKey('021000021'));
    expect(accountKey('Pagos＠marielauto.example')).toBe('pagos@marielauto.example');
  });
});

describe('the database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  test('spells each code as the code does', async () => {
    const anything = string({ unit: 'grapheme', maxLength: 40 });
    await assert(
      asyncProperty(anything, async (text) => {
        const written = text.replaceAll('\0', '');
        const { rows } = await sql<{ code: string; key: string }>`
          select folded(${written}) as code, reference_key_of(${written}) as key`.execute(
          database.db,
        );
        expect(rows[0]).toEqual({ code: foldCode(written), key: referenceKey(written) });
      }),
      { numRuns: 500 },
    );
  });
});
