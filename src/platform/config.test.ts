import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import demo from '../../demo/company.json' with { type: 'json' };
import { ConfigError, readConfig } from './config.ts';

const { BRAND_CLAIMS: demoClaims, BRAND_NVOCC: demoNvocc, BRAND_OFFICES: demoOffices } = demo;

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://marielauto.example',
  SMTP_URL: 'smtp://correo.example',
  STAFF_EMAIL: 'equipo@marielauto.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'tienda',
  OIDC_CLIENT_SECRET: 'secreto',
};

/** Returns the message about wrong settings. */
function complaint(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('nothing set is a shop to try on this machine', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 3000,
    host: undefined,
    publicUrl: 'http://localhost:3000',
    secure: false,
    dataDir: './data',
    databaseUrl: undefined,
    smtpUrl: undefined,
    smtpName: 'localhost',
    mailFrom: 'Mariel Auto <contacto@marielauto.example>',
    staffEmail: 'contacto@marielauto.example',
    oidc: undefined,
    s3: undefined,
    metricsToken: undefined,
    adminEmails: [],
    pictureHosts: undefined,
    demoCatalogue: true,
    demoOrders: 'yes',
    drainMs: 0,
    trustedProxies: 0,
    offices: demoOffices,
    brand: {
      name: 'Mariel Auto',
      email: 'contacto@marielauto.example',
      whatsapp: '+13045550142',
      prefix: 'MA',
      nvocc: demoNvocc,
      claims: demoClaims,
      offices: 5,
      retentionYears: 10,
    },
  });
});

test('the password of the database may stand apart from its address', () => {
  const DATABASE_URL = 'postgres://shop@database:5432/shop';
  const { databaseUrl } = readConfig({ ...production, DATABASE_URL, DATABASE_PASSWORD: 'a/b@c%' });
  expect(decodeURIComponent(new URL(databaseUrl ?? '').password)).toBe('a/b@c%');
  for (const address of ['', 'postgres://shop:other@database/shop']) {
    expect(
      complaint({ ...production, DATABASE_URL: address, DATABASE_PASSWORD: 'secreto' }),
    ).toMatch(/^DATABASE_PASSWORD: /);
  }
});

