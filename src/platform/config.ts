import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Claims, type Company, fromJson, Licence, Office, toAddress } from './company-config.ts';
import { mailAddresses } from './mail/mail-addresses.ts';
import { OperatorError } from './operator-error.ts';
import { normalisePhone } from './text/phone.ts';
import { unsafeSettings } from './unsafe-settings.ts';

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  DATABASE_PASSWORD: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  SMTP_NAME: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be the name of a host')
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
  STAFF_EMAIL: z.string().transform(toAddress).optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list, context) => wordsOf(list).map((word) => toAddress(word, context))),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RETENTION_YEARS: z.coerce.number().int().min(7).max(100).default(10),
  DEMO_CATALOGUE: z.enum(['yes', 'no']).optional(),
  DEMO_ORDERS: z.enum(['yes', 'few', 'no']).optional(),
  PICTURE_HOSTS: z.string().optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  ALLOW_EMBEDDED_PROVIDER: z.enum(['yes', 'no']).default('no'),
  ALLOW_LOCAL_INBOX: z.enum(['yes', 'no']).default('no'),
  ALLOW_HTTP: z.enum(['yes', 'no']).default('no'),
  BRAND_NAME: z.string().min(1).max(40).default('Mariel Auto'),
  BRAND_EMAIL: z.string().transform(toAddress).optional(),
  BRAND_WHATSAPP: z
    .string()
    .transform((written, context) => {
      const phone = normalisePhone(written);
      if (phone) return phone;
      context.addIssue('must be an international number, like +13045550142');
      return z.NEVER;
    })
    .optional(),
  BRAND_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,5}$/, 'must be 2 to 5 capital letters')
    .default('MA'),
  BRAND_NVOCC: z.string().min(1).optional(),
  BRAND_LICENCE: z.string().transform(fromJson).pipe(Licence).optional(),
  BRAND_CLAIMS: z.string().transform(fromJson).pipe(Claims).default({}),
  BRAND_OFFICES: z.string().transform(fromJson).pipe(z.array(Office)).default([]),
});

/**
 * Each of these may be in a file that `NAME_FILE` names, as vaults and Docker's secrets write it.
 */
const secrets = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
] as const;

export type Config = Readonly<
  ReturnType<typeof readConfig> & {
    /** Of the database, from the moment at which it is open (`loadCheckKey`). */
    checkKey?: string;
  }
>;

/** A missing or wrong setting. Its message names the variable and says what to do. */
export class ConfigError extends OperatorError {}

/**
 * Reads the settings from `env` (usually `process.env`); empty values count as absent. Throws
 * ConfigError with one line for each fault. `serving: false` is for operator commands: they need no
 * identity provider, mail server or https.
 */
export function readConfig(
  env: Record<string, string | undefined>,
  { serving = true }: { serving?: boolean } = {},
) {
  const e = parseEnvironment(env);
  const production = e.NODE_ENV === 'production';
  const publicUrl = new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).origin;
  const oidc = providerOf(e);
  const s3 = bucketOf(e);
  const adminEmails = e.ADMIN_EMAILS;
  const mails = mailAddresses({
    production,
    smtpUrl: e.SMTP_URL,
    brandName: e.BRAND_NAME,
    companyEmail: e.BRAND_EMAIL,
    from: e.MAIL_FROM,
    staff: e.STAFF_EMAIL,
    administrators: adminEmails,
    hostname: new URL(publicUrl).hostname,
  });
  const problems = incompleteGroups(e, { oidc, s3 });
  if (serving) problems.push(...unsafeSettings(e, publicUrl), ...mails.problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const demoOrders = e.DEMO_ORDERS ?? (e.NODE_ENV === 'development' ? 'yes' : 'no');
  const demoCatalogue = e.DEMO_CATALOGUE ? e.DEMO_CATALOGUE === 'yes' : !production;
  return {
    production,
    port: e.PORT,
    // Undefined means only this machine.
    host: e.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    dataDir: e.DATA_DIR,
    databaseUrl: databaseUrlOf(e),
    smtpUrl: e.SMTP_URL,
    // How we greet a mail server: a name that leads back to this shop.
    smtpName: e.SMTP_NAME ?? new URL(publicUrl).hostname,
    mailFrom: mails.mailFrom,
    staffEmail: mails.staffEmail,
    oidc,
    // A bucket for files; without it they go into a folder of `dataDir`.
    s3,
    // Whoever sends it may read /metrics; without it nobody may.
    metricsToken: e.METRICS_TOKEN,
    adminEmails,
    // Hosts from which staff may fetch pictures; undefined means any public host.
    pictureHosts: e.PICTURE_HOSTS === undefined ? undefined : wordsOf(e.PICTURE_HOSTS),
    demoCatalogue,
    // Its people sign in here, and their mails lie in the local inbox.
    demoOrders:
      demoCatalogue && !production && !e.DATABASE_URL && !oidc && !e.SMTP_URL ? demoOrders : 'no',
    // How long a load balancer needs to see that /healthz fails, before the port closes. Only on a
    // PostgreSQL there may be a second process, which answers meanwhile.
    drainMs: (e.DRAIN_SECONDS ?? (production && e.DATABASE_URL ? 5 : 0)) * 1000,
    trustedProxies: e.TRUSTED_PROXIES,
    offices: e.BRAND_OFFICES,
    brand: companyOf(e),
  };
}

