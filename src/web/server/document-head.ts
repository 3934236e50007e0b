import type { App } from '../app-context.ts';
import type { Head } from '../page.ts';
import { escaped, jsonInHtml } from './escaped.ts';

export function documentHead(app: App, head: Head): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(head.title)}</title>${meta(app, head)}`;
}

/** Facts for search engines and chats, which never ask for low data. */
function meta({ address, lowData }: App, head: Head): string {
  const { origin } = address;
  const place = escaped(origin + (head.canonical ?? address.pathname));
  const noindex = head.hidden && '<meta name="robots" content="noindex">';
  if (lowData) return noindex || '';
  const tags = [
    head.canonical && `<link rel="canonical" href="${place}">`,
    noindex,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    // One tag for chats and search engines: the text twice is what a page can do without.
    head.description &&
      `<meta property="og:description" name="description" content="${escaped(head.description)}">`,
    `<meta property="og:type" content="${head.kind ?? 'website'}">`,
    `<meta property="og:url" content="${place}">`,
    head.image && `<meta property="og:image" content="${origin}${escaped(head.image)}">`,
    head.facts && `<script type="application/ld+json">${jsonInHtml(head.facts)}</script>`,
  ];
  return tags.filter(Boolean).join('');
}
