import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { api } from '#api.ts';
import { staffApi } from '#staff-api.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

const token = 'una-llave-de-prueba';
setUpShop({ env: { METRICS_TOKEN: token } });

const read = (path: string) => readFileSync(path, 'utf8');
const Alarm = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  annotations: z.strictObject({ summary: z.string() }),
});
const Rules = z.object({ groups: z.tuple([z.object({ rules: z.array(Alarm) })]) });
const alarms = Rules.parse(parse(read('docs/monitoring/alarms.yml'))).groups[0].rules;
const Panel = z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) });
const dashboard = z
  .object({ panels: z.array(Panel) })
  .parse(JSON.parse(read('docs/monitoring/dashboard.json')));
const exprs = [
  ...alarms.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];

let text: string;
let types: Map<string, string>;
beforeAll(async () => {
  const visitor = shop.as('anonymous');
  await visitor.fetch('/');
  shop.services.metrics.jobRan('mail', 'done');
  const headers = { authorization: `Bearer ${token}` };
  text = await (await visitor.fetch('/metrics', { headers })).text();
  types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
});

/** A sample's family: the parts of a histogram end in a word of their own. */
const familyOf = (name: string) =>
  types.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram'
    ? name.replace(/_(bucket|sum|count)$/, '')
    : name;

describe('what /metrics gives', () => {
  test('is what promtool would ask: every name has a type, and the name says its kind', () => {
    expect(types.size).toBeGreaterThan(12);
    for (const [name, type] of types) {
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
    }
    for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(\{[^\n]*\})? /gm)) {
      const type = types.get(familyOf(name));
      expect([name, type]).not.toEqual([name, undefined]);
      if (labels.includes('quantile=')) expect([name, type]).toEqual([name, 'summary']);
    }
  });
});

describe('alarms and dashboard', () => {
  test.each(exprs)('%s asks only for what /metrics gives: %s', (_, expr) => {
    const names = [...expr.matchAll(/\b(?:shop|http|process|nodejs)_\w+/g)].map(([name]) => name);
    expect(names.length + Number(expr.startsWith('up{'))).toBeGreaterThan(0);
    expect(names.filter((name) => !types.has(familyOf(name)))).toEqual([]);
    const routes = [...expr.matchAll(/route="([^"]+)"/g)].map(([, route]) => route);
    const paths = Object.values({ ...api, ...staffApi }).map(({ path }) => path);
    expect(routes.filter((route) => !paths.some((path) => path === route))).toEqual([]);
  });

  test('the manual says of each alarm what to do', () => {
    const [, chapter = ''] = read('docs/operating.md').split(/^## .*alarm.*$/m);
    const [rows = ''] = chapter.split(/^## /m);
    const named = [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(alarms.map(({ alert }) => alert).toSorted());
  });
});

const promtool = (words: string[], input?: string) =>
  spawnSync('promtool', words, { encoding: 'utf8', ...(input !== undefined && { input }) });
const isMissing = promtool(['--version']).error !== undefined;

describe.skipIf(isMissing)(
  `promtool${isMissing ? ' is not installed (apt-get install prometheus)' : ''}`,
  () => {
    test('finds nothing to say of /metrics', () => {
      const { status, stderr } = promtool(['check', 'metrics'], text);
      expect([stderr, status]).toEqual(['', 0]);
    });

    test.each([
      ['check', 'rules', 'docs/monitoring/alarms.yml'],
      ['check', 'config', '--syntax-only', 'docs/monitoring/prometheus.yml'],
      ...globSync('docs/monitoring/*.test.yml').map((path) => ['test', 'rules', path]),
    ])('%s %s %s', (...words) => {
      const { status, stdout, stderr } = promtool(words);
      expect([stdout + (status === 0 ? '' : stderr), status]).toEqual([stdout, 0]);
    });
  },
);
