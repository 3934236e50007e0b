import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

// docs/asvs.csv says for each requirement of OWASP ASVS 5.0.0, level 2, how it is met, with its
// proof: `file › title of a test` (several with ` | ` between), a file, a page's `file#Heading`, or
// in words `reason: …`, `not met: …`.

/** The requirements of levels 1 and 2 that this shop can have: no passwords, XML, GraphQL, WebRTC… here. */
const applying = `
  1.1.{1-2} 1.2.{1-5,9} 1.3.{2-3,6-7,10-11} 1.4.2 1.5.2
  2.1.{1-3} 2.2.{1-3} 2.3.{1-4} 2.4.1
  3.2.{1-2} 3.3.{1-4} 3.4.{1-6} 3.5.{1-4} 3.7.{1-2}
  4.1.{1-3} 4.2.1 5.1.1 5.2.{1-2} 5.3.{1-2} 5.4.{1-2}
  6.1.{1,3} 6.3.{1-4} 6.8.{1-2,4}
  7.1.{1-3} 7.2.{1-4} 7.3.{1-2} 7.4.{1-5} 7.5.{1-2} 7.6.{1-2}
  8.1.{1-2} 8.2.{1-3} 8.3.1 9.1.{1-3} 9.2.{1-4}
  10.1.{1-2} 10.2.{1-2} 10.5.{1-5}
  11.1.{1-2} 11.2.{1-3} 11.3.{1-3} 11.4.{1,3} 11.5.1 11.6.1
  12.1.{1-2} 12.2.{1-2} 12.3.{1-4}
  13.1.1 13.2.{1-5} 13.3.{1-2} 13.4.{1-5}
  14.1.{1-2} 14.2.{1-4} 14.3.{1-3}
  15.1.{1-3} 15.2.{1-3} 15.3.{1-7}
  16.1.1 16.2.{1-5} 16.3.{1-4} 16.4.{1-3} 16.5.{1-3}`;
const ids = applying.trim().split(/\s+/).flatMap(spelledOut);

/** '1.2.{1-3,9}' → 1.2.1, 1.2.2, 1.2.3, 1.2.9 */
function spelledOut(range: string): string[] {
  const [, section = '', list] = /^(.+\.)\{(.+)\}$/.exec(range) ?? [];
  if (!list) return [range];
  return list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => `${section}${first + at}`);
  });
}

const columns = ['id', 'level', 'requirement', 'how it is met', 'evidence'] as const;
type Row = Record<(typeof columns)[number], string>;

