import type { OpenView } from '../open-view.ts';
import { DeniedView, FailedView, NotFoundView } from './trouble.tsx';

/** The middle of the page: a screen, or what is said instead of one. */
export function ViewOf({ view }: { view: OpenView }) {
  const { state, page } = view;
  if (state.kind === 'page' && page) return <page.View data={state.data} />;
  if (state.kind === 'denied') return <DeniedView />;
  if (state.kind === 'failed') return <FailedView {...state} />;
  return <NotFoundView />;
}
