import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../../errors.ts';
import type {
  EstimatePreset,
  EstimatePresetForm,
  OfferPreset,
  OfferPresetForm,
} from '../../preset-schema.ts';
import '../tables.ts';

const shared = sql`id, category, province, text_es as "textEs", text_en as "textEn"`;

const offerShape = sql`${shared}, kind, price_cents::float8 as "priceCents",
  basis_points as "basisPoints"`;

const estimateShape = sql`${shared}, amount_cents::float8 as cents, source, as_of::text as "asOf"`;

export async function listOfferPresets(db: Database): Promise<OfferPreset[]> {
  const { rows } = await sql<OfferPreset>`
    select ${offerShape} from offer_preset
    order by array_position(array['freight', 'insurance', 'fee'], kind), category nulls first,
      province nulls first, text_es, id`.execute(db);
  return rows;
}

export async function listEstimatePresets(db: Database): Promise<EstimatePreset[]> {
  const { rows } = await sql<EstimatePreset>`
    select ${estimateShape} from estimate_preset
    order by category nulls first, province nulls first, text_es, id`.execute(db);
  return rows;
}

/** Without an `id` a new one. Throws AppError: not found. */
export async function saveOfferPreset(
  db: Database,
  agent: CurrentUser,
  form: OfferPresetForm,
  id?: string,
): Promise<OfferPreset> {
  const { kind, category, province, textEs, textEn, priceCents, basisPoints } = form;
  return db.transaction().execute(async (tx) => {
    const values = sql`(${kind}, ${category}, ${province}, ${textEs}, ${textEn}, ${priceCents}::bigint,
      ${basisPoints}::smallint)`;
    const columns = sql`(kind, category, province, text_es, text_en, price_cents, basis_points)`;
    const { rows } = await (id
      ? sql<OfferPreset>`update offer_preset set ${columns} = row ${values} where id = ${id}
          returning ${offerShape}`
      : sql<OfferPreset>`insert into offer_preset ${columns} values ${values}
          returning ${offerShape}`
    ).execute(tx);
    const preset = found(rows[0]);
    await writeAudit(tx, {
      actor: agent,
      action: id ? 'preset.update' : 'preset.create',
      subject: { kind: 'preset', id: preset.id, name: textEs },
      details: form,
    });
    return preset;
  });
}

/** Without an `id` a new one. Throws AppError: not found. */
export async function saveEstimatePreset(
  db: Database,
  agent: CurrentUser,
  form: EstimatePresetForm,
  id?: string,
): Promise<EstimatePreset> {
  const { category, province, textEs, textEn, cents, source, asOf } = form;
  return db.transaction().execute(async (tx) => {
    const values = sql`(${category}, ${province}, ${textEs}, ${textEn}, ${cents}::bigint, ${source},
      ${asOf}::date)`;
    const columns = sql`(category, province, text_es, text_en, amount_cents, source, as_of)`;
    const { rows } = await (id
      ? sql<EstimatePreset>`update estimate_preset set ${columns} = row ${values} where id = ${id}
          returning ${estimateShape}`
      : sql<EstimatePreset>`insert into estimate_preset ${columns} values ${values}
          returning ${estimateShape}`
    ).execute(tx);
    const preset = found(rows[0]);
    await writeAudit(tx, {
      actor: agent,
      action: id ? 'preset.update' : 'preset.create',
      subject: { kind: 'preset', id: preset.id, name: textEs },
      details: form,
    });
    return preset;
  });
}

/** Gives what was taken away. Throws AppError: not found. */
export async function deletePreset<P extends OfferPreset | EstimatePreset>(
  db: Database,
  agent: CurrentUser,
  table: P extends OfferPreset ? 'offer_preset' : 'estimate_preset',
  id: string,
): Promise<P> {
  const shape = table === 'offer_preset' ? offerShape : estimateShape;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<P>`
      delete from ${sql.table(table)} where id = ${id} returning ${shape}`.execute(tx);
    const preset = found(rows[0]);
    await writeAudit(tx, {
      actor: agent,
      action: 'preset.delete',
      subject: { kind: 'preset', id, name: preset.textEs },
    });
    return preset;
  });
}

function found<P>(preset: P | undefined): P {
  if (!preset) throw new AppError(offerErrors.presetNotFound);
  return preset;
}
