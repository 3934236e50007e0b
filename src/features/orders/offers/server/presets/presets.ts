import { sql } from 'kysely';
import { AuditedList } from '#features/people/accounts/server/audited-list.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { offerErrors } from '../../errors.ts';
import type { OfferPreset, OfferPresetForm } from '../../preset-schema.ts';

export const presets = new AuditedList<OfferPreset, OfferPresetForm>({
  kind: 'preset',
  table: 'offer_preset',
  columns: {
    id: 'id',
    category: 'category',
    province: 'province',
    textEs: 'text_es',
    textEn: 'text_en',
    kind: 'kind',
    priceCents: sql`price_cents::float8`,
    basisPoints: 'basis_points',
  },
  order: sql`array_position(array['freight', 'insurance', 'fee'], kind), category nulls first,
    province nulls first, ${nameOrder(sql`text_es`)}, id`,
  name: 'textEs',
  toRow: ({ category, province, textEs, textEn, kind, priceCents, basisPoints }) => ({
    category,
    province,
    text_es: textEs,
    text_en: textEn,
    kind,
    price_cents: priceCents,
    basis_points: basisPoints,
  }),
  notFound: offerErrors.presetNotFound,
  transaction: ({ db }, change) => inTransaction(db, change),
});
