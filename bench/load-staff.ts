/**
 * Writes two years of business, to measure or to look at the staff's screens: 10,000 quotes with lines
 * and history, 5,000 verifications with history, 20,000 products, staff and customers.
 *
 *   DATABASE_URL=… node bench/load-staff.ts       or DATA_DIR=… for the embedded database
 *
 * Fills a database that is migrated and has no quotes, the same every time but for ids. The business
 * ends now: there is more new than old, the newest records wait for an answer, the old ones are
 * finished. Nobody offered, bought or paid anything: `order-set.ts` draws offers, money and units.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, overPool } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { dice, pick } from './draw-history.ts';
import {
  type DrawnQuote,
  type DrawnVerification,
  drawQuote,
  drawVerification,
  type People,
  yearOf,
} from './draw-records.ts';
import { seedProducts } from './seed-products.ts';
import '#platform/database/machinery-tables.ts';

/** How much business the staff's screens must stay quick with. */
const staffLoad = { quotes: 10_000, verifications: 5000, products: 20_000 };

const twoYears = 730 * 86_400_000;
/** Each statement has at most some ten thousand values. */
const rowsAtOnce = 400;

export async function loadStaff(db: Database, size = staffLoad): Promise<People> {
  const until = new Date();
  await seedProducts(db, size.products);
  const people = await addPeople(db);
  await addQuotes(db, drawMoments(size.quotes, until, 1), until, people);
  await addVerifications(db, drawMoments(size.verifications, until, 2), until, people);
  await sql`vacuum analyze`.execute(db);
  return people;
}

function drawMoments(count: number, until: Date, seed: number): Date[] {
  const random = dice(seed);
  return Array.from({ length: count }, () => random() ** 1.2 * twoYears)
    .toSorted((one, other) => other - one)
    .map((ago) => new Date(until.getTime() - ago));
}

async function addPeople(db: Database): Promise<People> {
  const agents = Array.from({ length: 5 }, (_, at) => ({
    id: randomUUID(),
    issuer: 'bench',
    subject: `agent ${at}`,
    email: `agente${at}@bench.test`,
    first_name: 'Agente',
    last_name: String(at),
    role: at === 0 ? ('administrador' as const) : ('agente' as const),
  }));
  const random = dice(3);
  const customers = Array.from({ length: 2000 }, (_, at) => ({
    id: randomUUID(),
    issuer: 'bench',
    subject: `customer ${at}`,
    email: `cliente${at}@bench.test`,
    first_name: pick(['Yanet', 'Óscar', 'Lázaro', 'María', 'Dayana', 'José'], random),
    last_name: pick(['Pérez', 'Rodríguez', 'Núñez', 'García', 'Ávila', 'Peña'], random),
  }));
  await db.insertInto('person').values(agents).execute();
  await inParts(customers, (part) => db.insertInto('person').values(part).execute());
  return { agents: agents.map(({ id }) => id), customers };
}

async function addQuotes(
  db: Database,
  moments: Date[],
  until: Date,
  people: People,
): Promise<void> {
  const random = dice(4);
  const products = await db
    .selectFrom('product')
    .select(['id', 'name', 'category', 'price_cents'])
    .where('deleted_at', 'is', null)
    .orderBy('seq')
    .execute();
  const counters = new Map<string, number>();
  const drawn = moments.map((madeAt) => {
    const counter = `quote-${yearOf(madeAt)}`;
    const number = (counters.get(counter) ?? 0) + 1;
    counters.set(counter, number);
    return drawQuote({ madeAt, until, people, number }, products, random);
  });
  await inParts(drawn, (part) => writeQuotes(db, part));
  const values = [...counters].map(([name, value]) => ({ name, value }));
  await db.insertInto('counter').values(values).execute();
}

/** A quote and its lines commit together, since the database checks that they add up. */
async function writeQuotes(db: Database, drawn: DrawnQuote[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('quote')
      .values(drawn.map(({ quote }) => quote))
      .execute();
    const lines = drawn.flatMap((each) => each.lines);
    await tx.insertInto('quote_line').values(lines).execute();
    const events = drawn.flatMap((each) => each.events);
    await tx.insertInto('event').values(events).execute();
  });
}

async function addVerifications(
  db: Database,
  moments: Date[],
  until: Date,
  people: People,
): Promise<void> {
  const random = dice(5);
  const drawn = moments.map((madeAt, number) =>
    drawVerification({ madeAt, until, people, number }, random),
  );
  await inParts(drawn, (part) => writeVerifications(db, part));
}

async function writeVerifications(db: Database, drawn: DrawnVerification[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('verification')
      .values(drawn.map(({ verification }) => verification))
      .execute();
    const events = drawn.flatMap((each) => each.events);
    await tx.insertInto('event').values(events).execute();
  });
}

async function inParts<T>(all: T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < all.length; at += rowsAtOnce) {
    await write(all.slice(at, at + rowsAtOnce));
  }
}

if (import.meta.main) {
  const { DATABASE_URL, DATA_DIR = './data' } = process.env;
  if (DATABASE_URL) {
    // Filling takes longer than the shop lets a statement run.
    const db = overPool(new pg.Pool({ connectionString: DATABASE_URL, max: 1 }));
    await loadStaff(db);
    await db.destroy();
  } else {
    const database = await openDatabase({ url: undefined, folder: DATA_DIR });
    await loadStaff(database.db);
    await database.close();
  }
}