test('a shop that stops is passed over first, where there may be a second one', () => {
  const DATABASE_URL = 'postgres://shop@database/shop';
  expect(readConfig(production).drainMs).toBe(0);
  expect(readConfig({ ...production, DATABASE_URL }).drainMs).toBe(5000);
  expect(readConfig({ ...production, DATABASE_URL, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
});

test('a real shop claims nothing, and has no office or carrier, that its owner did not give', () => {
  const { brand, offices } = readConfig(production);
  expect(brand).toMatchObject({ nvocc: undefined, licence: undefined, claims: {}, offices: 0 });
  expect(offices).toEqual([]);
  const [office] = demoOffices;
  const given = readConfig({
    ...production,
    BRAND_NVOCC: 'Líneas Reales',
    BRAND_LICENCE: '{"number": "FMC 123456", "register": "https://registro.test/fmc"}',
    BRAND_CLAIMS: '{"rating": 4.6}',
    BRAND_OFFICES: JSON.stringify([office]),
  });
  expect(given.brand).toMatchObject({
    nvocc: 'Líneas Reales',
    licence: { number: 'FMC 123456', register: 'https://registro.test/fmc' },
    claims: { rating: 4.6 },
    offices: 1,
  });
  expect(given.offices).toEqual([office]);
  const noRegister = '{"number": "1", "register": "javascript:alert(1)"}';
  expect(complaint({ BRAND_LICENCE: noRegister })).toMatch(/^BRAND_LICENCE/);
  expect(complaint({ BRAND_CLAIMS: '4.6' })).toMatch(/^BRAND_CLAIMS/);
  expect(complaint({ BRAND_CLAIMS: 'rating: 4.6' })).toBe('BRAND_CLAIMS: must be JSON');
});

test('an empty value is as good as none', () => {
  const blank = Object.fromEntries(
    ['PORT', 'DATABASE_URL', 'SMTP_URL', 'OIDC_ISSUER', 'PUBLIC_URL'].map((name) => [name, '']),
  );
  expect(readConfig(blank)).toEqual(readConfig({}));
});

test('the public address follows the port, and loses what is after its host', () => {
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  const elsewhere = { ...production, PUBLIC_URL: 'https://marielauto.example/tienda/?x' };
  const config = readConfig(elsewhere);
  expect([config.publicUrl, config.secure]).toEqual(['https://marielauto.example', true]);
});

test('the list of administrators is read as people write it', () => {
  expect(readConfig({ ADMIN_EMAILS: ' Marta@X.test, ,raul@x.test,' }).adminEmails).toEqual([
    'marta@x.test',
    'raul@x.test',
  ]);
  const pasted = ' \u202aMarta@Camión.test\u202c,';
  expect(readConfig({ ADMIN_EMAILS: pasted }).adminEmails).toEqual(['marta@xn--camin-3ta.test']);
});

test.each([
  ['+13045550142', '+13045550142'],
  ['304 555 0142', '+13045550142'],
  ['\u200e+53\u20115\u00a0123 4567', '+5351234567'],
])('the company’s WhatsApp %j is read as %s', (written, whatsapp) => {
  expect(readConfig({ BRAND_WHATSAPP: written }).brand.whatsapp).toBe(whatsapp);
});

test('the list of hosts of pictures is read as people write it', () => {
  expect(readConfig({ PICTURE_HOSTS: 'Fotos.test, img.example' }).pictureHosts).toEqual([
    'fotos.test',
    'img.example',
  ]);
});

test('the brand is configuration; mail goes out under its name', () => {
  const config = readConfig({ BRAND_NAME: 'Puente', BRAND_EMAIL: 'hola@puente.example' });
  expect(config.mailFrom).toBe('Puente <hola@puente.example>');
  expect(config.staffEmail).toBe('hola@puente.example');
});

test.each([
  ['PORT', 'ochenta'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['NODE_ENV', 'prod'],
  ['PUBLIC_URL', 'marielauto.example'],
  ['PUBLIC_URL', 'ftp://marielauto.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://x'],
  ['SMTP_URL', 'correo.example'],
  ['OIDC_ISSUER', 'id'],
  ['DEMO_CATALOGUE', 'true'],
  ['TRUSTED_PROXIES', '6'],
  ['TRUSTED_PROXIES', '1.5'],
  ['S3_ENDPOINT', 'almacen'],
  ['S3_BUCKET', 'Tienda/Otra'],
  ['METRICS_TOKEN', 'corto'],
  ['STAFF_EMAIL', 'equipo'],
  ['ADMIN_EMAILS', 'marta@x.test, raul'],
  ['BRAND_WHATSAPP', '555 0142'],
  ['BRAND_PREFIX', 'ma'],
  ['BRAND_PREFIX', 'MA-TX'],
  ['BRAND_NAME', 'x'.repeat(41)],
])('%s=%s is refused by its name', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name}: `));
});

test('everything that is wrong is said at once', () => {
  expect(complaint({ PORT: 'x', SMTP_URL: 'x' }).split('\n')).toHaveLength(2);
});

describe('in production', () => {
  test('with everything it starts, without the demo catalogue unless asked for', () => {
    expect(readConfig(production)).toMatchObject({ production: true, demoCatalogue: false });
    expect(readConfig({ ...production, DEMO_CATALOGUE: 'yes' }).demoCatalogue).toBe(true);
  });

  test.each([
    ['OIDC_ISSUER', { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://id.example' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://marielauto.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: '' }],
  ])('it refuses to start without a proper %s', (name, missing) => {
    expect(complaint({ ...production, ...missing })).toMatch(
      new RegExp(`^${name}: (in production|with NODE_ENV=production)`),
    );
  });

  test('mails that name customers go to somebody whom the owner named, or it does not start', () => {
    const unnamed = { ...production, STAFF_EMAIL: '' };
    expect(complaint(unnamed)).toMatch(/^STAFF_EMAIL: in production .*BRAND_EMAIL.*ADMIN_EMAILS/);
    const staffOf = (env: Record<string, string>) => readConfig({ ...unnamed, ...env }).staffEmail;
    const administrators = { ADMIN_EMAILS: 'marta@x.test, raul@x.test' };
    expect(staffOf(administrators)).toBe('marta@x.test');
    expect(staffOf({ ...administrators, BRAND_EMAIL: 'hola@x.test' })).toBe('hola@x.test');
    expect(readConfig({ ...production, ...administrators }).staffEmail).toBe(
      production.STAFF_EMAIL,
    );
    // A local inbox sends nothing, a command of the operator neither.
    expect(complaint({ ...unnamed, SMTP_URL: '', ALLOW_LOCAL_INBOX: 'yes' })).toBe('');
    expect(readConfig(unnamed, { serving: false }).production).toBe(true);
  });

  test('each of these is a choice that one can make aloud', () => {
    const aloud = {
      ALLOW_EMBEDDED_PROVIDER: 'yes',
      ALLOW_LOCAL_INBOX: 'yes',
      ALLOW_HTTP: 'yes',
    };
    expect(complaint({ NODE_ENV: 'production', ...aloud })).toBe('');
    expect(complaint({ NODE_ENV: 'production' }).split('\n')).toHaveLength(3);
  });
});

describe('the embedded provider and the local inbox are for this machine alone', () => {
  test.each([
    ['a database', { DATABASE_URL: 'postgres://base' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['a mail server', { SMTP_URL: 'smtp://correo.example' }, ['OIDC_ISSUER']],
    ['a door to the network', { HOST: '0.0.0.0' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['a door to the network', { HOST: '::' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['a door to the network', { HOST: '192.168.1.20' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['an address', { PUBLIC_URL: 'https://marielauto.example' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['an address', { PUBLIC_URL: 'http://192.168.1.20:3000' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['a deceiving one', { PUBLIC_URL: 'http://localhost.example' }, ['OIDC_ISSUER', 'SMTP_URL']],
    ['a deceiving one', { PUBLIC_URL: 'http://127.0.0.1.example' }, ['OIDC_ISSUER', 'SMTP_URL']],
  ])('with %s of the outside (%o) they are refused', (_, env, missing) => {
    const lines = complaint({ ...env, NODE_ENV: '' }).split('\n');
    expect(lines.map((line) => line.split(':')[0])).toEqual(missing);
    for (const line of lines)
      expect(line).toMatch(new RegExp(`with ${Object.keys(env)[0]} an? .* is needed`));
  });

  test('each is allowed by its own setting, and by no other', () => {
    const env = { DATABASE_URL: 'postgres://base' };
    expect(complaint({ ...env, ALLOW_EMBEDDED_PROVIDER: 'yes' })).toMatch(/^SMTP_URL: [^\n]*$/);
    expect(complaint({ ...env, ALLOW_LOCAL_INBOX: 'yes' })).toMatch(/^OIDC_ISSUER: [^\n]*$/);
    const both = { ALLOW_EMBEDDED_PROVIDER: 'yes', ALLOW_LOCAL_INBOX: 'yes' };
    expect(complaint({ ...env, ...both })).toBe('');
  });

  test.each([
    'http://localhost:8080',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'http://a.localhost',
  ])('at %s nothing has to be said', (PUBLIC_URL) => {
    expect(complaint({ PUBLIC_URL })).toBe('');
  });

  test.each(['localhost', '127.0.0.1', '::1'])('behind HOST=%s neither', (HOST) => {
    expect(complaint({ HOST })).toBe('');
  });

  test('a command of the operator serves nobody and asks for neither', () => {
    const env = { DATABASE_URL: 'postgres://base', NODE_ENV: 'production' };
    expect(readConfig(env, { serving: false }).databaseUrl).toBe('postgres://base');
  });
});

test.each(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])(
  'half a provider (%s is missing) is no provider',
  (name) => {
    expect(complaint({ ...production, NODE_ENV: '', [name]: '' })).toMatch(/one is missing$/);
  },
);

const bucket = {
  S3_ENDPOINT: 'https://almacen.example/',
  S3_BUCKET: 'tienda',
  S3_ACCESS_KEY_ID: 'tienda',
  S3_SECRET_ACCESS_KEY: 'secreto',
};

test('files go into a bucket when one is named', () => {
  expect(readConfig(bucket).s3).toEqual({
    endpoint: 'https://almacen.example',
    name: 'tienda',
    region: 'us-east-1',
    accessKeyId: 'tienda',
    secretAccessKey: 'secreto',
  });
});

test.each(Object.keys(bucket))('half a bucket (%s is missing) is no bucket', (name) => {
  expect(complaint({ ...bucket, [name]: '' })).toMatch(/^S3_ENDPOINT.*one is missing$/);
});

test('a secret may stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-config-'));
  try {
    const path = join(folder, 'token');
    writeFileSync(path, 'un secreto de la tienda\n');
    expect(readConfig({ METRICS_TOKEN_FILE: path }).metricsToken).toBe('un secreto de la tienda');
    expect(complaint({ METRICS_TOKEN_FILE: join(folder, 'nada') })).toMatch(
      /^METRICS_TOKEN_FILE: /,
    );
    expect(complaint({ METRICS_TOKEN_FILE: path, METRICS_TOKEN: 'y aquí otro más' })).toBe(
      'METRICS_TOKEN: it stands in METRICS_TOKEN_FILE, too',
    );
    writeFileSync(path, 'corto');
    expect(complaint({ METRICS_TOKEN_FILE: path })).not.toContain('corto\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('no complaint repeats a secret', () => {
  const secret = 'postgrex://shop:hunter2@db';
  expect(complaint({ DATABASE_URL: secret, SMTP_URL: secret })).not.toContain('hunter2');
});

test('whoever runs the shop finds each setting in the manual, and no others', () => {
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8');
  const settings = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): z/gm)].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(25);
  const manual = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  const table = manual.slice(manual.indexOf('## Settings'), manual.indexOf('## Roles'));
  const documented = [...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name);
  expect([...new Set(documented)].toSorted()).toEqual(settings.toSorted());
});
