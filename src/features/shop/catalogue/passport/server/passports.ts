import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { refuseUnseenChange } from '#features/people/accounts/server/seen-change.ts';
import { type CallRoute, serve, type WriteOf } from '#features/people/accounts/server/serve.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { findStaffProduct, lockProduct } from '../../products/server/staff-store.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { type Fact, type FactName, factNames, type PassportFacts, publicFacts } from '../facts.ts';
import type { Passport } from '../schema.ts';

/** As anybody may read it; undefined where nothing was written. */
export async function readPublicPassport(
  db: Database,
  productId: string,
): Promise<Passport | undefined> {
  const passport = await readPassport(db, productId);
  return passport && { ...passport, facts: publicFacts(passport.facts) };
}

function readPassport(db: Database, productId: string): Promise<Passport | undefined> {
  return db
    .selectFrom('product_passport')
    .select(['facts', 'example'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

async function findPassport({ params: { id } }: { params: { id: string } }, { db }: Services) {
  await findStaffProduct(db, id);
  return (await readPassport(db, id)) ?? { facts: {}, example: false };
}

/** Throws AppError: no such product, other facts than the agent saw. */
const savePassport: WriteOf<typeof staffApi.savePassport> = (
  { params: { id }, body: { expected, ...typed }, caller },
  services,
) =>
  changeCatalogue(services, async (tx) => {
    const { facts: product } = await lockProduct(tx, id);
    const before = (await readPassport(tx, id))?.facts ?? {};
    const facts = factsAfter(before, typed);
    refuseUnseenChange({ expected, before, after: facts });
    await writePassport(tx, id, { facts, example: false });
    await writeAudit(tx, {
      actor: caller.person,
      action: 'product.passport',
      subject: { kind: 'product', id, name: product.name },
      // The names of the facts: their words may name people.
      details: { facts: Object.keys(facts).join(', ') },
    });
  });

export async function writePassport(
  tx: Tx,
  productId: string,
  { facts, example }: Passport,
): Promise<void> {
  const row = { facts: JSON.stringify(facts), example };
  await tx
    .insertInto('product_passport')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}

type TypedFact = { [Part in keyof Fact]: Fact[Part] | null };

/** A fact that was not typed stays; one without a value goes. */
function factsAfter(
  before: PassportFacts,
  typed: { [Name in FactName]?: TypedFact | null | undefined },
): PassportFacts {
  const after: PassportFacts = {};
  for (const name of factNames) {
    const said = typed[name];
    if (said === undefined) {
      const known = before[name];
      if (known) after[name] = known;
    } else if (said?.value != null && said.source !== null && said.on !== null) {
      after[name] = { value: said.value, source: said.source, on: said.on };
    }
  }
  return after;
}

export const passportRoutes: CallRoute[] = [
  serve(staffApi.findPassport, findPassport),
  serve(staffApi.savePassport, [savePassport, findPassport]),
];
