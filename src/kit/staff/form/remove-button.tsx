import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { recordTexts } from '../../messages.ts';
import { toast } from '../../toasts/toast-store.ts';
import { useAction } from '../../use-action.ts';
import type { FormTexts } from './call-form.tsx';

interface RemoveButtonProps {
  texts?: FormTexts;
  /** Says what is removed. */
  label: string;
  remove: () => Promise<unknown>;
  /** Makes the record again. */
  restore: () => Promise<unknown>;
}

/** Removes a record at once; its toast offers to make it again. */
export function RemoveButton({ texts, label, remove, restore }: RemoveButtonProps) {
  const { language, refresh } = useApp();
  const t = { ...recordTexts[language], ...texts };
  const { run } = useAction(t.failed, { always: refresh });

  async function undo() {
    await restore();
    toast({ title: t.saved, tone: 'success' });
  }

  async function removeWithUndo() {
    await remove();
    const action = { label: t.undo, run: () => void run(undo) };
    toast({ title: t.removed, tone: 'success', action });
  }

  return (
    <Button
      size="s"
      tone="quiet"
      data-live
      aria-label={label}
      onClick={() => void run(removeWithUndo)}
    >
      {t.remove}
    </Button>
  );
}
