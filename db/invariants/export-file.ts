import { boss, bossAgain, type Invariant, newcomer, person, quote, second } from './invariant.ts';
import { acceptance } from './offers.ts';

const id = (number: number) => `'00000000-0000-4000-8000-0000000057${number}'`;
const [unit, list, screened, matched, other] = [10, 11, 12, 13, 14].map(id);

const requirement = (columns: { version?: number; scan?: boolean; from?: string; by?: string }) => {
  const { version = 2, scan = false, from = "'2099-01-01'", by = boss } = columns;
  return `insert into export_requirement (category, item, version, required, scan, valid_from, source, made_by)
    values ('automobiles', 'vin', ${version}, true, ${scan}, ${from}, 'Ley', ${by})`;
};
const filing = (version: number, itn: string) => `
  insert into export_fact (unit_id, item, version, itn, made_by)
    values (${unit}, 'aes', ${version}, ${itn}, ${boss})`;
const scan = (bytes = 1) => `
  insert into export_scan (unit_id, item, file, type, bytes, sha256, made_by)
    values (${unit}, 'title', 'receipts/a.pdf', 'application/pdf', ${bytes}, repeat('a', 64), ${boss})`;
const authority = (version: number, text = '15 CFR 740.21') => `
  insert into order_authority (quote_id, version, kind, text, source, made_by)
    values (${quote}, ${version}, 'exception', '${text}', 'Dictamen', ${boss})`;
const override = (items: string) => `
  insert into export_override (unit_id, items, reason, made_by) values (${unit}, '${items}', 'Ya', ${boss})`;
const listed = (sum: string, entries = 1) => `
  insert into screening_list (name, listed_on, sha256, entries, imported_by, outcome, decided_at)
    values ('lista.csv', '2026-11-01', repeat('${sum}', 64), ${entries}, ${boss}, 'counts', now())`;
const older = (by = boss) => `
  insert into screening_list (name, listed_on, sha256, entries, imported_by, weaker)
    values ('vieja.csv', '2020-01-01', repeat('b', 64), 9, ${by}, 'older')`;
const letIn = (by: string) =>
  `update screening_list set outcome = 'counts', decided_at = now(), decided_by = ${by} where weaker = 'older'`;
/** Lists that count at once although each compares less than the one of `exportFilesBefore`. */
const atOnce = (day: string, entries: number) => `
  update screening_list set entries = 10;
  insert into screening_list (name, listed_on, sha256, entries, imported_by, outcome, decided_at)
    values ('otra.csv', '${day}', repeat('b', 64), ${entries}, ${boss}, 'counts', now())`;
const weakerNow: Record<string, string> = {
  older: atOnce('2026-10-31', 99),
  smaller: `delete from screening_entry; ${atOnce('2026-11-01', 9)}`,
  lacking: atOnce('2026-11-01', 99),
};
const payer = (name: string) => `
  insert into order_payer (quote_id, name, made_by) values (${quote}, '${name}', ${boss})`;
const screening = (name: string, matches = '[]', role = 'asks') => `
  insert into screening (quote_id, role, name, list_id, matches)
    values (${quote}, '${role}', '${name}', ${list}, '${matches}')`;
const clearing = (step: number, by: string, reason = 'Otra fecha') => `
  insert into screening_clearing (screening_id, step, reason, cleared_by)
    values (${matched}, ${step}, '${reason}', ${by})`;

