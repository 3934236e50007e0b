import { useMemo, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { quoteCartTexts } from '../../cart/messages.ts';
import { detailFields } from '../../recipient.ts';
import { quoteDetailsOf } from './quote-details-store.ts';
import css from './quote-drawer.module.css';
import type { Quotation } from './use-quotation.ts';

type Fields = typeof import('./detail-fields.tsx').DetailFields;

/** Folded, so that the code of the fields loads only when somebody opens them. */
export function QuoteDetails({ locked, problems }: Pick<Quotation, 'locked' | 'problems'>) {
  const { language, person } = useApp();
  const details = useMemo(() => quoteDetailsOf(person?.id), [person?.id]);
  const typed = details.use() ?? {};
  const [parts, setParts] = useState<{ Fields: Fields }>();
  const isFilled = detailFields.some((field) => typed[field]?.trim());
  const [wasFilled] = useState(isFilled);
  function loadFields() {
    // If it fails, the next tap tries again.
    import('./detail-fields.tsx').then(
      ({ DetailFields }) => setParts({ Fields: DetailFields }),
      () => undefined,
    );
  }
  return (
    <details
      className={css.details}
      open={wasFilled}
      onToggle={({ currentTarget }) => currentTarget.open && !parts && loadFields()}
    >
      <summary>{quoteCartTexts[language].details}</summary>
      {parts && (
        <parts.Fields
          language={language}
          values={typed}
          problems={problems}
          onType={(field, text) => locked || details.save({ ...typed, [field]: text })}
        />
      )}
    </details>
  );
}
