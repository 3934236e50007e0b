import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  user: z.string().optional(),
  mem_limit: z.string().regex(/^\d+[mg]$/),
  secrets: z.array(z.string()).default([]),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
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
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
    configs: z.record(z.string(), z.strictObject({ content: z.string() })),
  })
  .catchall(z.never());

/** The values of a file `.env`. For a missing one compose takes the text behind `:-`. */
const env: Record<string, string> = {
  OIDC_ISSUER: 'https://id.test',
  OIDC_CLIENT_ID: 'tienda',
  ADMIN_EMAILS: 'marta@tienda.test',
};
const fill = (value: string) =>
  value
    .replace(/\$\{(\w+)(?::-([^}]*)|:\?)\}/g, (_, name, otherwise) => env[name] ?? otherwise ?? '')
    .replaceAll('$$', '$');

/** Reads it as compose does: first its form, then the values to fill in, word by word. */
function read(source: string) {
  const { 'x-shop': _, 'x-closed': __, ...document } = parse(source, { merge: true });
  const filled = JSON.stringify(document, (_, value) =>
    typeof value === 'string' ? fill(value) : value,
  );
  return Compose.parse(JSON.parse(filled));
}

const { services, volumes, secrets, configs } = read(text);
const each = Object.entries(services);
const image = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'mariel-secrets-'));
for (const name of Object.keys(secrets)) {
  const secret = name === 'smtp_url' ? 'smtp://mail:1025' : `secret-of-${name}`;
  writeFileSync(join(folder, name), `${secret}\n`);
}
afterAll(() => rmSync(folder, { recursive: true }));

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
      const named = Object.keys(given).map((word) => word.replace(/_FILE$/, ''));
      expect(named.filter((word) => !settings.includes(word))).toEqual([]);
      const words = Object.entries(given).map(([word, value]) => [
        word,
        // Where a secret is mounted, this test writes it.
        String(value).replace('/run/secrets', folder),
      ]);
      const config = readConfig(Object.fromEntries([...imageEnv(), ...words]));
      expect(config.databaseUrl).toMatch(/:secret-of-(app|owner)_password@database:/);
      expect(config.drainMs).toBe(5000);
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
      for (const secret of service.secrets) expect(secrets).toHaveProperty(secret);
      const read = [...JSON.stringify(service).matchAll(/\/run\/secrets\/(\w+)/g)];
      const others = read.map(([, secret]) => secret ?? '').filter((each) => each in secrets);
      // The script that makes the roles is the database's.
      const own = name === 'database' ? [...others, 'owner_password', 'app_password'] : others;
      expect([name, ...new Set(own)].toSorted()).toEqual([name, ...service.secrets].toSorted());
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

  test('says exactly which version of each part it is, and none floats', () => {
    const bases = image.filter(({ name }) => name === 'ARG').map(({ rest }) => rest.split('=')[1]);
    const others = each.map(([, service]) => service.image).filter((it) => it !== 'mariel-auto');
    expect(others.length).toBe(5);
    for (const tag of [...bases, ...others]) {
      expect(tag).toMatch(/^[\w./-]+:v?\d+\.\d+(\.\d+)?(-slim)?$/);
    }
    // PostgreSQL has no third number.
    expect(others.filter((tag) => !/:v?\d+\.\d+\.\d+$/.test(tag))).toEqual(['postgres:18.6']);
  });

  test.each(each)('%s may do little, and takes no more than its share', (_, service) => {
    const { read_only, cap_drop, cap_add = [], security_opt, logging } = service;
    expect({ read_only, cap_drop, security_opt }).toEqual({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(cap_add).toEqual(
      service.ports.some((port) => port.startsWith('80:')) ? ['NET_BIND_SERVICE'] : [],
    );
    expect(logging.options).toEqual({ 'max-size': '20m', 'max-file': '5' });
    // What ends after its work has no health; the image of the shop has its own.
    const ends = service.restart === 'no' || service.restart.startsWith('on-failure');
    const isShop = service.image === 'mariel-auto';
    expect(service.healthcheck?.disable ?? false).toBe(ends);
    expect(ends || isShop || Boolean(service.healthcheck?.test)).toBe(true);
  });

  test('no password stands in the environment of a part, where anybody who may look at it reads it', () => {
    const told = each.flatMap(([name, { environment }]) =>
      Object.keys(environment).map((word) => [name, word] as const),
    );
    const open = told.filter(([, word]) => /(SECRET|PASSWORD|TOKEN|KEY|SMTP_URL)$/.test(word));
    expect(open.map(([, word]) => word)).toEqual(['ROOT_ACCESS_KEY']);
    for (const file of Object.keys(secrets)) expect(manual).toContain(file);
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
    expect(configs.roles?.content).toContain('"$(cat /run/secrets/owner_password)"');
  });
});

describe('the proxy’s file', () => {
  const content = readFileSync(join(context, 'docs/proxy/Caddyfile'), 'utf8');

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
    const more = [
      'lb_try_interval',
      '{$BODIES:request_buffers',
      'health_uri',
      'health_interval',
      'health_timeout',
    ];
    expect(directives.filter((each) => ![...known, ...more].includes(each))).toEqual([]);
  });

  test('leads to both shops, at their port, and asks for their health where it is told', () => {
    expect(services.proxy?.environment.SHOPS).toBe('shop-a:3000 shop-b:3000');
    expect(content).toMatch(/reverse_proxy \{\$SHOPS:.*\} \{/);
    expect(content).toContain('health_uri /healthz');
    expect(image.find(({ name }) => name === 'EXPOSE')?.rest).toBe('3000');
  });
});

test('one command updates it: backup, schema, then one process after the other', () => {
  const programs = mkdtempSync(join(tmpdir(), 'mariel-docker-'));
  const asked = join(programs, 'asked');
  // Stands in for docker: it writes down what it is asked, and fails where it is told to.
  const docker = `#!/bin/sh\necho "$*" >> ${asked}\ncase "$*" in *"$FAILS"*) exit 1;; esac\n`;
  writeFileSync(join(programs, 'docker'), docker, { mode: 0o755 });
  const update = (fails: string) => {
    rmSync(asked, { force: true });
    const env = { PATH: `${programs}:${process.env.PATH}`, FAILS: fails };
    const { status } = spawnSync('sh', ['scripts/update.sh'], { cwd: context, env });
    return { status, steps: readFileSync(asked, 'utf8').trim().split('\n') };
  };
  const whole = update('nothing at all');
  expect([whole.status, whole.steps]).toEqual([
    0,
    [
      'compose build --pull shop-a',
      expect.stringMatching(
        /^compose run --rm migrate node scripts\/backup\.ts \/backups\/before-/,
      ),
      'compose run --rm migrate',
      'compose up --detach --no-deps --wait shop-a',
      'compose up --detach --no-deps --wait shop-b',
      'compose up --detach --wait',
    ],
  ]);
  const stopped = update('--wait shop-a');
  expect([stopped.status !== 0, stopped.steps.at(-1)]).toEqual([
    true,
    'compose up --detach --no-deps --wait shop-a',
  ]);
  rmSync(programs, { recursive: true });
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
