import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { refuseUnseenChange } from '#features/people/accounts/server/seen-change.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { findStaffProduct, lockProduct } from '../../products/server/staff-store.ts';
import type { Product } from '../../schema.ts';
import { changeCatalogue } from '../../server/changes.ts';
import { type FactName, factNames, partOf } from '../facts.ts';
import { type PointName, pointNames } from '../inspection.ts';
import type { Passport, WrittenPassport } from '../schema.ts';
import { publicPassport } from './public-passport.ts';

/** As anybody may read it; undefined where nothing was written. */
export async function readPublicPassport(
  db: Database,
  { id, images }: Pick<Product, 'id' | 'images'>,
  language: Language,
): Promise<Passport | undefined> {
  const passport = await readPassport(db, id);
  return passport && publicPassport(passport, images ?? [], language);
}

function readPassport(db: Database, productId: string): Promise<WrittenPassport | undefined> {
  return db
    .selectFrom('product_passport')
    .select(['facts', 'points', 'marks', 'example'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

const nothing: WrittenPassport = { facts: {}, points: {}, marks: [], example: false };

type OfProduct = { params: { id: string } };

async function findPassport(
  { params: { id } }: OfProduct,
  { db }: Services,
): Promise<WrittenPassport> {
  await findStaffProduct(db, id);
  return (await readPassport(db, id)) ?? nothing;
}

/** What becomes of a passport, and the part of it that the agent overwrites. */
interface PassportChange {
  after: Partial<WrittenPassport>;
  seen: { expected: unknown; before: unknown; after: unknown };
  /** Names without words, which may name people. */
  details: object;
}

/**
 * Makes the code of a call that writes a part of a passport. It throws AppError: no such product,
 * another than the agent saw.
 */
const saving =
  <Body>(changeOf: (before: WrittenPassport, body: Body) => PassportChange) =>
  (
    { params: { id }, body, caller }: OfProduct & { body: Body; caller: { person: CurrentUser } },
    services: Services,
  ) =>
    changeCatalogue(services, async (tx) => {
      const { facts: product } = await lockProduct(tx, id);
      const before = (await readPassport(tx, id)) ?? nothing;
      const { after, seen, details } = changeOf(before, body);
      refuseUnseenChange(seen);
      await writePassport(tx, id, { ...before, ...after, example: false });
      const subject = { kind: 'product', id, name: product.name };
      await writeAudit(tx, caller.person, 'product.passport', subject, details);
    });

type Parts<Whole> = { [Part in keyof Whole]: Whole[Part] | null } | null | undefined;

type Written = WrittenPassport['facts'];
interface FactsBody extends Partial<Record<FactName, Parts<Written[FactName]>>> {
  expected: Written;
}
const savePassport = saving(({ facts }, { expected, ...typed }: FactsBody) => {
  const after = { ...facts };
  const sent = factNames.filter((name) => typed[name] !== undefined);
  for (const name of sent) {
    const { value, valueEn, source, on } = typed[name] ?? {};
    delete after[name];
    const said = value ?? (valueEn ? '' : undefined);
    if (said !== undefined && source && on) {
      after[name] = { value: said, ...(valueEn && { valueEn }), source, on };
    }
  }
  return {
    after: { facts: after },
    seen: { expected, before: partOf(facts, sent), after: partOf(after, sent) },
    details: { facts: sent.join(', ') },
  };
});

type Points = WrittenPassport['points'];
interface PointsBody extends Partial<Record<PointName, Parts<Points[PointName]>>> {
  expected: Points;
}
const savePoints = saving(({ points }, { expected, ...typed }: PointsBody) => {
  const after = { ...points };
  const sent = pointNames.filter((name) => typed[name] !== undefined);
  for (const name of sent) {
    const { state, note, noteEn, picture } = typed[name] ?? {};
    delete after[name];
    if (!state) continue;
    const words = { note: note || null, ...(noteEn && { noteEn }) };
    after[name] = { state, ...words, ...(picture && { picture }) };
  }
  return {
    after: { points: after },
    seen: { expected, before: partOf(points, sent), after: partOf(after, sent) },
    details: { points: sent.join(', ') },
  };
});

type Marks = Pick<WrittenPassport, 'marks'>;
const saveMarks = saving((before, { marks, expected }: Marks & { expected: Marks }) => ({
  after: { marks },
  seen: { expected, before: { marks: before.marks }, after: { marks } },
  details: { marks: marks.length },
}));

export async function writePassport(
  tx: Tx,
  productId: string,
  { facts, points, marks, example }: WrittenPassport,
): Promise<void> {
  const row = {
    facts: JSON.stringify(facts),
    points: JSON.stringify(points),
    marks: JSON.stringify(marks),
    example,
  };
  await tx
    .insertInto('product_passport')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
}

export const passportRoutes: CallRoute[] = [
  serve(staffApi.findPassport, findPassport),
  serve(staffApi.savePassport, [savePassport, findPassport]),
  serve(staffApi.savePoints, [savePoints, findPassport]),
  serve(staffApi.saveMarks, [saveMarks, findPassport]),
];
