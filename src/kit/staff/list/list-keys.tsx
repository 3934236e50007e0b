import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { DescriptionList } from '../../data/description-list.tsx';
import { keyTexts } from '../../messages.ts';
import { Dialog } from '../../overlays/dialog.tsx';
import css from '../staff-page.module.css';
import { useListKeys } from './use-list-keys.ts';

/** A key of the screen's own (`data-key`), and what it does. */
export interface ListKey {
  key: string;
  does: string;
}

/** The keyboard shortcuts of a list, and the button that explains them; `?` does the same. */
export function ListKeys({ keys = [] }: { keys?: readonly ListKey[] | undefined }) {
  const { t, live } = useApp(keyTexts);
  const { helpOpen, showHelp, closeHelp } = useListKeys();
  return (
    <>
      {live && (
        <Button
          size="s"
          tone="quiet"
          className={css.keys}
          aria-label={`${t.keys} (?)`}
          aria-keyshortcuts="?"
          onClick={showHelp}
        >
          ?
        </Button>
      )}
      <Dialog size="s" open={helpOpen} onClose={closeHelp} title={t.keys}>
        <DescriptionList
          items={[...t.list, ...keys].map(({ key, does }) => ({ term: key, detail: does }))}
        />
      </Dialog>
    </>
  );
}
