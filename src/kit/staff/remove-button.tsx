import { useApp } from '#web/app-context.ts';
import { Button } from '../button.tsx';
import { toast } from '../toasts/toast-store.ts';
import { useAction } from '../use-action.ts';

interface RemoveButtonProps {
  texts: { remove: string; removed: string; undo: string; saved: string; notSaved: string };
  /** Says what is removed. */
  label: string;
  remove: () => Promise<unknown>;
  /** Makes the record again. */
  restore: () => Promise<unknown>;
}

/** Removes a record at once; its toast offers to make it again. */
export function RemoveButton({ texts, label, remove, restore }: RemoveButtonProps) {
  const { run } = useAction(texts.notSaved, { always: useApp().refresh });

  async function undo() {
    await restore();
    toast({ title: texts.saved, tone: 'success' });
  }

  async function removeWithUndo() {
    await remove();
    const action = { label: texts.undo, run: () => void run(undo) };
    toast({ title: texts.removed, tone: 'success', action });
  }

  return (
    <Button
      size="s"
      tone="quiet"
      data-live
      aria-label={label}
      onClick={() => void run(removeWithUndo)}
    >
      {texts.remove}
    </Button>
  );
}
