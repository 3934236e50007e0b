import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from '#platform/config.ts';
import { readDockerfile } from './testing/dockerfile.ts';

// Checks compose.yaml without Docker: its form, that its parts fit each other, and that the shop
// starts with its settings.

const context = resolve(import.meta.dirname, '..');
const text = readFileSync(join(context, 'compose.yaml'), 'utf8');
const manual = readFileSync(join(context, 'docs/operating.md'), 'utf8');

/** The part of the Compose Specification that we use; a word that is not among these is a slip. */
const Words = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const Service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  restart: z.string().regex(/^(no|always|unless-stopped|on-failure(:\d+)?)$/),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  environment: Words.default({}),
  command: z.array(z.string()).optional(),
  entrypoint: z.array(z.string()).optional(),
  ports: z.array(z.string().regex(/^([\d.]+:)?\d+:\d+(\/(tcp|udp))?$/)).default([]),
  volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)).default([]),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).default([]),
  healthcheck: z
    .strictObject({
      disable: z.boolean().optional(),
      test: z.array(z.string()).optional(),
      interval: z.string().optional(),
      retries: z.number().optional(),
    })
    .optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({
          condition: z.enum([
            'service_started',
            'service_healthy',
            'service_completed_successfully',
          ]),
        }),
      ),
    ])
    .default([]),
});
const Compose = z
  .object({
    name: z.string(),
    services: z.record(z.string(), Service),
    volumes: z.record(z.string(), z.null()),
    configs: z.record(z.string(), z.strictObject({ content: z.string() })),
  })
  .catchall(z.never());

/** The values of a file `.env`. For a missing one compose takes the text behind `:-`. */
const env: Record<string, string> = {
  SUPERUSER_PASSWORD: 'uno',
  OWNER_PASSWORD: 'dos',
  APP_PASSWORD: 'tres',
  FILES_PASSWORD: 'cuatro',
  OIDC_ISSUER: 'https://id.test',
  OIDC_CLIENT_ID: 'tienda',
  OIDC_CLIENT_SECRET: 'secreto',
  ADMIN_EMAILS: 'marta@tienda.test',
};
const fill = (value: string) =>
  value
    .replace(/\$\{(\w+)(?::-([^}]*)|:\?)\}/g, (_, name, otherwise) => env[name] ?? otherwise ?? '')
    .replaceAll('$$', '$');

/** Reads it as compose does: first its form, then the values to fill in, word by word. */
function read(source: string) {
  const { 'x-shop': _, ...document } = parse(source, { merge: true });
  const filled = JSON.stringify(document, (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
  return Compose.parse(JSON.parse(filled));
}

const { services, volumes, configs } = read(text);
const each = Object.entries(services);
const image = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));

