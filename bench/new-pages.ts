import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser } from 'playwright-core';
import { openBenchShop } from './bench-shop.ts';
import { cpuMs } from './cpu.ts';
import { startPostgres } from './temporary-postgres.ts';

export type PageTree =
  | string
  | { tag: string; attributes: Record<string, string>; children: PageTree[] };

const pages = 200;
const rounds = 3;
const clients = 2;
const words = ['toyota', 'honda', 'eléctrico', 'kia', 'gasolina', 'sedan'];

/** Each comes once: the lowest price is another one. */
const lists = {
  filters: (at: number) => `/products/automobiles?year=${2015 + (at % 9)}&minPrice=${at + 1}`,
  search: (at: number) =>
    `/products/automobiles?search=${encodeURIComponent(words[at % words.length] ?? '')}&minPrice=${at + 1}`,
};

interface Server {
  origin: string;
  processes(): (number | undefined)[];
}

/**
 * What costs a page of a list that nobody asked for before? CPU of server and database together, for
 * each page, beside a bare server that asks one statement and draws the same elements with React.
 */
export async function measureNewPages(
  browser: Browser,
): Promise<Record<string, Record<string, number>>> {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mariel-pages-'));
  const shop = await openBenchShop({ DATABASE_URL: postgres.url });
  const embedded = await openBenchShop();
  const file = join(folder, 'page.json');
  writeFileSync(file, JSON.stringify(await readTree(browser, shop.origin + lists.filters(0))));
  const bare = await startBare(postgres.url, file);
  const servers: Record<string, Server> = {
    'shop, PostgreSQL': {
      origin: shop.origin,
      processes: () => [shop.process.pid, ...postgres.processes()],
    },
    'shop, embedded': { origin: embedded.origin, processes: () => [embedded.process.pid] },
    'bare React, PostgreSQL': {
      origin: bare.origin,
      processes: () => [bare.process.pid, ...postgres.processes()],
    },
  };
  const runs = mapValues(servers, () => mapValues(lists, (): number[] => []));
  let at = 0;
  // Beside each other in turns, since others may use the machine. The first three rounds warm up.
  for (let round = -2; round <= rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      for (const [list, address] of Object.entries(lists)) {
        const ms = await measure(server, () => address(at++));
        if (round > 0) runs[name]?.[list]?.push(ms);
      }
    }
  }
  bare.process.kill();
  await Promise.all([shop.close(), embedded.close()]);
  await postgres.stop();
  rmSync(folder, { recursive: true });
  return mapValues(runs, (lists) => mapValues(lists, middle));
}

async function measure(server: Server, address: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const before = sum(server.processes().map(cpuMs));
  let left = pages;
  const client = async () => {
    while (left-- > 0) await request(agent, server.origin + address());
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return (sum(server.processes().map(cpuMs)) - before) / pages;
}

function request(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', resolve);
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode}: ${address}`));
    }).on('error', reject);
  });
}

async function startBare(url: string, file: string) {
  const script = join(import.meta.dirname, 'bare-react.ts');
  const child = spawn(process.execPath, [script, url, file], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, origin: `http://127.0.0.1:${line}` };
  }
  throw new Error('the bare server did not start');
}

async function readTree(browser: Browser, address: string): Promise<PageTree> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  const tree = await page.evaluate(() => {
    // What a style attribute says, React takes as an object alone.
    const attributesOf = ({ attributes }: Element) =>
      Object.fromEntries(
        [...attributes].flatMap(({ name, value }) => (name === 'style' ? [] : [[name, value]])),
      );
    const read = (node: Node): PageTree[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element) || /^(script|style|template)$/i.test(node.tagName)) return [];
      const tag = node instanceof HTMLElement ? node.localName : node.tagName;
      return [
        { tag, attributes: attributesOf(node), children: [...node.childNodes].flatMap(read) },
      ];
    };
    return read(document.body)[0];
  });
  await context.close();
  if (tree === undefined) throw new Error(`${address} is empty`);
  return tree;
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}

function mapValues<From, To>(
  of: Record<string, From>,
  to: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, to(value)]));
}
