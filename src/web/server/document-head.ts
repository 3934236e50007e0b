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
    // One tag for search engines and chats: the text twice would cost a page bytes.
    head.description &&
      `<meta name="description" property="og:description" content="${escaped(head.description)}">`,
    noindex,
    `<meta property="og:title" content="${escaped(head.title)}">`,
    `<meta property="og:type" content="${head.kind ?? 'website'}">`,
    head.image && `<meta property="og:image" content="${origin}${escaped(head.image)}">`,
    `<meta property="og:url" content="${place}">`,
    head.canonical && `<link rel="canonical" href="${place}">`,
    head.facts && `<script type="application/ld+json">${jsonInHtml(head.facts)}</script>`,
  ];
  return tags.filter(Boolean).join('');
}
