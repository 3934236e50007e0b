import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CookieJar, formOf } from '#platform/testing/cookie-jar.ts';
import { freePort } from '#platform/testing/free-port.ts';
import { sendOfferBy } from '../../e2e/send-offer.ts';
import { openShop } from '../../e2e/shop.ts';
import { startLineProxy } from '../faults/line-proxy.ts';

/** The built shop behind a line that can be slow, or cut, for any browser alike. */
export interface LinedShop {
  origin: string;
  line: { become(state: 'good' | 'slow' | 'cut'): void };
  /** Staff make an offer of a quotation; returns the path of the link that its customer gets. */
  linkOfOffer(reference: string, email: string): Promise<string>;
  close(): Promise<void>;
}

export async function openLinedShop(): Promise<LinedShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const shop = await openShop({ PUBLIC_URL: origin });
  let line: 'good' | 'slow' | 'cut' = 'good';
  const proxy = await startLineProxy(
    Number(new URL(shop.origin).port),
    (near, open) => {
      if (line === 'cut') return void near.destroy();
      const { far } = open();
      near.pipe(far);
      far.on('data', (chunk: Buffer) => {
        if (line === 'slow') void wait(600).then(() => near.write(chunk));
        else near.write(chunk);
      });
    },
    port,
  );
  return {
    origin,
    line: {
      become(state) {
        line = state;
        proxy.cutAll();
      },
    },
    async linkOfOffer(reference, email) {
      const staff = new CookieJar(origin);
      const form = formOf(await staff.visit('/api/login'));
      await staff.visit(form, { form: { email: 'agente@demo.test' } });
      await sendOfferBy(async (method, path, body) => {
        const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
        const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        const { status, text } = await staff.visit(path, sent);
        if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
        return JSON.parse(text);
      }, reference);
      for (;;) {
        const mails = await fetch(`${origin}/buzon/messages.json?search=${reference}`);
        const texts: { to: string; text: string }[] = await mails.json();
        const own = texts.filter(({ to }) => to === email).map(({ text }) => text);
        const [path] = /\/oferta\/[\w-]+/.exec(own.join('\n')) ?? [];
        if (path) return path;
        await wait(200);
      }
    },
    async close() {
      await proxy.close();
      await shop.close();
    },
  };
}
