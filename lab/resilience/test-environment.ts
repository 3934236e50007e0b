import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type BucketServer, startBucketServer } from '#platform/testing/bucket-server.ts';
import { type FakeProvider, startFakeProvider } from '#platform/testing/fake-provider.ts';
import { leavePictures, openShopDatabase, type ShopDatabase } from '../faults/database.ts';
import { type MailProxy, startMailProxy } from '../faults/mail-proxy.ts';
import { type MailServer, startMailServer } from '../faults/mail-server.ts';
import { createShopProcess, type ShopProcess } from '../faults/shop-process.ts';
import { createTrap } from '../faults/trap.ts';
import { mountSmallDisk, type SmallDisk } from './disks.ts';
import { type Line, startLine } from './network-line.ts';

/** The built shop with everything that it needs, each part of which can be taken away. */
export interface TestEnvironment {
  database: ShopDatabase;
  databaseLine: Line;
  mail: MailServer;
  mailLine: MailProxy;
  provider: FakeProvider;
  bucket: BucketServer;
  bucketLine: Line;
  /** Two processes over one database: files in a folder, and in a bucket. */
  shops: Record<'folder' | 'bucket', ShopProcess>;
  disks: { database: SmallDisk; files: SmallDisk } | undefined;
  moveClock(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** `smallDisks` asks for disks of their own, if this machine allows some. */
export async function openTestEnvironment(smallDisks: boolean): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-premises-'));
  const disks = smallDisks ? mountDisks() : undefined;
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const database = await openShopDatabase(smallWal, disks?.database.folder);
  const [databaseLine, mail, provider, bucket] = await Promise.all([
    startLine(database.server.port),
    startMailServer(),
    startFakeProvider(),
    startBucketServer(),
  ]);
  const mailLine = await startMailProxy(
    mail.port,
    createTrap(async () => {}),
  );
  const bucketLine = await startLine(Number(new URL(bucket.bucket.endpoint).port));
  const common = {
    DATABASE_URL: database.urlAt(databaseLine.port),
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
    TRUSTED_PROXIES: '1',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'shop',
    OIDC_CLIENT_SECRET: 'a secret of the shop',
  };
  const moved = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;
  const shops = {
    folder: await createShopProcess((origin) => ({
      ...common,
      PUBLIC_URL: origin,
      DATA_DIR: disks?.files.folder ?? join(folder, 'data'),
      MOVED_CLOCK: clockFile,
      NODE_OPTIONS: `--import=${moved}`,
    })),
    bucket: await createShopProcess((origin) => ({
      ...common,
      PUBLIC_URL: origin,
      DATA_DIR: join(folder, 'unused'),
      S3_ENDPOINT: `http://127.0.0.1:${bucketLine.port}`,
      S3_BUCKET: bucket.bucket.name,
      S3_ACCESS_KEY_ID: bucket.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.bucket.secretAccessKey,
    })),
  };
  mkdirSync(join(folder, 'data'), { recursive: true });
  await Promise.all(Object.values(shops).map((shop) => shop.start()));
  await leavePictures(database);
  return {
    ...{ database, databaseLine, mail, mailLine, provider, bucket, bucketLine, shops, disks },
    async moveClock(milliseconds) {
      writeFileSync(clockFile, String(milliseconds));
      await until(
        () => Math.abs(clockOf(shops.folder) - Date.now() - milliseconds) < 60_000,
        async () => {
          await fetch(`${shops.folder.origin}/healthz`);
        },
      );
    },
    async close() {
      for (const shop of Object.values(shops)) await shop.stop();
      for (const each of [databaseLine, mailLine, bucketLine, bucket, provider, mail]) {
        await each.close();
      }
      await database.close();
      disks?.database.close();
      disks?.files.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sets aside as little as possible on the disk, so that it can be full. */
const smallWal = { min_wal_size: '32MB', max_wal_size: '48MB' };

function mountDisks(): TestEnvironment['disks'] {
  const database = mountSmallDisk(160);
  const files = database && mountSmallDisk(64);
  if (files) return { database, files };
  database?.close();
  return undefined;
}

/** Reads the shop's clock from the last line of its log. */
function clockOf(shop: ShopProcess): number {
  return Date.parse([...shop.output().matchAll(/"time":"([^"]+)"/g)].at(-1)?.[1] ?? '');
}

async function until(done: () => boolean, tries: () => Promise<void>): Promise<void> {
  for (let left = 300; !done(); left -= 1) {
    if (left === 0) throw new Error('the clock of the shop does not move');
    await tries();
    await wait(100);
  }
}
