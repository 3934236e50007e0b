import { useApp } from '#app.ts';
import type { OpenView } from '../open-view.ts';
import { stillElementId } from '../page-state.ts';
import { DeniedView, FailedView, NotFoundView } from './error-views.tsx';
import { Kept } from './server-html.tsx';

/** The middle of the page: a screen, or what is said instead of one. */
export function ViewOf({ view }: { view: OpenView }) {
  const app = useApp();
  const { state, page, kept } = view;
  if (state.kind === 'page' && page) {
    const shown = <page.View data={state.data} />;
    return page.still?.(app) ? <div id={stillElementId}>{shown}</div> : shown;
  }
  if (kept) return <Kept id={stillElementId} html={kept} />;
  if (state.kind === 'denied') return <DeniedView />;
  if (state.kind === 'failed') return <FailedView {...state} />;
  return <NotFoundView />;
}
