import type { ReactNode } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../button.tsx';
import { confirmTexts } from '../messages.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  children: ReactNode;
  confirm: string;
  /** Set where it is hard to undo: the other button gets the focus. */
  danger?: boolean;
  /** Default "Cancelar". */
  cancel?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, danger, busy, onConfirm, onClose } = props;
  const { t } = useApp(confirmTexts);
  return (
    <Dialog
      open
      size="s"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" {...(danger && autofocus)} onClick={onClose}>
            {props.cancel ?? t.cancel}
          </Button>
          <Button
            tone={danger ? 'danger' : 'primary'}
            {...(!danger && autofocus)}
            busy={busy}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

const autofocus = { 'data-autofocus': '' };
