import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '#api.ts';
import type { Customer } from './customer.ts';
import { type CatalogueProduct, newQuote } from './products.ts';

interface Load {
  origin: string;
  customers: readonly Customer[];
  products: readonly CatalogueProduct[];
  requests: number;
  onSent: () => void;
}

interface Outcome {
  answered: number;
  /** Requests that got a 5xx, or no answer: each in a few words. */
  failed: string[];
  /** Quotations that failed so, and were made by the browser's second try with the same key. */
  repeated: string[];
  quotes: string[];
}

/** How many people are in the shop at once. */
const people = 8;

export async function sendLoad(load: Load): Promise<Outcome> {
  const { origin, customers, products, requests, onSent } = load;
  const outcome: Outcome = { answered: 0, failed: [], repeated: [], quotes: [] };
  const [product] = products;
  if (!product) throw new Error('no products');
  const looks = [
    '/',
    `/products/${product.category}`,
    `/products/${product.category}/${product.slug}`,
    `/api/products?category=${product.category}`,
    '/my-quotes',
  ];
  let left = requests;
  const one = async (at: number) => {
    const customer = customers[Math.floor(at / 20) % customers.length];
    if (!customer) throw new Error('no customers');
    if (at % 20 === 0) {
      const input = { body: newQuote([{ product, quantity: 1 }]), key: randomUUID() };
      const send = () => customer.call(origin, api.createQuote, input);
      const made = await send().catch(async (error: unknown) => {
        outcome.repeated.push(String(error));
        // As a person does who reads that it did not arrive.
        await wait(2000);
        return send();
      });
      outcome.quotes.push(made.referenceNumber);
    } else {
      const look = looks[at % looks.length] ?? '/';
      const answer = await (look === '/my-quotes' ? customer.fetch : fetch)(origin + look);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(String(answer.status));
    }
    outcome.answered += 1;
  };
  await Promise.all(
    Array.from({ length: people }, async () => {
      while (left > 0) {
        left -= 1;
        const at = left;
        onSent();
        await one(at).catch((error: unknown) => {
          outcome.failed.push(`${at % 20 === 0 ? 'quote' : looks[at % looks.length]}: ${error}`);
        });
      }
    }),
  );
  return outcome;
}
