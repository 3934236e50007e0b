import { html } from 'hono/html';
import { tourPath } from '#features/people/accounts/server/embedded-provider/demo-people.ts';
import { type Html, type PlainPage, plainPage } from '#platform/http/plain-page.ts';
import { type Language, languages } from '#platform/text/language.ts';
import { shellTexts } from '../../messages.ts';
import { tourTexts } from './messages.ts';
import type { Part } from './read-tour.ts';

interface Tour {
  parts: readonly Part[];
  isEmpty: boolean;
  /** True while the demo's past is being told. */
  isTelling: boolean;
}

export function tourPage(
  tour: Tour,
  { language, brand }: Pick<PlainPage, 'language' | 'brand'>,
): ReturnType<typeof plainPage> {
  const t = tourTexts[language];
  const body = html`<p class="lead">${t.invented}</p>
${languages.filter((each) => each !== language).map(languageForm)}
${stateOf(tour, language)}
<ol class="parts">${tour.parts.map((part) => partOf(part, language))}</ol>`;
  return plainPage({ language, brand, title: t.title, body, style });
}

function stateOf({ isTelling, isEmpty }: Tour, language: Language): Html | '' {
  const t = tourTexts[language];
  if (isTelling)
    return html`<div class="note state"><p role="status">${t.telling}</p>
<a class="button" href="${tourPath}">${t.lookAgain}</a></div>`;
  return isEmpty ? html`<p class="note">${t.empty}</p>` : '';
}

function languageForm(other: Language): Html {
  const label = shellTexts[other === 'en' ? 'es' : 'en'].language;
  return html`<form method="post" action="/idioma" class="language"><input type="hidden" name="returnTo" value="${tourPath}">
<button name="language" value="${other}" lang="${other}">${label}</button></form>`;
}

function partOf({ name, subject, stops }: Part, language: Language): Html {
  const t = tourTexts[language];
  return html`<li><h2>${t[name].who}</h2>
<p class="hint">${t[name].about}</p>
<form method="post" action="${tourPath}" class="people">
<input type="hidden" name="person" value="${subject ?? ''}">
${stops.map(
  (stop) => html`<button name="returnTo" value="${stop.path}">
<span>${t[stop.name].title}</span>
<small>${t[stop.name].hint}</small>
</button>`,
)}
</form></li>`;
}

const style = `body{max-width:72rem}
header svg{max-width:28rem}
.lead{max-width:44rem}
.language{justify-content:start}
.language button{min-height:44px;background:none;color:var(--teal);border-color:var(--line)}
.language button:hover{background:var(--teal-soft);color:var(--ink)}
.state{display:grid;gap:12px;justify-items:start}
.parts{display:grid;gap:24px;padding:0;list-style:none;counter-reset:part}
.parts li{display:grid;gap:8px;align-content:start;counter-increment:part}
.parts h2{margin:0}
.parts h2::before{content:counter(part) '. '}
.people span{color:var(--teal);text-decoration:underline;text-underline-offset:3px}
@media (min-width:640px){.parts{grid-template-columns:1fr 1fr}}
@media (min-width:1000px){.parts{grid-template-columns:1fr 1fr 1fr;gap:32px}}
`;
