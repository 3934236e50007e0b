import { useApp } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { staticElementId } from '../page-state.ts';
import { ServerHtml } from './server-html.tsx';

/** The middle of the page: a screen, or the page of what went wrong. */
export function ViewOf({ view: { state, page, html } }: { view: OpenView }) {
  const app = useApp();
  if (html) return <ServerHtml id={staticElementId} html={html} />;
  if (!page || state.kind === 'static') return null;
  const shown = <page.View data={state.data} />;
  return page.isStatic?.(app) ? <div id={staticElementId}>{shown}</div> : shown;
}
