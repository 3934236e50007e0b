import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { visitSyntax } from '#web/build/visit-syntax.ts';

/** A statement in a file of one subject that names a table of another. */
interface TableUse {
  file: string;
  table: string;
  owner: string;
}

/** Methods of Kysely whose first argument names a table. */
const tableMethods =
  /^(selectFrom|insertInto|updateTable|deleteFrom|(inner|left|right|full)Join|using)$/;

/** A table in a text of SQL, for example `from unit` or `insert into event`. */
const tableInSql = /\b(?:from|join|into|update|using)\s+(\w+)/gi;

/**
 * Finds uses of tables across subjects. A table belongs to the subject whose `tables.ts` declares
 * it. Names are read from the calls of Kysely and from `sql` templates; others are not found, such
 * as a name in a variable.
 */
function tableUses(files: readonly string[]): TableUse[] {
  const owners = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('/tables.ts'))) {
    for (const table of declaredTables(file)) owners.set(table, subjectOf(file));
  }
  return files.flatMap((file) =>
    [...namedTables(file)].flatMap((table) => {
      const owner = owners.get(table);
      return owner && owner !== subjectOf(file) ? [{ file, table, owner }] : [];
    }),
  );
}

function declaredTables(file: string): string[] {
  const tables: string[] = [];
  visitSyntax(parse(file), (node) => {
    if (node.type !== 'TSInterfaceDeclaration' || node.id.name !== 'Tables') return false;
    for (const member of node.body.body) {
      if (member.type === 'TSPropertySignature' && member.key.type === 'Identifier') {
        tables.push(member.key.name);
      }
    }
    return true;
  });
  return tables;
}

function namedTables(file: string): Set<string> {
  const tables = new Set<string>();
  visitSyntax(parse(file), (node) => {
    if (node.type === 'TaggedTemplateExpression') {
      if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return false;
      const text = node.quasi.quasis.map(({ value }) => value.raw).join(' $ ');
      for (const [, table = ''] of text.matchAll(tableInSql)) tables.add(table);
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property } = node.callee;
      if (property.type !== 'Identifier' || !tableMethods.test(property.name)) return false;
      const [first] = node.arguments;
      const names = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const name of names) {
        if (name?.type === 'Literal') tables.add(String(name.value).split(' ')[0] ?? '');
      }
    }
    return false;
  });
  return tables;
}

function parse(file: string) {
  return parseSync(file, readFileSync(file, 'utf8')).program;
}

function subjectOf(file: string): string {
  const [, room = '', area, subject] = file.split('/');
  return room === 'features' ? `${area}/${subject}` : room;
}

/** A table of a later subject that an earlier one names. */
export function tableProblems(files: readonly string[], order: readonly string[]): string[] {
  return tableUses(files)
    .filter(({ file, owner }) => {
      const subject = subjectOf(file);
      return subject !== 'app' && order.indexOf(owner) > order.indexOf(subject);
    })
    .map(({ file, table, owner }) => `${file}: SQL names ${table} of ${owner}, a later subject`);
}
