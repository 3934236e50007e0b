import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import '../database/machinery-tables.ts';
import { type InboxMessage, inboxPage, inboxStyle } from './inbox-page.ts';
import { mailTopic, type QueuedMail } from './mail.ts';

const maxMails = 200;

/**
 * The local inbox of a shop without a mail server: only mount it without SMTP_URL. It shows
 * everybody's mail, so in production the configuration refuses it without ALLOW_LOCAL_INBOX.
 */
export function inboxRoutes({ db }: { db: Database }): Hono {
  const app = new Hono();
  app.get('/buzon', async (context) => {
    const messages = await readMessages(db);
    return context.html(inboxPage(messages, undefined), 200, headers(pagePolicy));
  });
  app.get('/buzon/messages.json', async (context) => {
    const messages = await readMessages(db, context.req.query('search'));
    const wire = messages.map(({ language: _, ...message }) => message);
    return context.json(wire, 200, headers(nothingPolicy));
  });
  app.get('/buzon/:id', async (context) => {
    const messages = await readMessages(db);
    const open = messages.find((message) => message.id === context.req.param('id'));
    return context.html(
      inboxPage(messages, open ?? 'missing'),
      open ? 200 : 404,
      headers(pagePolicy),
    );
  });
  app.get('/buzon/:id/html', async (context) => {
    const messages = await readMessages(db);
    const open = messages.find((message) => message.id === context.req.param('id'));
    if (!open) return context.text('404', 404, headers(nothingPolicy));
    // Links open outside of the frame, which must not navigate.
    const html = open.html.replace('<head>', '<head><base target="_blank">');
    return context.html(html, 200, { ...headers(mailPolicy), 'X-Frame-Options': 'SAMEORIGIN' });
  });
  return app;
}

/** `search` narrows to mails whose recipient or subject contains it. */
async function readMessages(db: Database, search?: string): Promise<InboxMessage[]> {
  const addressed = sql<string>`concat(payload->>'to', ' ', payload->>'subject')`;
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload', 'done_at'])
    .where('topic', '=', mailTopic)
    .where('done_at', 'is not', null)
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(${addressed}, ${search}) > 0`),
    )
    .orderBy('done_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(maxMails)
    .execute();
  return rows.map(({ id, payload, done_at }) => {
    const { to, subject, text, html, language } = payload as QueuedMail;
    return { id, to, subject, text, html, language, date: done_at?.toISOString() ?? '' };
  });
}

const styleHash = createHash('sha256').update(inboxStyle).digest('base64');
const nothingPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const pagePolicy = `${nothingPolicy}; style-src 'sha256-${styleHash}'; frame-src 'self'; require-trusted-types-for 'script'`;
// Lets a mail use inline styles and nothing else: no script, no request, an origin of its own.
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

function headers(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  };
}
