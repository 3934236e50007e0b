import { formatDateTime } from '../time/dates.ts';
import type { QueuedMail } from './mail.ts';
import { escapeHtml } from './mail-html.ts';

export interface InboxMessage
  extends Pick<QueuedMail, 'to' | 'subject' | 'text' | 'html' | 'language'> {
  id: string;
  date: string;
}

export const inboxStyle = `
:root{--ink:#10243b;--quiet:#44556a;--sea:#0b5563;--sand:#f5f0e7;--line:#dcd6ca;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fdfcf9;color:var(--ink);font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
a{color:var(--sea)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--sea);outline-offset:2px}
header{padding:20px 0 14px;background:var(--sand);border-bottom:1px solid var(--line)}
header>div,main{max-width:1232px;margin:0 auto;padding:0 16px}
h1{margin:0;font-size:24px;line-height:1.25}
h1 a{color:inherit;text-decoration:none}
header p{margin:4px 0 0;max-width:68ch;font-size:15px;color:var(--quiet)}
main{padding-top:16px;padding-bottom:32px}
.bar{display:flex;justify-content:space-between;align-items:center;gap:12px}
article .back,.bar a{display:inline-flex;align-items:center;min-height:44px}
.list{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:10px;background:#fff;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.list a{display:block;padding:12px 16px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
.list a:hover,.list a[aria-current]{background:var(--sand)}
.list a[aria-current]{box-shadow:inset 4px 0 var(--sea)}
.list a:focus-visible{outline-offset:-3px}
.list b{display:block;line-height:1.35}
.list span{display:block;font-size:15px;color:var(--quiet)}
.empty{padding:40px 16px;border:1px dashed var(--line);border-radius:10px;text-align:center}
article h2{margin:4px 0 8px;font-size:20px;line-height:1.3;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0 0 16px;font-size:15px}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(1000px,80vh);min-height:480px;border:1px solid var(--line);border-radius:10px;background:#fff;resize:vertical}
details{margin-top:16px;border:1px solid var(--line);border-radius:10px;background:#fff}
summary{padding:11px 16px;min-height:44px;cursor:pointer;font-weight:600}
pre{margin:0;padding:0 16px 16px;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.5 ui-monospace,Menlo,Consolas,monospace}
@media (min-width:960px){
.two{display:grid;grid-template-columns:360px minmax(0,1fr);gap:24px;align-items:start}
.two nav{position:sticky;top:16px;max-height:calc(100vh - 32px);overflow:auto}
.one{max-width:760px;margin:0 auto}
.back{display:none!important}
}
@media (max-width:959px){.two nav{display:none}}
`;

export function inboxPage(
  messages: readonly InboxMessage[],
  open: InboxMessage | 'missing' | undefined,
): string {
  const title = typeof open === 'object' ? `${open.subject} · Buzón local` : 'Buzón local';
  const body =
    open === undefined
      ? `<div class="one">${list(messages, undefined)}</div>`
      : `<div class="two">${list(messages, open)}${open === 'missing' ? missing : article(open)}</div>`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${inboxStyle}</style>
</head>
<body>
<header><div>
<h1><a href="/buzon">Buzón local</a></h1>
<p>Aquí quedan los correos mientras no hay un servidor de correo (SMTP_URL). Existe solo para probar: nada de esto llegó a nadie.</p>
</div></header>
<main>
${body}
</main>
</body>
</html>
`;
}

function list(
  messages: readonly InboxMessage[],
  open: InboxMessage | 'missing' | undefined,
): string {
  if (messages.length === 0) {
    return `<nav aria-label="Correos"><p class="empty">Todavía no hay correos.<br>Pida una cotización y vuelva aquí.<br><a href="/">Ir a la tienda</a></p></nav>`;
  }
  const items = messages.map((message) => {
    const current =
      typeof open === 'object' && open.id === message.id ? ' aria-current="page"' : '';
    return `<li><a href="/buzon/${message.id}"${current}><b>${escapeHtml(message.subject)}</b><span>Para ${escapeHtml(message.to)}</span><span>${moment(message)}</span></a></li>`;
  });
  const count = messages.length === 1 ? '1 correo' : `${messages.length} correos`;
  return `<nav aria-label="Correos">
<div class="bar"><span>${count}</span><a href="">Actualizar</a></div>
<ul class="list">
${items.join('\n')}
</ul>
</nav>`;
}

function article(message: InboxMessage): string {
  return `<article>
<a class="back" href="/buzon">Todos los correos</a>
<h2 lang="${message.language}">${escapeHtml(message.subject)}</h2>
<dl><dt>Para</dt><dd>${escapeHtml(message.to)}</dd><dt>Fecha</dt><dd>${moment(message)}</dd></dl>
<iframe src="/buzon/${message.id}/html" title="El correo como lo ve su destinatario" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<details><summary>El mismo correo en texto</summary><pre lang="${message.language}">${escapeHtml(message.text)}</pre></details>
</article>`;
}

const missing = `<article><a class="back" href="/buzon">Todos los correos</a><h2>Ese correo no está</h2><p>El buzón guarda los últimos 200. <a href="/buzon">Ver los que hay</a></p></article>`;

function moment({ date }: InboxMessage): string {
  return `<time datetime="${date}">${formatDateTime(date, 'es')}</time>`;
}