/** Returns what is wrong with a table. */
function faultsOf(csv: string): string[] {
  const rows = parse<Row>(csv, { columns: true });
  const listed = rows.map(({ id }) => id);
  return [
    ...ids.filter((id) => !listed.includes(id)).map((id) => `${id} is missing`),
    ...listed.filter((id, at) => listed.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...rows.flatMap((row) => rowFaults(row).map((fault) => `${row.id}: ${fault}`)),
  ];
}

function rowFaults(row: Row): string[] {
  const empty = columns.filter((name) => !row[name]?.trim()).map((name) => `no ${name}`);
  const number = /^\d+\.\d+\.\d+$/.test(row.id) && /^[123]$/.test(row.level) ? [] : ['no such id'];
  // Beyond level 2 there is only what is really met.
  const more = ids.includes(row.id) || row.level === '3' ? [] : ['is not among those that apply'];
  if (/^(reason|not met): \S.{10,}/.test(row.evidence)) return [...empty, ...number, ...more];
  return [...empty, ...number, ...more, ...row.evidence.split(' | ').flatMap(evidenceFaults)];
}

function evidenceFaults(evidence: string): string[] {
  const [, path = evidence, , heading, title] = /^([^#›]+?)(#(.+)| › (.+))?$/.exec(evidence) ?? [];
  if (!existsSync(path)) return [`there is no ${path}`];
  const text = readFileSync(path, 'utf8');
  if (heading) {
    return text.split('\n').includes(`## ${heading}`) ? [] : [`${path} has no “${heading}”`];
  }
  if (path.includes('.test.') && !title) return [`no test of ${path} is named`];
  return title && !hasTest(text, title) ? [`${path} has no test “${title}”`] : [];
}

/**
 * True where the source has a test of this title; for one of each row, the title as it is written
 * there.
 */
function hasTest(source: string, title: string): boolean {
  const written = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(\\b(test|it)(\\.\\w+)*|\\))\\(\\s*(['"\`])${written}\\4,`).test(source);
}

const table = readFileSync('docs/asvs.csv', 'utf8');

test('each requirement that applies is answered, by what is there', () => {
  expect(ids).toHaveLength(176);
  expect(faultsOf(table)).toEqual([]);
});

const [head = '', ...lines] = table.trim().split('\n');
const withRow = (row: string) => [head, ...lines.filter((line) => !line.startsWith('1.1.1,')), row];

test.each([
  ['a requirement is missing', [head, ...lines.slice(1)], '1.1.1 is missing'],
  ['one stands twice', [head, ...lines, lines[0] ?? ''], '1.1.1 stands twice'],
  ['a cell is empty', withRow('1.1.1,2,Decode once, ,biome.json'), '1.1.1: no how it is met'],
  ['nothing proves it', withRow('1.1.1,2,a,b,'), '1.1.1: no evidence'],
  ['a reason says nothing', withRow('1.1.1,2,a,b,reason: '), '1.1.1: there is no reason: '],
  [
    'a file is gone',
    withRow('1.1.1,2,a,b,src/gone.test.ts › a'),
    '1.1.1: there is no src/gone.test.ts',
  ],
  [
    'a test is gone',
    withRow('1.1.1,2,a,b,scripts/asvs.test.ts › each requirement is'),
    '1.1.1: scripts/asvs.test.ts has no test “each requirement is”',
  ],
  [
    'a title is only a comment, or another text',
    withRow('1.1.1,2,a,b,scripts/asvs.test.ts › a test is gone'),
    '1.1.1: scripts/asvs.test.ts has no test “a test is gone”',
  ],
  [
    'a test file is named without its test',
    withRow('1.1.1,2,a,b,scripts/asvs.test.ts'),
    '1.1.1: no test of scripts/asvs.test.ts is named',
  ],
  [
    'a chapter is gone',
    withRow('1.1.1,2,a,b,docs/security.md#Weather'),
    '1.1.1: docs/security.md has no “Weather”',
  ],
  [
    'another level-2 one is listed',
    [head, ...lines, '6.2.1,1,a,b,biome.json'],
    '6.2.1: is not among those that apply',
  ],
])('it is seen when %s', (_, changed, fault) => {
  expect(faultsOf(changed.join('\n'))).toContain(fault);
});

/** These fork our own programs, and their arguments come from nobody. */
const forking = [
  'app/server/demo/start-demo-orders.ts',
  'platform/database/make-embedded.ts',
  'platform/tasks/task-process.ts',
];
/** Made of a person's id, which is ours, and of own constants, too long for one line. */
const constant = ['platform/browser/waiting.ts', 'platform/text/fold-code.ts'];
/**
 * ISO 32000 seals the empty password with MD5, RC4 and AES. Whoever asks whether it opens a file has to
 * compute the same; nothing of ours is kept, told apart or proved by it. The libraries that do it are
 * whole readers of PDF, megabytes that would parse what strangers send.
 */
const ofPdf = ['platform/files/pdf-password.ts'];

test.each<[string, RegExp, string[]?]>([
  ['runs text', /node:vm|worker_threads|\beval\(|new Function\(/],
  ['starts a program', /child_process/, forking],
  ['starts one that is not ours', /\b(exec|execFile|spawn)(Sync)?\b[^;]+child_process|shell:/],
  [
    'encrypts, which nothing here needs',
    /create(Cipher|Decipher)|subtle\.(en|de)crypt|publicEncrypt/,
    ofPdf,
  ],
  ['hashes weakly', /['"](md[45]|sha-?1|ripemd\w*|crc32)['"]/i, ofPdf],
  ['makes an expression of what somebody wrote', /new RegExp\(/, constant],
  ['takes chance for a secret', /Math\.random\(/],
  ['trusts any certificate', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/],
])('nowhere in the shop is code that %s', (_, pattern, known = []) => {
  const using = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\btesting\/|(^|\/)fuzz\//.test(name))
    .filter((name) => pattern.test(readFileSync(join('src', name), 'utf8')));
  expect(using.toSorted()).toEqual([...known].toSorted());
});
