import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BucketServer, startBucketServer } from '#platform/testing/bucket-server.ts';
import { startFakeProvider } from '#platform/testing/fake-provider.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { leavePictures, openShopDatabase, type ShopDatabase } from '../faults/database.ts';
import { type MailServer, startMailServer } from '../faults/mail-server.ts';
import { createShopProcess, type ShopProcess } from '../faults/shop-process.ts';
import { type Authority, makeAuthority } from './authority.ts';
import { type Places, type ProxyName, startProxy } from './proxies.ts';

/** What a shop in production needs, all on this machine and by a private authority. */
export interface Installation {
  folder: string;
  database: ShopDatabase;
  bucket: BucketServer;
  relay: MailServer;
  authority: Authority;
  /** The settings of a process behind `origin`. */
  settings(origin: string): Record<string, string>;
  close(): Promise<void>;
}

export const metricsToken = 'a token of the rehearsal';

const relayUser = { name: 'shop', password: 'a-password-of-the-relay' };

export async function install(folder: string): Promise<Installation> {
  const authority = makeAuthority(folder);
  const database = await openShopDatabase();
  const bucket = await startBucketServer();
  const provider = await startFakeProvider();
  // It takes a password only after STARTTLS, and no mail without one.
  const relay = await startMailServer({
    key: readFileSync(authority.key),
    cert: readFileSync(authority.certificate),
    onAuth: ({ username, password }, _, done) =>
      username === relayUser.name && password === relayUser.password
        ? done(null, { user: username })
        : done(new Error('535 wrong user or password')),
  });
  return {
    ...{ folder, database, bucket, relay, authority },
    settings: (origin) => ({
      NODE_ENV: 'production',
      NODE_EXTRA_CA_CERTS: authority.root,
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: '1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.urlAt(database.server.port),
      SMTP_URL: `smtp://${relayUser.name}:${relayUser.password}@localhost:${relay.port}`,
      MAIL_FROM: 'tienda@tienda.test',
      STAFF_EMAIL: 'equipo@tienda.test',
      ADMIN_EMAILS: 'marta@tienda.test,raul@tienda.test',
      METRICS_TOKEN: metricsToken,
      DEMO_CATALOGUE: 'yes',
      S3_ENDPOINT: bucket.bucket.endpoint,
      S3_BUCKET: bucket.bucket.name,
      S3_ACCESS_KEY_ID: bucket.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.bucket.secretAccessKey,
      // Only the provider of the tests speaks plain HTTP.
      ALLOW_HTTP: 'yes',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'a secret of the shop',
    }),
    async close() {
      for (const each of [bucket, provider, relay, database]) await each.close();
    },
  };
}

export interface Behind {
  origin: string;
  shops: readonly [ShopProcess, ShopProcess];
  close(): Promise<void>;
}

/** Starts two processes of the shop behind a proxy. */
export async function startBehind(name: ProxyName, parts: Installation): Promise<Behind> {
  const [http, https] = [await freePort(), await freePort()];
  const origin = `https://localhost:${https}`;
  const make = () => createShopProcess(parts.settings(origin));
  const shops = [await make(), await make()] as const;
  await Promise.all(shops.map((shop) => shop.start()));
  await leavePictures(parts.database);
  const places: Places = { http, https, shops: [shops[0].port, shops[1].port] };
  const stopProxy = await startProxy(name, places, parts.authority, join(parts.folder, name));
  return {
    origin,
    shops,
    async close() {
      await stopProxy();
      for (const shop of shops) await shop.stop();
    },
  };
}

export function makeFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-rehearsal-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
