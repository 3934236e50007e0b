import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCustomerProxy } from './customer-proxy.ts';
import { leavePictures, openShopDatabase, type ShopDatabase } from './database.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { type MailProxy, startMailProxy } from './mail-proxy.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import type { Fault } from './points.ts';
import { createShopProcess, type ShopProcess } from './shop-process.ts';
import { createTrap, type Trap } from './trap.ts';

export interface TestEnvironment {
  database: ShopDatabase;
  mail: MailServer;
  mailLine: MailProxy;
  shop: ShopProcess;
  origin: string;
  folder: string;
  trap: Trap;
  setFault(fault: Fault): void;
  recover(): Promise<void>;
  /** Stops the shop, makes all waiting mails due and drains them. */
  drainMails(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestEnvironment(): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-faults-'));
  const database = await openShopDatabase();
  const mail = await startMailServer();
  let fault: Fault = 'connection cut';
  let databaseKilled = false;
  const trap = createTrap(async (cut) => {
    if (fault === 'connection cut') cut();
    if (fault === 'shop killed') await shop.kill();
    if (fault === 'database killed') {
      databaseKilled = true;
      await database.server.kill();
    }
  });
  const databaseLine = await startDatabaseProxy(database.server.port, trap);
  const mailLine = await startMailProxy(mail.port, trap);
  const shop = await createShopProcess({
    DATABASE_URL: database.urlAt(databaseLine.port),
    SMTP_URL: `smtp://127.0.0.1:${mailLine.port}`,
    PUBLIC_URL: 'http://127.0.0.1:1',
    ALLOW_EMBEDDED_PROVIDER: 'yes',
    TRUSTED_PROXIES: '1',
    DATA_DIR: folder,
  });
  const customers = await startCustomerProxy(shop.port, trap);
  await shop.start();
  await leavePictures(database);
  return {
    database,
    mail,
    mailLine,
    shop,
    folder,
    trap,
    origin: `http://127.0.0.1:${customers.port}`,
    setFault(next) {
      fault = next;
    },
    async recover() {
      if (databaseKilled) await database.server.restart();
      databaseKilled = false;
      if (!shop.running()) await shop.start();
    },
    async drainMails() {
      // Stopped, so that no mail is on its way while its lease is taken from it.
      await shop.stop();
      await database.pool.query(
        'update outbox set locked_until = null, run_after = now() where done_at is null',
      );
      await shop.start();
    },
    async close() {
      await shop.stop();
      await customers.close();
      await databaseLine.close();
      await mailLine.close();
      await mail.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
