import { useState } from 'react';
import { provinceCodes, provinceName } from '#features/company/provinces/provinces.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { catalogueTexts } from '#features/shop/catalogue/messages.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { type Conflict, mergeDrafts } from './draft-merge.ts';
import { centsOf, type DraftField, filledRows, type ProductDraft } from './product-draft.ts';
import css from './staff-product-page.module.css';

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

function useDraftText(): (field: DraftField, draft: ProductDraft) => string {
  const { t, language } = useApp(staffProductFormTexts);
  const special: Partial<Record<DraftField, (draft: ProductDraft) => string>> = {
    category: ({ category }) => findCategory(category)?.singular[language] ?? '',
    price: ({ price }) => formatMoney(centsOf(price) ?? null, language),
    status: ({ status }) => catalogueTexts[language][status],
    featured: ({ featured }) => (featured ? t.yes : t.no),
    provinces: ({ provinces }) =>
      provinces.length === provinceCodes.length
        ? t.everywhere
        : provinces.map(provinceName).join(', '),
    specifications: ({ specifications }) =>
      filledRows(specifications)
        .map((pair) => pair.join(': '))
        .join('; '),
    pictures: ({ pictures }) =>
      [t.pictureCount(pictures.length), ...pictures.map(({ alt }) => alt).filter(Boolean)].join(
        '; ',
      ),
  };
  return (field, draft) => (special[field]?.(draft) ?? String(draft[field])) || t.nothing;
}
