import { useRef } from 'react';
import { staffCaseTexts } from '#features/requests/cases/staff-messages.ts';
import { useUndoToast } from '#features/requests/cases/ui/staff/undo-toast.ts';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { useAction } from '#kit/use-action.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { quoteCaseCalls } from '../../staff-calls.ts';
import { staffQuoteTexts } from '../../staff-messages.ts';
import css from './staff-quotes.module.css';

export function QuoteCodes({ quote }: { quote: StaffQuoteDetail }) {
  const { t, language, call, refresh } = useApp(staffQuoteTexts);
  const common = staffCaseTexts[language];
  const showUndo = useUndoToast(quoteCaseCalls);
  const { busy, run } = useAction(t.notIssued, { always: refresh });
  // A retry after a lost answer has the same key, so it issues the same code.
  const key = useRef<string>(undefined);

  async function issue() {
    key.current ??= newIdempotencyKey();
    const params = { id: quote.id };
    const detail = await call(staffApi.issueCode, { params, body: {}, key: key.current });
    key.current = undefined;
    const code = detail.codes.at(-1)?.code ?? '';
    showUndo(detail, { title: t.issued, description: t.issuedText(code) });
  }

  return (
    <>
      <p className="muted">{quote.codes.length > 0 ? t.codesText : t.noCodes}</p>
      <ul className={css.codes}>
        {quote.codes.map(({ code, issuedAt, issuedBy }) => (
          <li key={code}>
            <strong translate="no">{code}</strong>
            <span className="muted">
              {t.issuedBy(formatMoment(issuedAt, language), issuedBy ?? common.team)}
            </span>
            <CopyButton size="s" text={code} label={common.copy} />
          </li>
        ))}
      </ul>
      {quote.customerEmail === null && <p className="muted">{t.emailFirst}</p>}
      {!quote.ending && quote.customerEmail !== null && (
        <div>
          <Button size="s" tone="secondary" data-live busy={busy} onClick={() => void run(issue)}>
            {t.issue}
          </Button>
        </div>
      )}
    </>
  );
}
