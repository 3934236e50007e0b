import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '#api.ts';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { admit, type Customer } from './customer.ts';
import type { History } from './history.ts';
import type { Task } from './points.ts';
import { findProducts, newQuote } from './products.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TestEnvironment } from './test-environment.ts';

export interface People {
  /** Does a task until its result is known: a browser sends the same again and again. */
  carryOut(task: Task): Promise<void>;
  /** Asks for other people's records and for those of staff, signed in and not. */
  peek(): Promise<void>;
}

interface MadeRecord {
  id: string;
  owner: Customer;
}

/** In milliseconds: longer than any recovery takes. */
const timeoutMs = 60_000;

export async function gatherPeople(
  environment: TestEnvironment,
  history: History,
  random: SeededRandom,
): Promise<People> {
  const { pool } = environment.database;
  const customers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => admit(pool, `cliente-${at}`)),
  );
  const stranger = await admit(pool, 'nadie');
  const raul = await admit(pool, 'raul', 'agente');
  const products = await findProducts(pool, 5);
  const quotes: MadeRecord[] = [];
  let networks = 0;

  async function insist<T>(intent: string, once: () => Promise<T>): Promise<T | undefined> {
    const until = Date.now() + timeoutMs;
    for (;;) {
      try {
        const done = await once();
        history.write({ kind: 'try', intent, outcome: 'done', says: JSON.stringify(done) });
        return done;
      } catch (error) {
        const refused = error instanceof ApiError && error.status < 500;
        history.write({
          kind: 'try',
          intent,
          outcome: refused ? 'refused' : 'unknown',
          says: String(error),
        });
        if (refused) return undefined;
        if (Date.now() > until) throw error;
        await wait(100);
      }
    }
  }

  async function askForQuote(): Promise<void> {
    const owner = random.pick(customers);
    const wanted = [1, 2].map(() => ({
      product: random.pick(products),
      quantity: 1 + random.below(3),
    }));
    const key = randomUUID();
    const body = newQuote(wanted);
    const cents = Math.round(Number(body.total) * 100);
    history.write({ kind: 'intent', intent: key, task: 'quote', person: owner.id, cents });
    const made = await insist(key, () =>
      owner.call(environment.origin, api.createQuote, { body, key }),
    );
    if (made) quotes.push({ id: made.id, owner });
  }

  async function sendVerification(): Promise<void> {
    const owner = random.pick(customers);
    const key = randomUUID();
    // Everybody has a range of their own, because limits are tested elsewhere.
    networks += 1;
    const headers = {
      'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.7`,
    };
    const body = { verificationCode: `MA-VER-${networks}`, email: `pago${networks}@correo.test` };
    history.write({ kind: 'intent', intent: key, task: 'verification', person: owner.id });
    await insist(key, () =>
      owner.with(headers).call(environment.origin, api.createVerification, { body, key }),
    );
  }

  async function changeStatus(): Promise<void> {
    if (quotes.length === 0) await askForQuote();
    const { id } = random.pick(quotes);
    const status = random.pick(['en_revision', 'approved', 'sent', 'pending'] as const);
    const intent = randomUUID();
    history.write({ kind: 'intent', intent, task: 'status', person: raul.id, about: id });
    await insist(intent, async () => {
      const { origin } = environment;
      const { status: expected } = await raul.call(origin, staffApi.findQuote, { params: { id } });
      const body = { status, expected, seen: null };
      return raul.call(origin, staffApi.changeQuoteStatus, { params: { id }, body });
    });
  }

  const actions = { quote: askForQuote, verification: sendVerification, status: changeStatus };
  return {
    carryOut: (task) => actions[task](),
    async peek() {
      const made = quotes.at(-1);
      if (!made) return;
      const paths = [`/api/quotes/${made.id}`, `/api/admin/quotes/${made.id}`, '/api/admin/quotes'];
      for (const path of paths) {
        for (const look of [stranger.fetch, fetch]) {
          const answer = await look(environment.origin + path).catch(() => undefined);
          if (!answer) continue;
          await answer.arrayBuffer().catch(() => undefined);
          const { status } = answer;
          history.write({ kind: 'peek', person: stranger.id, about: path, status });
        }
      }
    },
  };
}
