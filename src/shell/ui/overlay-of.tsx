import type { OpenView } from '../open-view.ts';

/** A screen shown as a dialog over another one; a screen without such a form is not shown. */
export function OverlayOf({ view, onClose }: { view: OpenView; onClose: () => void }) {
  const { state, page } = view;
  const Overlay = page?.Overlay;
  return state.kind === 'page' && Overlay ? <Overlay data={state.data} onClose={onClose} /> : null;
}
