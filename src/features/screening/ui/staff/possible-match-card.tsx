import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { screeningWords } from '../../order-roles.ts';
import type { ListEntry, PossibleMatch } from '../../schema.ts';
import { screeningTexts } from '../../staff-messages.ts';
import css from './screening.module.css';

/** A name that may be on the list: the entries, who has looked at it, and a form for who looks now. */
export function PossibleMatchCard({ review }: { review: PossibleMatch }) {
  const { language } = useApp();
  const t = screeningTexts[language];
  const { role, name, reference, quoteId, matches, cleared } = review;
  return (
    <section className={css.card} aria-labelledby={review.id}>
      <h3 id={review.id}>{name}</h3>
      <p>
        <a className={css.link} href={href(staffRoutes.staffQuotes, {}, { ver: quoteId })}>
          {t.of(screeningWords[language].roles[role], reference)}
        </a>
      </p>
      <h4>{t.matches}</h4>
      {matches.map((entry) => (
        <Entry key={JSON.stringify(entry)} entry={entry} />
      ))}
      {cleared.map(({ by, at, reason }) => (
        <p key={at}>{t.oneOfTwo(by ?? t.somebody, formatMoment(at, language), reason)}</p>
      ))}
      {cleared.some(({ own }) => own) ? (
        <Notice title={t.needsOther} />
      ) : (
        <ClearForm review={review} />
      )}
    </section>
  );
}

function Entry({ entry }: { entry: ListEntry }) {
  const t = screeningTexts[useApp().language];
  const { name, type, source, number, link, born, bornIn, ...rest } = entry;
  const facts = [
    [t.source, [source, number].filter(Boolean).join(', ')],
    [t.otherNames, rest.otherNames],
    [t.born, [born, bornIn].filter(Boolean).join(', ')],
    [t.citizenships, rest.citizenships],
    [t.addresses, rest.addresses],
    [t.programs, rest.programs],
    [t.remarks, rest.remarks],
  ] as const;
  return (
    <div className={css.entry}>
      <p>
        <strong>{name}</strong> {type && `(${type})`}
      </p>
      <DescriptionList
        items={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))}
      />
      {link && <p className={css.quiet}>{link}</p>}
    </div>
  );
}

function ClearForm({ review: { id, cleared } }: { review: PossibleMatch }) {
  const { language, call, refresh } = useApp();
  const t = screeningTexts[language];
  const { busy, failure, run } = useAction(t.failed, { inPlace: true });
  const [reason, setReason] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async () => {
      await call(staffApi.clearMatch, { params: { id }, body: { reason } });
      toast({ title: t.saved, tone: 'success' });
      await refresh();
    });
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextAreaField
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        rows={2}
        maxLength={500}
        error={failure}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div>
        <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
          {cleared.length > 0 ? t.clearSecond : t.clear}
        </Button>
      </div>
    </form>
  );
}
