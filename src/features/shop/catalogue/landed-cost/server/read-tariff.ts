import { type RawBuilder, sql } from 'kysely';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import type { TariffRule } from '../landed-cost.ts';
import { validOn } from '../landed-cost.ts';
import type { TariffEntry } from '../schema.ts';

const ruleOf = sql`kind, category, province, amount_cents::float8 as cents,
  basis_points as "basisPoints", source, source_address as "sourceAddress",
  valid_from::text as "validFrom"`;

export async function readRules(
  db: Database,
  { province }: { province: string },
): Promise<TariffRule[]> {
  const { rows } = await sql<TariffRule>`
    select ${ruleOf} from tariff
    where voided_at is null and (province is null or province = ${province})
    order by valid_from, id`.execute(db);
  return rows;
}

export async function readRulesToday(db: Database, province: string): Promise<TariffRule[]> {
  return validOn(await readRules(db, { province }), sharedDay());
}

type StoredEntry = Omit<TariffEntry, 'state' | 'enteredAt' | 'voided'> & {
  enteredAt: Date;
  voidedAt: Date | null;
  voidedBy: string | null;
  reason: string | null;
};

export async function listTariff(db: Database, now = sharedNow()): Promise<TariffEntry[]> {
  const stored = await readEntries(db, sql`true`);
  const day = dayInHavana(now);
  const valid = new Set(
    validOn(
      stored.filter(({ voidedAt }) => voidedAt === null),
      day,
    ),
  );
  return stored.map((entry) => {
    const { enteredAt, voidedAt, voidedBy, reason, ...rest } = entry;
    return {
      ...rest,
      state: stateOf(entry, day, valid.has(entry)),
      enteredAt: enteredAt.toISOString(),
      voided: voidedAt && { by: voidedBy, at: voidedAt.toISOString(), reason: reason ?? '' },
    };
  });
}

async function readEntries(db: Database, where: RawBuilder<unknown>): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select id, ${ruleOf}, ${personNameColumn('tariff.entered_by')} as "enteredBy", entered_at as "enteredAt",
      voided_at as "voidedAt", ${personNameColumn('tariff.voided_by')} as "voidedBy", void_reason as reason
    from tariff where ${where}
    order by category, array_position(array['duties', 'registration', 'port', 'inland'], kind),
      province nulls first, valid_from desc, entered_at desc, id`.execute(db);
  return rows;
}

function stateOf(
  { voidedAt, validFrom }: StoredEntry,
  day: string,
  valid: boolean,
): TariffEntry['state'] {
  if (voidedAt) return 'voided';
  if (validFrom > day) return 'coming';
  return valid ? 'valid' : 'superseded';
}