describe('compose.yaml', () => {
  test('says nothing that the specification has not, and nothing is left to fill in', () => {
    expect(fill(text).match(/\$\{.*?\}/g)).toBeNull();
    for (const [word, slip] of [
      ['restart: unless', 'restarts: unless'],
      ['restart: unless-stopped', 'restart: unless-dead'],
      ['service_healthy', 'service_happy'],
    ] as const) {
      expect(() => read(text.replace(word, slip))).toThrow();
    }
  });

  test('asks only for what the manual tells one to write, and says which must be there', () => {
    const variables = [...text.matchAll(/\$\{(\w+)(:-|:\?)/g)];
    const must = variables.filter(([, , how]) => how === ':?').map(([, name]) => name ?? '');
    expect([...new Set(must)].toSorted()).toEqual(Object.keys(env).toSorted());
    const [, chapter = ''] = manual.split(/^## By compose$/m);
    const section = chapter.slice(0, chapter.indexOf('\n## '));
    for (const [, name = ''] of variables) {
      expect(section).toContain(`\`${name.replace(/^(OIDC|BRAND)_.*/, '$1_*')}\``);
    }
  });

  test.each(each.filter(([, { image }]) => image === 'mariel-auto').map(([name]) => name))(
    '%s gets settings that the shop knows, and starts with them',
    (name) => {
      const given = services[name]?.environment ?? {};
      // config.test.ts holds that list to what the shop reads.
      const settings = [...manual.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, word]) => word);
      expect(Object.keys(given).filter((word) => !settings.includes(word))).toEqual([]);
      const words = Object.entries(given).map(([word, value]) => [word, String(value)]);
      const config = readConfig(Object.fromEntries([...imageEnv(), ...words]));
      // Another container must reach it, and the port is the one that the image and the proxy name.
      expect([config.host, config.port]).toEqual(['0.0.0.0', 3000]);
      expect(config).toMatchObject({ production: true, trustedProxies: 1, demoCatalogue: false });
      expect([config.oidc, config.s3, config.smtpUrl]).not.toContain(undefined);
    },
  );

  test('each part that another names is there', () => {
    for (const [name, service] of each) {
      const { depends_on: needs } = service;
      for (const other of Array.isArray(needs) ? needs : Object.keys(needs)) {
        expect([name, Object.keys(services)]).toEqual([name, expect.arrayContaining([other])]);
      }
      for (const { source } of service.configs) expect(configs).toHaveProperty(source);
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':');
        // The first backup makes its folder.
        if (from.startsWith('./')) expect(from === './backups' || existsSync(from)).toBe(true);
        else expect(volumes).toHaveProperty(from);
      }
    }
    const hosts = [...fill(text).matchAll(/(?:@|\/\/)([a-z]+)(?=:\d)/g)].map(
      ([, host]) => host ?? '',
    );
    expect(hosts.length).toBeGreaterThan(4);
    const outside = hosts.filter((host) => !(host in services) && host !== 'localhost');
    expect(outside).toEqual([]);
  });

  test('runs programs that the image holds', () => {
    const [program, script = ''] = services.migrate?.command ?? [];
    expect([program, existsSync(join(context, script))]).toEqual(['node', true]);
    const copied = image.filter(({ name }) => name === 'COPY').map(({ rest }) => rest);
    expect(copied).toContain('scripts scripts');
  });

  test('opens to the network what is meant for it: the proxy', () => {
    const open = each.flatMap(([name, { ports }]) => ports.map((port) => [name, port]));
    expect(open.filter(([, port]) => !port?.startsWith('127.0.0.1:'))).toEqual([
      ['proxy', '80:80'],
      ['proxy', '443:443'],
      ['proxy', '443:443/udp'],
    ]);
  });

  test('makes the database’s roles by a script that a shell can read', () => {
    execFileSync('sh', ['-n'], { input: configs.roles?.content ?? 'fi' });
    expect(configs.roles?.content).toContain('"$OWNER_PASSWORD"');
  });
});

describe('the proxy’s file', () => {
  const content = configs.caddyfile?.content ?? '';

  test('opens and closes its blocks, one directive a line, each of which Caddy has', () => {
    let depth = 0;
    const directives: string[] = [];
    for (const line of content.split('\n').map((each) => each.trim())) {
      if (line === '' || line.startsWith('#')) continue;
      if (line === '}') depth -= 1;
      else if (depth > 0) directives.push(line.split(' ')[0] ?? '');
      if (line.endsWith('{')) depth += 1;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
    const known = ['handle', 'respond', 'redir', 'reverse_proxy', 'lb_policy', 'lb_try_duration'];
    const more = ['fail_duration', 'health_uri', 'health_interval', 'health_timeout'];
    expect(directives.filter((each) => ![...known, ...more].includes(each))).toEqual([]);
  });

  test('leads to both shops, at their port, and asks for their health where it is told', () => {
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(content) ?? [];
    expect(upstreams.split(' ')).toEqual(['shop-a:3000', 'shop-b:3000']);
    expect(content).toContain('health_uri /healthz');
    expect(image.find(({ name }) => name === 'EXPOSE')?.rest).toBe('3000');
  });
});

function imageEnv(): [string, string][] {
  return image
    .filter(({ name }) => name === 'ENV')
    .flatMap(({ rest }) => rest.split(/\s+/))
    .map((each) => {
      const [name = '', value = ''] = each.split('=');
      return [name, value];
    });
}
