import { useApp } from '../app-context.ts';
import type { OpenView } from '../open-view.ts';
import { staticElementId } from '../page-state.ts';
import { ServerHtml, StaticPartContext } from './server-html.tsx';

export function ViewOf({ view: { state, page, html } }: { view: OpenView }) {
  const app = useApp();
  if (state.kind === 'static') {
    return html ? <ServerHtml id={staticElementId} html={html} /> : null;
  }
  if (!page) return null;
  const content = (
    <StaticPartContext.Provider value={html}>
      <page.View data={state.data} />
    </StaticPartContext.Provider>
  );
  return page.isStatic?.(app) ? <div id={staticElementId}>{content}</div> : content;
}
