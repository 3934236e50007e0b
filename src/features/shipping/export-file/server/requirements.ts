import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { exportErrors } from '../errors.ts';
import { exportItems } from '../items.ts';
import type { NewRequirement, Requirement, RequirementVersion } from '../requirement-schema.ts';

type ReadRow = Pick<Requirement, 'category' | 'item'> & Omit<RequirementVersion, 'state'>;

export async function listRequirements(db: Database): Promise<Requirement[]> {
  const { rows } = await sql<ReadRow>`
    select category, item, version, required, scan, valid_from::text as "validFrom", source,
      ${personNameColumn('r.made_by')} as "madeBy", made_by is null as ours, ${isoMoment('made_at')} as "madeAt"
    from export_requirement r
    order by array_position(${[...categorySlugs]}::text[], category),
      array_position(${[...exportItems]}::text[], item), valid_from desc, version desc`.execute(db);
  const today = sharedDay();
  const rules = Map.groupBy(rows, ({ category, item }) => `${category} ${item}`);
  return [...rules.values()].map((versions) => {
    const live = versions.find(({ validFrom }) => validFrom <= today);
    const { category, item } = versions[0] as ReadRow;
    return {
      category,
      item,
      versions: versions.map(({ category: _, item: __, ...version }) => ({
        ...version,
        state: stateOf(version, live?.version, today),
      })),
    };
  });
}

function stateOf(
  { version, validFrom }: Pick<RequirementVersion, 'version' | 'validFrom'>,
  live: number | undefined,
  today: string,
): RequirementVersion['state'] {
  if (validFrom > today) return 'coming';
  return version === live ? 'live' : 'former';
}

/**
 * Records from which day on an item is required, or no longer required, as its next version. Throws
 * AppError: somebody else wrote one meanwhile, a day before today.
 */
export async function saveRequirement(
  { db }: Services,
  administrador: CurrentUser,
  { expected, validFrom, ...rule }: NewRequirement,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const newest = await tx
        .selectFrom('export_requirement')
        .select(({ fn }) => fn.max('version').as('version'))
        .where('category', '=', rule.category)
        .where('item', '=', rule.item)
        .executeTakeFirst();
      if ((newest?.version ?? 0) !== expected) throw new AppError(exportErrors.factsChanged);
      const version = expected + 1;
      const { id } = await tx
        .insertInto('export_requirement')
        .values({ ...rule, version, valid_from: validFrom, made_by: administrador.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const subject = { kind: 'requirement', id, name: `${rule.category}: ${rule.item}` };
      await writeAudit(tx, administrador, 'requirement.save', subject, { ...rule, validFrom });
    });
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'export_requirement_once') throw new AppError(exportErrors.factsChanged);
    if (broken === 'export_requirement_from_today') throw new AppError(exportErrors.notToday);
    throw error;
  }
}
