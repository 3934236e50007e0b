import { setTimeout as wait } from 'node:timers/promises';
import type { Customer } from '../faults/customer.ts';
import { sendLoad } from '../faults/load.ts';
import type { CatalogueProduct } from '../faults/products.ts';
import type { Behind } from './installation.ts';

/** In milliseconds: how long both serve before the other one is restarted. */
const betweenMs = 5000;

/** As many POSTs as a tenth of the GETs, of which a fifth are quotations with mails and papers, the others saved numbers. */
export const writes = { every: 11, quoteIn: 5 };

/**
 * Restarts one process after the other while people look and order. On SIGTERM nothing may fail; on
 * `kill -9` no reading, and a quotation only so that the browser's second try makes it whole.
 */
export async function restartUnderLoad(
  { origin, shops }: Behind,
  how: 'stop' | 'kill',
  load: { customers: Customer[]; products: CatalogueProduct[]; requests: number },
): Promise<{ fine: boolean; says: string }> {
  let over = false;
  let restarts = 0;
  const restarting = (async () => {
    while (!over) {
      for (const shop of shops) {
        await wait(betweenMs);
        await shop[how]();
        await shop.start();
        restarts += 1;
      }
    }
  })();
  const { failed, repeated, looked, wrote } = await sendLoad({ ...load, origin, writes });
  over = true;
  await restarting;
  const posts = Math.ceil(load.requests / writes.every);
  const gets = load.requests - posts;
  const lost = posts - wrote;
  const isWhole = failed.length === 0 && (how === 'kill' || repeated.length === 0);
  const says = [
    `${restarts} restarts`,
    `${gets - looked} of ${gets} GETs failed`,
    `${how === 'stop' ? lost + repeated.length : lost} of ${posts} POSTs`,
    ...(how === 'kill' ? [`${repeated.length} made by the second try`] : []),
    ...new Set([...failed, ...repeated].slice(0, 3).map((why) => why.split('\n', 1)[0])),
  ];
  return { fine: isWhole, says: says.join(', ') };
}
