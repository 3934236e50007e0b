import { useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { manyTexts } from '../../messages.ts';
import css from './many.module.css';
import type { Many, ManyAction } from './many-action.ts';
import type { Selection } from './use-selection.ts';

interface ManyBarProps<Row extends { id: string }> {
  many: Many<Row>;
  selection: Selection<Row>;
}

const loadDialog = () => import('./many-dialog.tsx');

interface Asked<Row> extends Awaited<ReturnType<typeof loadDialog>> {
  label: string;
  action: ManyAction<Row>;
}

/** What can be done with the chosen records, and why some of them were refused. */
export function ManyBar<Row extends { id: string }>({ many, selection }: ManyBarProps<Row>) {
  const { t } = useApp(manyTexts);
  const [asked, setAsked] = useState<Asked<Row>>();
  const { chosen, elsewhere, isWhole, refused } = selection;
  const { certain } = many;
  if (chosen.length === 0) {
    const count = certain ? selection.rows.filter(certain.is).length : 0;
    if (!certain || count === 0) return null;
    return (
      <div>
        <Button
          size="s"
          tone="secondary"
          data-live
          onClick={() => selection.choose(selection.rows.filter(certain.is))}
        >
          {certain.label(count)}
        </Button>
      </div>
    );
  }
  return (
    <section className={css.bar} aria-label={t.selection}>
      <p role="status">
        <strong>{t.chosen(chosen.length)}</strong>
        {elsewhere > 0 && ` · ${t.elsewhere(elsewhere)}`}
      </p>
      <div className="row gap-2 middle">
        {many.actions.map(({ label, key, ask }) => (
          <Button
            key={label}
            size="s"
            tone="secondary"
            data-key={key}
            onClick={async () => {
              const [action, { ManyDialog }] = await Promise.all([ask(), loadDialog()]);
              setAsked({ label, action, ManyDialog });
            }}
          >
            {label}
          </Button>
        ))}
        {!isWhole && (
          <Button size="s" tone="quiet" onClick={selection.chooseAll}>
            {t.chooseAll}
          </Button>
        )}
        <Button size="s" tone="quiet" onClick={selection.clear}>
          {t.clear}
        </Button>
      </div>
      {refused.size > 0 && (
        <ul role="alert" className={css.refused}>
          {chosen.map((row) => {
            const why = refused.get(row.id);
            return why && <li key={row.id}>{`${many.nameOf(row)}: ${why}`}</li>;
          })}
        </ul>
      )}
      {asked && (
        <asked.ManyDialog
          label={asked.label}
          action={asked.action}
          rows={chosen}
          nameOf={many.nameOf}
          onRefused={selection.keepRefused}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
