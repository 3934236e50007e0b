import { useApp } from '../../app.ts';
import type { OpenView } from '../open-view.ts';
import { stillElementId } from '../state.ts';
import { DeniedView, FailedView, NotFoundView } from './trouble.tsx';

/** The middle of the page: a screen, or what is said instead of one. */
export function ViewOf({ view }: { view: OpenView }) {
  const app = useApp();
  const { state, page, kept } = view;
  if (state.kind === 'page' && page) {
    const shown = <page.View data={state.data} />;
    return page.still?.(app) ? <div id={stillElementId}>{shown}</div> : shown;
  }
  if (kept) {
    // What the server drew is in the page, and React takes it over as it is.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML
    return <div id={stillElementId} dangerouslySetInnerHTML={kept} suppressHydrationWarning />;
  }
  if (state.kind === 'denied') return <DeniedView />;
  if (state.kind === 'failed') return <FailedView {...state} />;
  return <NotFoundView />;
}
