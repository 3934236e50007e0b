import { useState } from 'react';
import { api } from '../../../../api.ts';
import { useApp } from '../../../../app.ts';
import { toast } from '../../../../kit/toast-store.ts';
import { ApiError } from '../../../../platform/http/client.ts';
import type { Quote, StaffQuoteDetail } from '../../schema.ts';
import { quoteStatuses, quoteStatusFacts, toQuoteStatus } from '../../statuses.ts';
import { adminQuoteMessages } from './admin-messages.ts';
import css from './admin-quotes-page.module.css';

interface StatusSelectProps {
  quote: Quote;
  /** What the customer reads about the change. */
  note?: string;
  onChanged?: (quote: StaffQuoteDetail) => void;
}

/** Sets the status; when someone else was faster it says so and shows the status as it is now. */
export function StatusSelect({ quote, note, onChanged }: StatusSelectProps) {
  const { language, call, live, refresh } = useApp();
  const t = adminQuoteMessages[language];
  const [saving, setSaving] = useState(false);

  async function change(value: string) {
    setSaving(true);
    try {
      const changed = await call(api.changeQuoteStatus, {
        params: { id: quote.id },
        body: {
          status: toQuoteStatus(value),
          expected: quote.status,
          ...(note?.trim() && { note }),
        },
      });
      onChanged?.(changed);
      toast({ title: t.updated, description: t.updatedText, tone: 'success' });
    } catch (error) {
      const said = error instanceof ApiError ? error.answer.message : t.notUpdated;
      toast({ title: t.error, description: said, tone: 'danger' });
    }
    await refresh();
    setSaving(false);
  }

  return (
    <select
      className={css.select}
      aria-label={t.changeStatusOf(quote.referenceNumber)}
      value={quote.status}
      // Before React answers a choice would be shown and not saved.
      disabled={!live}
      // While saving it is not disabled: that would take the focus away.
      aria-busy={saving}
      onChange={(event) => !saving && change(event.target.value)}
    >
      {quoteStatuses.map((status) => (
        <option key={status} value={status}>
          {quoteStatusFacts[status].label[language]}
        </option>
      ))}
    </select>
  );
}
