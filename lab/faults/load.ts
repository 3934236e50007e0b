import { randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '#api.ts';
import type { Customer } from './customer.ts';
import { type CatalogueProduct, newQuote } from './products.ts';

interface Load {
  origin: string;
  customers: readonly Customer[];
  products: readonly CatalogueProduct[];
  requests: number;
  /** Of so many requests one writes, and of so many that write one is a quotation. */
  writes?: { every: number; quoteIn: number };
  onSent?: () => void;
}

interface Outcome {
  answered: number;
  /** Requests that got a 5xx, or no answer: each in a few words. */
  failed: string[];
  /** Writes that failed so, and were made by the browser's second try: a quotation with the same key. */
  repeated: string[];
  quotes: string[];
  looked: number;
  wrote: number;
}

/** How many people are in the shop at once. */
const people = 8;

/** Each customer has few quotations, as people have: a page of hundreds would be all that is measured. */
export const customersFor = (requests: number): number => Math.max(10, Math.ceil(requests / 500));

export async function sendLoad(load: Load): Promise<Outcome> {
  const { origin, customers, products, requests, onSent } = load;
  const { every, quoteIn } = load.writes ?? { every: 20, quoteIn: 1 };
  const outcome: Outcome = {
    ...{ answered: 0, failed: [], repeated: [], quotes: [] },
    ...{ looked: 0, wrote: 0 },
  };
  const [product] = products;
  if (!product) throw new Error('no products');
  const look = keptLines(people);
  const looks = [
    '/',
    `/products/${product.category}`,
    `/products/${product.category}/${product.slug}`,
    `/api/products?category=${product.category}`,
    '/my-quotes',
  ];
  const order = (customer: Customer) => {
    const input = { body: newQuote([{ product, quantity: 1 }]), key: randomUUID() };
    return async () => {
      const made = await customer.call(origin, api.createQuote, input);
      outcome.quotes.push(made.referenceNumber);
    };
  };
  const save = (customer: Customer, at: number) => async () => {
    const phone = `+535${String(at).padStart(7, '0')}`;
    const saved = await customer.call(origin, api.updateContact, { body: { phone } });
    if (saved.phone !== phone) throw new Error(`${saved.phone} was saved for ${phone}`);
  };
  const one = async (at: number) => {
    // All quotations spread over all of them: nobody meets a limit of a day.
    const customer = customers[Math.floor(at / (every * quoteIn)) % customers.length];
    if (!customer) throw new Error('no customers');
    if (at % every === 0) {
      const send = at % (every * quoteIn) === 0 ? order(customer) : save(customer, at);
      await send().catch(async (error: unknown) => {
        outcome.repeated.push(String(error));
        // As a person does who reads that it did not arrive.
        await wait(2000);
        await send();
      });
      outcome.wrote += 1;
    } else {
      const path = looks[at % looks.length] ?? '/';
      const status = await look(origin + path, path === '/my-quotes' ? customer.cookie : '');
      if (status !== 200) throw new Error(String(status));
      outcome.looked += 1;
    }
    outcome.answered += 1;
  };
  let left = requests;
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (left > 0) {
        left -= 1;
        const at = left;
        onSent?.();
        await one(at).catch((error: unknown) => {
          outcome.failed.push(`${at % every === 0 ? 'write' : looks[at % looks.length]}: ${error}`);
        });
      }
    }),
  );
  look.close();
  return outcome;
}

/** Asks for pages over lines that stay open, and returns the status; nothing is unpacked, which would cost more than the asking. */
function keptLines(most: number) {
  const settings = { keepAlive: true, maxSockets: most };
  const agents = { 'http:': new http.Agent(settings), 'https:': new https.Agent(settings) };
  const look = (address: string, cookie: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { protocol } = new URL(address);
      const headers = { 'accept-encoding': 'br, gzip', ...(cookie && { cookie }) };
      const answered = (answer: http.IncomingMessage) => {
        answer.once('error', reject);
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      };
      const asked =
        protocol === 'https:'
          ? https.get(address, { agent: agents['https:'], headers }, answered)
          : http.get(address, { agent: agents['http:'], headers }, answered);
      asked.once('error', reject);
    });
  const close = () => {
    for (const agent of Object.values(agents)) agent.destroy();
  };
  return Object.assign(look, { close });
}