const as = (statement: string, which: string | undefined) =>
  statement.replace(/\((\w+)/, '(id, $1').replace('values (', `values (${which}, `);

/** A unit with one of each in its file, a list, a name on it and another that is not. */
export const exportFilesBefore = `
  insert into unit (id, quote_id, acceptance_id, position, piece, number, category, name)
    values (${unit}, ${quote}, ${acceptance}, 57, 1, 'MA-TX-2026-000001-U57', 'automobiles', 'Kia'),
      (${other}, ${quote}, ${acceptance}, 57, 2, 'MA-TX-2026-000001-U58', 'automobiles', 'Kia');
  insert into unit_stage (unit_id, stage, promised_on, estimated_on)
    values (${unit}, 'shipped', '2026-12-01', '2026-12-01');
  ${filing(1, "'X20261101000123'")}; ${scan()}; ${authority(1)}; ${override('{aes}')};
  ${as(listed('a'), list)}; ${payer('Luis Ruiz')};
  insert into screening_entry (list_id, facts, names, words) values (${list}, '{}', '{Ana}', '{ana}');
  ${as(screening('Ana'), screened)}; ${as(screening('Eva', '[{}]'), matched)}; ${clearing(1, boss)};`;

const on = (table: string, constraint: string, breaks: string): Invariant => ({
  constraint,
  on: table,
  breaks,
});
const final = (table: string, change: string): Invariant[] => [
  on(table, `${table}_is_final`, `update ${table} set ${change}`),
  on(table, `${table}_is_final`, `delete from ${table}`),
];

export const exportFileInvariants: Invariant[] = [
  on('export_requirement', 'export_requirement_once', requirement({ version: 1 })),
  on('export_requirement', 'export_requirement_shape', requirement({ scan: true })),
  on(
    'export_requirement',
    'export_requirement_from_today',
    requirement({ from: 'havana_day(now()) - 1' }),
  ),
  ...final('export_requirement', "source = 'Otra'"),
  on('export_fact', 'export_fact_once', filing(1, "'X20261101000124'")),
  on('export_fact', 'export_fact_shape', filing(2, "'20261101000124'")),
  on('export_fact', 'export_fact_shape', filing(2, 'null')),
  ...final('export_fact', "itn = 'X20261101000124'"),
  on('export_scan', 'export_scan_once', scan(2)),
  on(
    'export_scan',
    'export_scan_shape',
    `update export_scan set removed_at = now() where unit_id = ${unit}`,
  ),
  ...final('export_scan', 'bytes = 2'),
  on('order_authority', 'order_authority_once', authority(1)),
  on('order_authority', 'order_authority_shape', authority(2, '')),
  ...final('order_authority', "text = 'x'"),
  on('export_override', 'export_override_once', override('{aes}')),
  on('export_override', 'export_override_shape', override('{todo}')),
  on('export_override', 'export_override_shape', override('{}')),
  ...final('export_override', "items = '{title}'"),
  on('screening_list', 'screening_list_once', `delete from screening_entry; ${listed('a')}`),
  on('screening_list', 'screening_list_shape', listed('b', 0).replace('counts', 'refused')),
  on('screening_entry', 'screening_entry_shape', "update screening_entry set names = '{}'"),
  on('order_payer', 'order_payer_once', payer('Luis Ruiz')),
  on('order_payer', 'order_payer_shape', payer(' Luis')),
  on('screening', 'screening_once', screening('Ana', '[{}]')),
  on('screening', 'screening_shape', screening('Ana', '[]', 'ships')),
  on(
    'screening',
    'screening_is_final',
    `update screening set matches = '[]' where id = ${matched}`,
  ),
  on('screening', 'screening_is_final', `delete from screening where id = ${screened}`),
  on('screening_list', 'screening_list_decision', older().replace("'older'", "'nice'")),
  on('screening_list', 'screening_list_waits_once', `${older()}; ${older().replace("'b'", "'c'")}`),
  ...['older', 'smaller', 'lacking'].map((how) =>
    on('screening_list', 'screening_list_by_two', weakerNow[how] ?? ''),
  ),
  ...[boss, bossAgain].map((by) =>
    on('screening_list', 'screening_list_by_two', `${older()}; ${letIn(by)}`),
  ),
  ...[newcomer, person].flatMap((by) => [
    on('screening_list', 'screening_list_imported_by_established', older(by)),
    on('screening_list', 'screening_list_decided_by_established', `${older()}; ${letIn(by)}`),
  ]),
  ...[boss, bossAgain].map((by) =>
    on('screening_clearing', 'screening_clearing_by_two', clearing(2, by)),
  ),
  ...[newcomer, person].map((by) =>
    on('screening_clearing', 'screening_clearing_by_established', clearing(2, by)),
  ),
  on('screening_clearing', 'screening_clearing_shape', clearing(3, second)),
  on('screening_clearing', 'screening_clearing_shape', clearing(2, second, '')),
  ...final('screening_clearing', `cleared_by = ${person}`),
  on(
    'unit_stage',
    'shipped_with_papers',
    `update unit_stage set reached_on = '2026-11-20' where unit_id = ${unit}`,
  ),
  {
    constraint: 'shipped_with_papers',
    on: 'unit_stage',
    drop: 'made_with_papers',
    breaks: `insert into unit_stage (unit_id, stage, promised_on, estimated_on, reached_on)
      values (${other}, 'shipped', '2026-12-01', '2026-12-01', '2026-11-20')`,
  },
];
