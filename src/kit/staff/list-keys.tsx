import { useApp } from '#web/app-context.ts';
import { Button } from '../button.tsx';
import { DescriptionList } from '../data/description-list.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import css from './staff-page.module.css';
import { useListKeys } from './use-list-keys.ts';

interface ListKeysProps {
  label: string;
  title: string;
  keys: readonly { key: string; does: string }[];
  /** The screen's own keys, besides those of every list. */
  more?: Record<string, () => void>;
}

/** The keyboard shortcuts of a list, and the button that explains them; `?` does the same. */
export function ListKeys({ label, title, keys, more }: ListKeysProps) {
  const { live } = useApp();
  const { helpOpen, showHelp, closeHelp } = useListKeys(more);
  return (
    <>
      {live && (
        <Button size="s" tone="quiet" className={css.keys} aria-keyshortcuts="?" onClick={showHelp}>
          {label} (?)
        </Button>
      )}
      <Dialog size="s" open={helpOpen} onClose={closeHelp} title={title}>
        <DescriptionList items={keys.map(({ key, does }) => ({ term: key, detail: does }))} />
      </Dialog>
    </>
  );
}
