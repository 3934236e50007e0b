import { Dialog } from '#kit/overlays/dialog.tsx';
import { useApp } from '#web/app-context.ts';
import type { OpenView } from '#web/open-view.ts';

/** Draws a screen as a dialog over another one. Loaded with the first such screen. */
export function Overlay({ view, onClose }: { view: OpenView; onClose: () => void }) {
  const app = useApp();
  const { state, page } = view;
  if (state.kind !== 'page' || !page?.Overlay) return null;
  return (
    <Dialog open size="l" title={page.head(app, state.data).title} onClose={onClose}>
      <page.Overlay data={state.data} />
    </Dialog>
  );
}
