import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../../errors.ts';
import type {
  EstimatePreset,
  EstimatePresetForm,
  OfferPreset,
  OfferPresetForm,
} from '../../preset-schema.ts';
import '../tables.ts';

/** One sort of presets: its table, and how a form is written there and a row is read. */
interface PresetSort<P extends { id: string; textEs: string }, F> {
  table: 'offer_preset' | 'estimate_preset';
  columns: RawBuilder<unknown>;
  values(form: F): RawBuilder<unknown>;
  shape: RawBuilder<P>;
  /** Before category, province and text. */
  first: RawBuilder<unknown>;
}

const sharedColumns = sql`category, province, text_es, text_en`;
const sharedShape = sql`id, category, province, text_es as "textEs", text_en as "textEn"`;
const sharedValues = ({
  category,
  province,
  textEs,
  textEn,
}: OfferPresetForm | EstimatePresetForm) => sql`${category}, ${province}, ${textEs}, ${textEn}`;

export const offerPresets: PresetSort<OfferPreset, OfferPresetForm> = {
  table: 'offer_preset',
  columns: sql`${sharedColumns}, kind, price_cents, basis_points`,
  values: (form) => sql`${sharedValues(form)}, ${form.kind}, ${form.priceCents}::bigint,
    ${form.basisPoints}::smallint`,
  shape: sql`${sharedShape}, kind, price_cents::float8 as "priceCents",
    basis_points as "basisPoints"`,
  first: sql`array_position(array['freight', 'insurance', 'fee'], kind),`,
};

export const estimatePresets: PresetSort<EstimatePreset, EstimatePresetForm> = {
  table: 'estimate_preset',
  columns: sql`${sharedColumns}, amount_cents, source, as_of`,
  values: (form) => sql`${sharedValues(form)}, ${form.cents}::bigint, ${form.source},
    ${form.asOf}::date`,
  shape: sql`${sharedShape}, amount_cents::float8 as cents, source, as_of::text as "asOf"`,
  first: sql``,
};

type Preset = OfferPreset | EstimatePreset;

export async function listPresets<P extends Preset, F>(
  db: Database,
  { table, shape, first }: PresetSort<P, F>,
): Promise<P[]> {
  const { rows } = await sql<P>`
    select ${shape} from ${sql.table(table)}
    order by ${first} category nulls first, province nulls first, text_es, id`.execute(db);
  return rows;
}

export async function insertPreset<P extends Preset, F>(
  tx: Tx,
  { table, columns, values, shape }: PresetSort<P, F>,
  form: F,
): Promise<P | undefined> {
  const { rows } = await sql<P>`
    insert into ${sql.table(table)} (${columns}) values (${values(form)})
    returning ${shape}`.execute(tx);
  return rows[0];
}

async function updatePreset<P extends Preset, F>(
  tx: Tx,
  { table, columns, values, shape }: PresetSort<P, F>,
  { form, id }: { form: F; id: string },
): Promise<P | undefined> {
  const { rows } = await sql<P>`
    update ${sql.table(table)} set (${columns}) = row (${values(form)})
    where id = ${id} returning ${shape}`.execute(tx);
  return rows[0];
}

/** Without an `id` a new one. Throws AppError: not found. */
export async function savePreset<P extends Preset, F extends Omit<P, 'id'>>(
  db: Database,
  agent: CurrentUser,
  sort: PresetSort<P, F>,
  { form, id }: { form: F; id?: string },
): Promise<P> {
  return db.transaction().execute(async (tx) => {
    const preset = found(
      await (id ? updatePreset(tx, sort, { form, id }) : insertPreset(tx, sort, form)),
    );
    await writeAudit(tx, {
      actor: agent,
      action: id ? 'preset.update' : 'preset.create',
      subject: { kind: 'preset', id: preset.id, name: preset.textEs },
      details: form,
    });
    return preset;
  });
}

/** Gives what was taken away. Throws AppError: not found. */
export async function deletePreset<P extends Preset, F>(
  db: Database,
  agent: CurrentUser,
  { table, shape }: PresetSort<P, F>,
  id: string,
): Promise<P> {
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
