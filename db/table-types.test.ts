// The tables as TypeScript knows them (`server/tables.ts` of each subject) are those of the migrated
// database. Both are written by hand, and a query believes the first.
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { isInterfaceDeclaration } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#platform/testing/test-database.ts';

interface Column {
  /** What the driver hands over for a value of this type. */
  reads: string;
  mayBeNull: boolean;
  /** An insert may leave it out: the database has a value, or fills in null. */
  mayBeLeftOut: boolean;
}

interface Stored extends Omit<Column, 'reads'> {
  table: string;
  name: string;
  type: string;
  /** From other columns, so that the database says of each that it may be null. */
  computed: boolean;
}

/** Days are cast to text where they are read, and JSON is of its subject's shape: not compared. */
const readBy: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  bigint: 'string',
  numeric: 'string',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  ARRAY: 'array',
  'timestamp with time zone': 'Date',
};

/** Every insert gives it, and 025 gave it to older rows. */
const given = new Set(['verification.answer_due_at']);

test('the types of the tables are those of the migrated database', { tags: 'long' }, async () => {
  const database = await openTestDatabase();
  const { rows } = await sql<Stored>`
    select table_name as "table", column_name as name, data_type as type,
      is_nullable = 'YES' as "mayBeNull", is_generated = 'ALWAYS' as computed,
      is_nullable = 'YES' or column_default is not null
        or is_identity = 'YES' or is_generated = 'ALWAYS' as "mayBeLeftOut"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(database.db);
  await database.close();
  const types = readTypes();
  const tables = new Set([...types.keys()].map((name) => name.split('.')[0]));
  const wrong: string[] = [];
  for (const { table, name, type, mayBeNull, mayBeLeftOut, computed } of rows) {
    const column = `${table}.${name}`;
    const its = types.get(column);
    types.delete(column);
    const read = readBy[type];
    // Plain SQL alone knows some tables, and some columns.
    if (!its && tables.has(table) && !mayBeLeftOut) wrong.push(`${column}: no insert gives it`);
    if (its) {
      if (read && its.reads !== read) wrong.push(`${column}: ${read}, not ${its.reads}`);
      if (read && !computed && its.mayBeNull !== (mayBeNull && !given.has(column)))
        wrong.push(`${column}: may be null: ${mayBeNull}`);
      if (its.mayBeLeftOut && !mayBeLeftOut) wrong.push(`${column}: an insert must give it`);
    }
  }
  expect([...wrong, ...types.keys()]).toEqual([]);
});

function readTypes(): Map<string, Column> {
  const api = new API({ cwd: process.cwd() });
  const [project] = api
    .updateSnapshot({ openProject: resolve('db/tables.tsconfig.json') })
    .getProjects();
  const source = project?.program.getSourceFile(resolve('src/platform/database/database.ts'));
  const tables = source?.statements.find(
    (each) => isInterfaceDeclaration(each) && each.name.text === 'Tables',
  );
  if (!project || !tables || !isInterfaceDeclaration(tables)) throw new Error('no tables');
  const { checker } = project;
  const members = (type: Type | undefined) =>
    (type ? checker.getPropertiesOfType(type) : []).flatMap((symbol) => {
      const its = checker.getTypeOfSymbol(symbol);
      return its ? [[symbol.name, its] as const] : [];
    });
  const found = new Map<string, Column>();
  for (const [table, row] of members(checker.getTypeAtLocation(tables.name))) {
    for (const [name, type] of members(row)) {
      const sides = new Map(members(type));
      const read = sides.get('__select__') ?? type;
      const inserted = sides.get('__insert__') ?? type;
      found.set(`${table}.${name}`, columnOf(checker, read, inserted));
    }
  }
  api.close();
  return found;
}

function columnOf(checker: Checker, read: Type, inserted: Type): Column {
  const takes = (type: Type, value: Type) => checker.isTypeAssignableTo(value, type);
  const value = checker.getNonNullableType(read) ?? read;
  const reads = () => {
    if (checker.isArrayType(value)) return 'array';
    if (takes(checker.getStringType(), value)) return 'string';
    if (takes(checker.getNumberType(), value)) return 'number';
    if (takes(checker.getBooleanType(), value)) return 'boolean';
    return value.getSymbol()?.name ?? 'any';
  };
  return {
    reads: reads(),
    mayBeNull: takes(read, checker.getNullType()),
    mayBeLeftOut:
      takes(inserted, checker.getUndefinedType()) ||
      takes(inserted, checker.getNullType()) ||
      takes(checker.getNeverType(), inserted),
  };
}