function parseEnvironment(env: Record<string, string | undefined>): Settings {
  const all = { ...env, ...readSecrets(env) };
  const settings = Object.fromEntries(Object.entries(all).filter(([, value]) => value));
  const present = {
    ...(settings.NODE_ENV === 'production' ? {} : readTrialCompany()),
    ...settings,
  };
  const parsed = Environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  return parsed.data;
}

/** Finds settings that are only useful together, and of which one is missing. */
function incompleteGroups(e: Settings, { oidc, s3 }: { oidc: unknown; s3: unknown }): string[] {
  const problems: string[] = [];
  if (!oidc && (e.OIDC_ISSUER || e.OIDC_CLIENT_ID || e.OIDC_CLIENT_SECRET)) {
    problems.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: one is missing');
  }
  if (!s3 && (e.S3_ENDPOINT || e.S3_BUCKET || e.S3_ACCESS_KEY_ID || e.S3_SECRET_ACCESS_KEY)) {
    problems.push(
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: one is missing',
    );
  }
  return problems;
}

function readTrialCompany(): Record<string, string> {
  const settings: Record<string, unknown> = JSON.parse(readFileSync('demo/company.json', 'utf8'));
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

type Settings = z.output<typeof Environment>;

function providerOf(e: Settings) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = e;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined;
}

/** The password may be apart from the address, so that it stands in one secret alone. */
function databaseUrlOf({ DATABASE_URL: address, DATABASE_PASSWORD: password }: Settings) {
  if (!password) return address;
  if (!address || !URL.canParse(address)) {
    throw new ConfigError('DATABASE_PASSWORD: needs a DATABASE_URL with a host');
  }
  const url = new URL(address);
  if (url.password) throw new ConfigError('DATABASE_PASSWORD: DATABASE_URL has a password, too');
  url.password = encodeURIComponent(password);
  return url.href;
}

function companyOf(e: Settings): Company {
  return {
    name: e.BRAND_NAME,
    email: e.BRAND_EMAIL,
    whatsapp: e.BRAND_WHATSAPP,
    prefix: e.BRAND_PREFIX,
    nvocc: e.BRAND_NVOCC,
    licence: e.BRAND_LICENCE,
    claims: e.BRAND_CLAIMS,
    offices: e.BRAND_OFFICES.length,
    retentionYears: e.RETENTION_YEARS,
  };
}

function bucketOf(e: Settings) {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = e;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/$/, ''),
    name: S3_BUCKET,
    region: e.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function wordsOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
}

/** Throws ConfigError. */
function readSecrets(env: Record<string, string | undefined>): Record<string, string> {
  const secretsInFiles: Record<string, string> = {};
  for (const name of secrets) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new ConfigError(`${name}: it stands in ${name}_FILE, too`);
    try {
      secretsInFiles[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new ConfigError(`${name}_FILE: that file cannot be read`);
    }
  }
  return secretsInFiles;
}
