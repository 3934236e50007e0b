import { useApp } from '#web/app-context.ts';
import { manyTexts } from '../../messages.ts';
import { Dialog } from '../../overlays/dialog.tsx';
import { DescribedForm } from '../form/call-form.tsx';
import css from './many.module.css';
import { type ManyAction, type Typed, useManyAction } from './many-action.ts';

interface ManyDialogProps<Row extends { id: string }> {
  label: string;
  action: ManyAction<Row>;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  onRefused: (reasons: ReadonlyMap<string, string>) => void;
  onClose: () => void;
}

const namesShown = 8;

/** Asks what an action needs, beside the names of all whom it concerns. */
export function ManyDialog<Row extends { id: string }>(props: ManyDialogProps<Row>) {
  const { label, action, rows, nameOf, onRefused, onClose } = props;
  const { call, fields, texts, start, preview, About } = action;
  const { t } = useApp(manyTexts);
  const act = useManyAction<Row>();
  return (
    <Dialog open size="s" title={t.ask(label, rows.length)} onClose={onClose}>
      <div className="grid gap-3">
        <DescribedForm
          call={call}
          fields={fields}
          start={start}
          texts={{ ...texts, saved: '' }}
          submit={label}
          send={async (typed: Typed, key) => onRefused(await act(action, rows, typed, key))}
          onDone={onClose}
          onCancel={onClose}
          below={(typed: Typed) => (
            <>
              {About && <About rows={rows} typed={typed} />}
              <ul className={css.names}>
                {rows.slice(0, namesShown).map((row) => {
                  const words = preview?.(row, typed);
                  return (
                    <li key={row.id}>
                      {nameOf(row)}
                      {words && <p className={css.preview}>{words}</p>}
                    </li>
                  );
                })}
                {rows.length > namesShown && <li>{t.andMore(rows.length - namesShown)}</li>}
              </ul>
            </>
          )}
        />
      </div>
    </Dialog>
  );
}
