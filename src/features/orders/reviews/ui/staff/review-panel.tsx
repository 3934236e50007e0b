import { provinceName } from '#features/company/provinces/provinces.ts';
import { mayMake } from '#features/people/accounts/may-make.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Notice } from '#kit/notice.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area } from '#kit/staff/form/form-fields.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffReview } from '../../schema.ts';
import { staffReviewTexts } from '../../staff-messages.ts';
import { Stars } from '../stars.tsx';
import css from './staff-reviews.module.css';

export function ReviewPanel({ review }: { review: StaffReview }) {
  const { t, language } = useApp(staffReviewTexts);
  const { stars, text, name, unitName, province, handedOn, writtenAt, order, takenBack } = review;
  return (
    <div className="stack">
      {takenBack && <Notice title={t.takenBack} text={t.takenBackText} />}
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
                    <a className="tap" href={staffQuoteHref(order.id)}>
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
  const { t, language } = useApp(staffReviewTexts);
  return (
    <>
      <CallForm
        key={answer?.revision}
        call={staffApi.answerReview}
        params={{ id }}
        fields={{ text: area() }}
        texts={t}
        start={answer ?? {}}
        fixed={{ expected: answer?.revision ?? null }}
        submit={answer ? t.changeAnswer : t.sendAnswer}
      />
      {answer && (
        <p className="quiet">
          {t.answeredBy(answer.by ?? t.somebody, formatMoment(answer.at, language))}
        </p>
      )}
    </>
  );
}

function Hiding({ review: { id, hidden } }: { review: StaffReview }) {
  const { t, language, person } = useApp(staffReviewTexts);
  const mayHide = mayMake(staffApi.hideReview, person);
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
  const { t } = useApp(staffReviewTexts);
  return (
    <details>
      <summary className={css.summary}>{t.hideTitle}</summary>
      <CallForm
        call={staffApi.hideReview}
        params={{ id }}
        fields={{ reason: area({ rows: 2 }) }}
        texts={{ ...t, saved: t.isHidden }}
        submit={t.hide}
      />
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
