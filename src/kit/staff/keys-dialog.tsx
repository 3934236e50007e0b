import { DescriptionList } from '../data/description-list.tsx';
import { Dialog } from '../overlays/dialog.tsx';

type KeysDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  keys: readonly { key: string; does: string }[];
};

/** What `?` shows. */
export function KeysDialog({ keys, ...dialog }: KeysDialogProps) {
  return (
    <Dialog size="s" {...dialog}>
      <DescriptionList items={keys.map(({ key, does }) => ({ term: key, detail: does }))} />
    </Dialog>
  );
}
