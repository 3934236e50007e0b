import { useState } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { useApp } from '#web/app-context.ts';
import { type Conflict, mergeDrafts } from './draft-merge.ts';
import type { DraftField, ProductDraft } from './product-draft.ts';
import css from './staff-product-page.module.css';
import { useDraftText } from './use-draft-text.ts';

interface ConflictDialogProps {
  conflict: Conflict;
  onSolved: (written: ProductDraft, andSave: boolean) => Promise<void>;
}

export function ConflictDialog({ conflict, onSolved }: ConflictDialogProps) {
  const { t } = useApp(staffProductFormTexts);
  const describe = useDraftText();
  const [takenFields, setTaken] = useState<ReadonlySet<DraftField>>(new Set());
  const { mine, theirs, disputed } = conflict;
  const solve = (andSave: boolean) => void onSolved(mergeDrafts(conflict, takenFields), andSave);

  function choose(field: DraftField, takesTheirs: boolean) {
    const next = new Set(takenFields);
    if (takesTheirs) next.add(field);
    else next.delete(field);
    setTaken(next);
  }

  return (
    <Dialog
      open
      title={t.conflictTitle}
      onClose={() => solve(false)}
      footer={
        <>
          <Button tone="secondary" onClick={() => solve(false)}>
            {t.keepEditing}
          </Button>
          <Button onClick={() => solve(true)}>{t.saveMerged}</Button>
        </>
      }
    >
      <div className={`grid gap-4 ${css.conflict}`}>
        <p>{disputed.length > 0 ? t.conflictText : t.conflictNone}</p>
        {disputed.map((field) => (
          <fieldset key={field}>
            <legend>{t.labels[field]}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`keep-${field}`}
                  checked={takenFields.has(field) === (side === 'theirs')}
                  onChange={() => choose(field, side === 'theirs')}
                />
                <span>
                  {t[side]}: <strong>{describe(field, side === 'mine' ? mine : theirs)}</strong>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Adopted conflict={conflict} />
      </div>
    </Dialog>
  );
}

function Adopted({ conflict: { base, theirs, adopted } }: Pick<ConflictDialogProps, 'conflict'>) {
  const { t } = useApp(staffProductFormTexts);
  const describe = useDraftText();
  if (adopted.length === 0) return null;
  return (
    <section>
      <h3>{t.adopted}</h3>
      <ul>
        {adopted.map((field) => (
          <li key={field}>
            {t.labels[field]}: {t.fromTo(describe(field, base), describe(field, theirs))}
          </li>
        ))}
      </ul>
    </section>
  );
}
