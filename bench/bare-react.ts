// The least that draws a page of new-pages.ts: node:http, one named statement, and React. It prints
// its port when it listens.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { finish, send } from '#platform/http/compress.ts';
import type { PageTree } from './new-pages.ts';

const [url = '', file = ''] = process.argv.slice(2);
const tree: PageTree = JSON.parse(readFileSync(file, 'utf8'));
const pool = new pg.Pool({ connectionString: url, max: 10 });

const server = createServer(async (request, response) => {
  const { rows } = await pool.query<{ wire: string }>({
    name: 'list',
    text: `select wire from product where category = 'automobiles' and price_cents >= $1
      and deleted_at is null order by seq desc limit 12`,
    values: [Number(new URL(request.url ?? '', 'http://x').searchParams.get('minPrice'))],
  });
  for (const { wire } of rows) JSON.parse(wire);
  const html = `<!doctype html><html>${renderToString(elementOf(tree))}</html>`;
  const asked = new Request('http://x', { headers: { 'accept-encoding': 'br' } });
  const answer = send(finish(html, 'text/html; charset=utf-8'), asked, {});
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(200, Object.fromEntries(answer.headers)).end(body);
}).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

function elementOf(part: PageTree): ReactNode {
  if (typeof part === 'string') return part;
  return createElement(part.tag, part.attributes, ...part.children.map(elementOf));
}
