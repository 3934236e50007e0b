import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { totalOf } from '#features/orders/offers/offer-rules.ts';
import type { OfferPreset } from '#features/orders/offers/preset-schema.ts';
import type { StaffOffer, TariffEstimate } from '#features/orders/offers/schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { Button } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { LiveFields } from '#kit/forms/live-fields.tsx';
import { Notice } from '#kit/notice.tsx';
import { useSaveKey } from '#kit/staff/form/use-save-key.ts';
import { ListKeys } from '#kit/staff/list/list-keys.tsx';
import { formatMoney } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import { type EditorDialog, EditorDialogs, type EditorDialogsProps } from './editor-dialogs.tsx';
import { EstimatesField } from './estimates-field.tsx';
import { LinesField } from './lines-field.tsx';
import { countedLines } from './offer-form.ts';
import { OfferTotals } from './offer-totals.tsx';
import { PlanField } from './plan-field.tsx';
import { TermsFields } from './terms-fields.tsx';
import { type OfferFormState, useOfferForm } from './use-offer-form.ts';

export interface Presets {
  lines: OfferPreset[];
  estimates: TariffEstimate[];
}

interface OfferEditorProps {
  quoteId: string;
  /** The newest entry of the history that the sender saw. */
  seen: string;
  /** What the customer did since the draft was begun. */
  news: ReactNode;
  draft: StaffOffer;
  customer: EditorDialogsProps['customer'];
  live: StaffOffer | undefined;
  presets: Presets;
}

export function OfferEditor({
  quoteId,
  seen,
  news,
  draft,
  customer,
  live,
  presets,
}: OfferEditorProps) {
  const { t } = useApp(staffOfferTexts);
  const offer = useOfferForm(quoteId, draft, seen);
  const [open, setOpen] = useState<EditorDialog>();
  const askToSend = () => offer.maySend() && setOpen('send');
  useSaveKey(() => void offer.save());
  const fields = { form: offer.form, change: offer.change, errorOf: offer.errorOf };

  function sendOnControlEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    askToSend();
  }

  return (
    <section className={css.editor} aria-labelledby="draft-title" onKeyDown={sendOnControlEnter}>
      <header className="row gap-2 middle apart">
        <h2 id="draft-title">{t.draft(draft.version)}</h2>
        <div className="row gap-2 middle">
          <ListKeys keys={t.keys} />
          <Button size="s" tone="quiet" data-live onClick={() => setOpen('drop')}>
            {t.drop}
          </Button>
        </div>
      </header>
      {news}
      <EditorNotices offer={offer} />
      <ErrorSummary title={t.problems} problems={offer.problems} />
      <LiveFields name={t.draft(draft.version)} className="bare grid gap-3">
        <LinesField {...fields} presets={presets.lines} />
        <PlanField {...fields} />
        <EstimatesField {...fields} presets={presets.estimates} />
        <TermsFields {...fields} />
      </LiveFields>
      <EditorBar {...{ offer, customer }} onPreview={() => setOpen('preview')} onSend={askToSend} />
      <EditorDialogs {...{ open, offer, customer, live }} onClose={() => setOpen(undefined)} />
    </section>
  );
}

interface EditorBarProps extends Pick<EditorDialogsProps, 'customer'> {
  offer: OfferFormState;
  onPreview: () => void;
  onSend: () => void;
}

function EditorBar({ offer, customer, onPreview, onSend }: EditorBarProps) {
  const { t } = useApp(staffOfferTexts);
  return (
    <div className={css.bar}>
      <OfferTotals form={offer.form} askedCents={customer.askedCents} />
      <p className={css.state} role="status">
        {offer.dirty ? t.unsaved : t.allSaved}
      </p>
      <Button size="s" tone="secondary" data-live data-key="p" onClick={onPreview}>
        {t.preview}
      </Button>
      <Button
        size="s"
        tone="secondary"
        data-live
        busy={offer.busy === 'save'}
        onClick={() => void offer.save()}
      >
        {t.save}
      </Button>
      <Button size="s" data-live busy={offer.busy === 'send'} onClick={onSend}>
        {t.send}
      </Button>
    </div>
  );
}

/** Tells that somebody else changed the draft, or that unsaved text was brought back. */
function EditorNotices({ offer }: { offer: OfferFormState }) {
  const { t, language } = useApp(staffOfferTexts);
  const { conflict, form, broughtBack, startOver, keepMine, takeTheirs, busy } = offer;
  if (conflict) {
    const { theirs } = conflict;
    const mine = formatMoney(totalOf(countedLines(form)), language);
    return (
      <Notice
        tone="warning"
        role="alert"
        title={theirs ? t.conflictTitle : t.overTitle}
        action={
          <div className="row gap-2 middle">
            <Button size="s" busy={busy === 'save'} onClick={() => void keepMine()}>
              {theirs ? t.keepMine : t.keepInNew}
            </Button>
            <Button size="s" tone="secondary" onClick={() => void takeTheirs()}>
              {theirs ? t.takeTheirs : t.letGo}
            </Button>
          </div>
        }
        text={theirs ? t.conflictText(mine, formatMoney(theirs.totalCents, language)) : t.overText}
      />
    );
  }
  if (!broughtBack) return null;
  return (
    <Notice
      role="status"
      title={t.broughtBack}
      action={
        <Button size="s" tone="secondary" onClick={startOver}>
          {t.startOver}
        </Button>
      }
      text={t.broughtBackText}
    />
  );
}
