import { useApp } from '../../app.ts';
import { LastQuote } from '../../features/quotes/ui/last-quote.tsx';
import { QuoteDrawer } from '../../features/quotes/ui/quote-drawer.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { ToastRegion } from '../../kit/toast.tsx';
import { shellMessages } from '../messages.ts';
import type { OpenView } from '../open-view.ts';
import { Wait } from './wait.tsx';

export { LastQuote, Wait };

interface LivePartsProps {
  /** A screen shown as a dialog over the one that is open. */
  overlay: OpenView | undefined;
  onCloseOverlay: () => void;
}

/**
 * What only exists once React answers: drawer, notifications, screens as dialogs. In a file of its
 * own, so that no page carries its style before the first paint.
 */
export function LiveParts({ overlay, onCloseOverlay }: LivePartsProps) {
  const { language } = useApp();
  const t = shellMessages[language];
  return (
    <>
      {overlay && <Overlay view={overlay} onClose={onCloseOverlay} />}
      <QuoteDrawer />
      <ToastRegion label={t.notifications} closeLabel={t.dismiss} />
    </>
  );
}

function Overlay({ view, onClose }: { view: OpenView; onClose: () => void }) {
  const app = useApp();
  const { state, page } = view;
  if (state.kind !== 'page' || !page?.Overlay) return null;
  return (
    <Dialog
      open
      size="l"
      title={page.head(app, state.data).title}
      closeLabel={shellMessages[app.language].dismiss}
      onClose={onClose}
    >
      <page.Overlay data={state.data} />
    </Dialog>
  );
}
