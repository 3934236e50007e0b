import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { sendOnControlEnter } from '#kit/staff/form/send-on-control-enter.ts';
import { useApp } from '#web/app-context.ts';
import { statusFactsOf } from '../../case-type.ts';
import type { StaffCase } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import type { AnyCaseScreen } from './case-screen.ts';
import css from './staff-panel.module.css';
import { StatusNote } from './status-note.tsx';
import { useStatusChange } from './use-status-change.ts';

interface StatusQuestionProps {
  screen: AnyCaseScreen;
  record: StaffCase;
  chosen: string;
  onClose: () => void;
}

export function StatusQuestion(props: StatusQuestionProps) {
  const { screen, record, chosen, onClose } = props;
  const { t, language } = useApp(staffCaseTexts);
  const change = useStatusChange(screen, record);
  const rejects = chosen === screen.type.needsReason;
  const labelOf = (status: string) => statusFactsOf(screen.type, status).label[language];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await change.save(chosen)) onClose();
  }
  return (
    <Dialog
      open
      size="s"
      onClose={onClose}
      title={t.askStatus(labelOf(chosen), screen.nameOf(record))}
    >
      <form
        className="grid gap-3"
        onSubmit={(event) => void submit(event)}
        onKeyDown={sendOnControlEnter}
        noValidate
      >
        <p>{t.askStatusText(labelOf(record.status))}</p>
        {change.conflict && (
          <p role="alert" className={css.overdue}>
            {change.conflict.by
              ? t.conflictBy(change.conflict.by, labelOf(record.status), change.conflict.since)
              : t.conflictNow(labelOf(record.status))}
          </p>
        )}
        <StatusNote change={change} rejects={rejects} />
        <div className={css.actions}>
          <Button type="submit" data-autofocus={rejects ? undefined : ''} busy={change.busy}>
            {t.setStatus}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
