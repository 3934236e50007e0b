import { useState } from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { RecordButton } from '#kit/staff/record-button.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { reviewLimits } from '../../review.ts';
import type { StaffReview } from '../../schema.ts';
import { staffReviewTexts } from '../../staff-messages.ts';
import { Stars } from '../stars.tsx';
import css from './staff-reviews.module.css';

export function ReviewPanel({ review }: { review: StaffReview }) {
  const { t, language } = useApp(staffReviewTexts);
  const { stars, text, name, unitName, province, handedOn, writtenAt, order, takenBack } = review;
  return (
    <div className="stack">
      {takenBack && (
        <Notice title={t.takenBack}>
          <p>{t.takenBackText}</p>
        </Notice>
      )}
      <p>
        <Stars stars={stars} />
      </p>
      <p className="said" lang={review.language}>
        {text}
      </p>
      <DescriptionList
        items={[
          { term: t.author, detail: name ?? t.noName },
          { term: t.unit, detail: unitName },
          { term: t.where, detail: provinceName(province) },
          { term: t.handedOn, detail: formatDate(handedOn, language) },
          { term: t.written, detail: formatMoment(writtenAt, language) },
          ...(order
            ? [
                {
                  term: t.order,
                  detail: (
                    <a className={css.open} href={staffQuoteHref(order.id)}>
                      {order.reference}
                    </a>
                  ),
                },
              ]
            : []),
        ]}
      />
      <AnswerForm review={review} />
      <Hiding review={review} />
    </div>
  );
}

function AnswerForm({ review: { id, answer } }: { review: StaffReview }) {
  const { t, language, call } = useApp(staffReviewTexts);
  const [text, setText] = useState(answer?.text ?? '');
  const body = { text: text.trim(), expected: answer?.revision ?? null };
  return (
    <EntryForm
      wrong={{ text: body.text === '' ? t.answerMissing : undefined }}
      save={() => call(staffApi.answerReview, { params: { id }, body })}
      texts={{
        submit: answer ? t.changeAnswer : t.sendAnswer,
        saved: t.saved,
        notSaved: t.failed,
      }}
      onDone={() => {}}
    >
      {(errorOf) => (
        <>
          <TextAreaField
            name="text"
            label={t.answer}
            hint={t.answerHint}
            rows={4}
            maxLength={reviewLimits.answer}
            error={errorOf('text')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {answer && (
            <p className="quiet">
              {t.answeredBy(answer.by ?? t.somebody, formatMoment(answer.at, language))}
            </p>
          )}
        </>
      )}
    </EntryForm>
  );
}

function Hiding({ review: { id, hidden } }: { review: StaffReview }) {
  const { t, language, person } = useApp(staffReviewTexts);
  const mayHide = person?.role === 'administrador';
  return (
    <>
      {hidden && (
        <Notice
          tone="warning"
          title={t.hiddenBy(hidden.by ?? t.somebody, formatMoment(hidden.at, language))}
        >
          <p className="said">{hidden.reason}</p>
        </Notice>
      )}
      {mayHide && (hidden ? <Unhide id={id} /> : <HideForm id={id} />)}
      {!mayHide && <p className="quiet">{t.administradores}</p>}
    </>
  );
}

function HideForm({ id }: { id: string }) {
  const { t, call } = useApp(staffReviewTexts);
  const [reason, setReason] = useState('');
  const body = { reason: reason.trim() };
  return (
    <details>
      <summary className={css.summary}>{t.hideTitle}</summary>
      <EntryForm
        wrong={{ reason: body.reason === '' ? t.reasonMissing : undefined }}
        save={() => call(staffApi.hideReview, { params: { id }, body })}
        texts={{ submit: t.hide, saved: t.isHidden, notSaved: t.failed }}
        onDone={() => {}}
      >
        {(errorOf) => (
          <TextAreaField
            name="reason"
            label={t.reason}
            hint={t.hideHint}
            rows={2}
            maxLength={reviewLimits.reason}
            error={errorOf('reason')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </EntryForm>
    </details>
  );
}

function Unhide({ id }: { id: string }) {
  const { t, call } = useApp(staffReviewTexts);
  const unhide = () => call(staffApi.unhideReview, { params: { id } });
  return (
    <p>
      <RecordButton texts={t} tone="secondary" record={unhide} done={t.isShown} always>
        {t.unhide}
      </RecordButton>
    </p>
  );
}
