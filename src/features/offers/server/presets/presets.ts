import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../../errors.ts';
import type { OfferPreset, OfferPresetForm } from '../../preset-schema.ts';

const columns = sql`category, province, text_es, text_en, kind, price_cents, basis_points`;
const valuesOf = (form: OfferPresetForm) => sql`${form.category}, ${form.province}, ${form.textEs},
  ${form.textEn}, ${form.kind}, ${form.priceCents}::bigint, ${form.basisPoints}::smallint`;
const shape = sql<OfferPreset>`id, category, province, text_es as "textEs", text_en as "textEn",
  kind, price_cents::float8 as "priceCents", basis_points as "basisPoints"`;

export async function listPresets(db: Database): Promise<OfferPreset[]> {
  const { rows } = await sql<OfferPreset>`
    select ${shape} from offer_preset
    order by array_position(array['freight', 'insurance', 'fee'], kind), category nulls first,
      province nulls first, ${nameOrder(sql`text_es`)}, id`.execute(db);
  return rows;
}

export async function insertPreset(
  tx: Tx,
  form: OfferPresetForm,
): Promise<OfferPreset | undefined> {
  const { rows } = await sql<OfferPreset>`
    insert into offer_preset (${columns}) values (${valuesOf(form)})
    returning ${shape}`.execute(tx);
  return rows[0];
}

async function updatePreset(
  tx: Tx,
  id: string,
  form: OfferPresetForm,
): Promise<OfferPreset | undefined> {
  const { rows } = await sql<OfferPreset>`
    update offer_preset set (${columns}) = row (${valuesOf(form)})
    where id = ${id} returning ${shape}`.execute(tx);
  return rows[0];
}

export async function savePreset(
  db: Database,
  agent: CurrentUser,
  { form, id }: { form: OfferPresetForm; id?: string },
): Promise<OfferPreset> {
  return inTransaction(db, async (tx) => {
    const preset = found(await (id ? updatePreset(tx, id, form) : insertPreset(tx, form)));
    await writeAudit(tx, {
      actor: agent,
      action: id ? 'preset.update' : 'preset.create',
      subject: { kind: 'preset', id: preset.id, name: preset.textEs },
      details: form,
    });
    return preset;
  });
}

export async function deletePreset(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<OfferPreset> {
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<OfferPreset>`
      delete from offer_preset where id = ${id} returning ${shape}`.execute(tx);
    const preset = found(rows[0]);
    await writeAudit(tx, {
      actor: agent,
      action: 'preset.delete',
      subject: { kind: 'preset', id, name: preset.textEs },
    });
    return preset;
  });
}

function found(preset: OfferPreset | undefined): OfferPreset {
  if (!preset) throw new AppError(offerErrors.presetNotFound);
  return preset;
}
