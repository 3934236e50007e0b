// The shop of the journeys, one for the whole run: the built one, in a process of its own, with an
// embedded database in a folder that is deleted afterwards.
import { constants, cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { startShop } from './shop-process.ts';
import { shopTemplate } from './shop-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shop: string;
  }
}

/** Vitest calls this once before all journeys, and the returned function once after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [shop] = await Promise.all([openShop(), findBrowser()]);
  project.provide('shop', shop.origin);
  return shop.close;
}

export interface OpenShop {
  origin: string;
  /** Stops it as an operator would; throws when it does not stop well or has logged an error. */
  close(): Promise<void>;
}

export async function openShop(settings?: Record<string, string>): Promise<OpenShop> {
  const folder = resolve(`node_modules/.cache/e2e-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(await shopTemplate(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const { origin, stop } = await startShop(folder, settings);
  return {
    origin,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
