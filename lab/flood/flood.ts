import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { openBenchShop } from '../../bench/bench-shop.ts';
import { type Memory, memoryOf } from '../../bench/process-memory.ts';
import { askFrom, drip, sendReceipt } from './askers.ts';
import { makeQuote, signedIn } from './people.ts';

interface FloodOptions {
  seconds: number;
  /** Until a new shop has made the pictures of its demo. */
  settleMs: number;
  listMegabytes: number;
  print(line: string): void;
}

interface Honest {
  what: string;
  ms: number;
  problem?: string;
}

const networks = Array.from({ length: 12 }, (_, at) => `190.6.${at}`);

/**
 * Twelve networks flood a shop of ours: with pictures that cost much, with bodies that come by a
 * byte, and with the dry run of a long list of names. Meanwhile others read a page, send a receipt
 * and ask for a paper, once more each when it is over. Returns what these were answered wrongly.
 */
export async function flood(options: FloodOptions): Promise<string[]> {
  const { seconds, settleMs, listMegabytes, print } = options;
  const shop = await openBenchShop({ TRUSTED_PROXIES: '1' });
  const over = new AbortController();
  try {
    const ask = askFrom(shop.origin, over.signal);
    const [staff, customer] = [
      await signedIn(shop.origin, 'agente'),
      await signedIn(shop.origin, 'cliente'),
    ];
    const quote = await makeQuote(shop.origin, customer);
    const { costly, photo } = await pictures();
    const list = listOf(listMegabytes);
    await wait(settleMs);
    const memory = watchMemory(shop.process.pid ?? 0, over.signal);
    const honest: Honest[] = [];
    const honestly = async (what: string, act: (at: number) => Promise<string | undefined>) => {
      const until = Date.now() + seconds * 1000;
      for (let at = 0; at === 0 || Date.now() < until; at += 1) {
        const from = performance.now();
        const problem = await act(at);
        honest.push({
          what,
          ms: Math.round(performance.now() - from),
          ...(problem && { problem }),
        });
        await wait(1000);
      }
    };
    const unending = async (act: (at: number) => Promise<unknown>) => {
      for (let at = 0; !over.signal.aborted; at += 1) await act(at).catch(() => wait(200));
    };
    const attack = networks.flatMap((network, at) => [
      ...[1, 2].map((host) =>
        unending((round) => {
          // Another file each time, so that none is known already.
          const file = Buffer.concat([costly, randomBytes(8)]);
          return sendReceipt(ask, `${network}.${host + 2 * (round % 100)}`, file);
        }),
      ),
      ...[1, 2, 3].map(() => drip(shop.origin, `${network}.9`, 'form', over.signal)),
      ...Array.from({ length: at < 2 ? 60 : 0 }, () =>
        drip(shop.origin, `${network}.8`, 'call', over.signal),
      ),
    ]);
    const lists: number[] = [];
    const importing = unending(async () => lists.push(await importList(ask, staff, list)));
    await Promise.all([
      honestly('page', async () => {
        const { status, text } = await ask('190.20.0.1', '/products/automobiles');
        return status === 200 && text.includes('</html>') ? undefined : `page: ${status}`;
      }),
      honestly('receipt', async (at) => {
        const { status, text } = await sendReceipt(ask, `190.21.${at}.1`, photo);
        return status === 201 ? undefined : `receipt: ${status} ${text}`;
      }),
      honestly('paper', async (at) => {
        const language = at % 2 ? 'en' : 'es';
        const path = `/api/quotes/${quote}/cotizacion.pdf?language=${language}`;
        const { status, text } = await ask('190.22.0.1', path, { headers: { cookie: customer } });
        return status === 200 && text.startsWith('%PDF') ? undefined : `paper: ${status}`;
      }),
    ]);
    over.abort();
    await Promise.all([...attack, importing]);
    for (const [what, times] of Map.groupBy(honest, (one) => one.what)) print(summary(what, times));
    print(
      `list of ${listMegabytes} MB: ${lists.length} times, ${Math.max(0, ...lists)} ms at most`,
    );
    print(memory());
    return honest.flatMap(({ problem }) => problem ?? []);
  } finally {
    over.abort();
    await shop.close();
  }
}

function summary(what: string, all: readonly Honest[]): string {
  const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return `${what}: ${times.length} times, ${times[times.length >> 1]} ms, ${times.at(-1)} ms at most`;
}

async function importList(ask: ReturnType<typeof askFrom>, cookie: string, body: Buffer) {
  const from = performance.now();
  const path = '/api/admin/screening/lists?name=lista.csv&listedOn=2026-11-20&dryRun=1';
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  const { status } = await ask('190.23.0.1', path, { method: 'POST', headers, body });
  if (status !== 200) throw new Error(`list: ${status}`);
  return Math.round(performance.now() - from);
}

/** Noise, which is slow to unpack and to draw, and a photo as a phone makes it. */
async function pictures() {
  const raw = { width: 1400, height: 1400, channels: 3 } as const;
  const noise = sharp(randomBytes(1400 * 1400 * 3), { raw });
  const plain = sharp({ create: { ...raw, background: '#7a8' } });
  return {
    costly: await noise.jpeg({ quality: 50, progressive: true }).toBuffer(),
    photo: await plain.jpeg().toBuffer(),
  };
}

function listOf(megabytes: number): Buffer {
  const row = (at: number) => `SDN,Individual,"NOMBRE ${at}, ${'QUESADA '.repeat(50)}",,${at}\n`;
  const rows = Array.from({ length: megabytes * 2300 }, (_, at) => row(at)).join('');
  return Buffer.from(`source,type,name,alt_names,entity_number\n${rows}`);
}

/** Where the system tells. */
function watchMemory(pid: number, over: AbortSignal): () => string {
  if (process.platform !== 'linux') return () => 'memory: only Linux tells';
  let now: Memory = memoryOf(pid);
  let children = 0;
  void (async () => {
    while (!over.aborted) {
      now = memoryOf(pid);
      children = Math.max(children, now.children);
      await wait(200);
    }
  })();
  return () =>
    `memory: shop ${now.shop} MB, ${now.peak} at most; the task processes ${now.children} MB, ${children} at most`;
}
