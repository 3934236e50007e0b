import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import type { Handovers } from '#features/shipping/handover/schema.ts';
import { staffHandoverTexts } from '#features/shipping/handover/staff-messages.ts';
import css from '#features/shipping/handover/ui/staff/staff-handovers.module.css';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area } from '#kit/staff/form/form-fields.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffActTexts } from '../../staff-messages.ts';
import type { WaitingAct } from '../../staff-schema.ts';
import { ActPhotos } from './act-photos.tsx';

export function WaitingActs({ acts, twoPeople }: Pick<Handovers, 'acts' | 'twoPeople'>) {
  const { t } = useApp(staffActTexts);
  if (acts.length === 0) return null;
  return (
    <section className={`card grid gap-3 ${css.part}`} aria-labelledby="acts">
      <h2 id="acts">{t.title(acts.length)}</h2>
      <p>{t.lead}</p>
      <TwoPeopleNotice act="staff" twoPeople={twoPeople} />
      <ul className={`grid gap-3 ${css.units}`}>
        {acts.map((act) => (
          <li key={act.id} className={css.unit}>
            <Act act={act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Act({ act }: { act: WaitingAct }) {
  const { t, language } = useApp(staffActTexts);
  const { id, unit, name, identifier, quoteId, photos } = act;
  return (
    <>
      <p>
        <strong>{name}</strong>
        {identifier && <span className="quiet"> {identifier}</span>}
      </p>
      <p className="quiet">
        <a href={staffQuoteHref(quoteId)}>
          <span className="nowrap">{unit}</span>
        </a>
        {' · '}
        <a href={customerHref(act.quoteId)}>{act.customer}</a>
      </p>
      <p>{t.signed(act.receivedBy, formatDate(act.handedOn, language))}</p>
      <p>{t.receives(act.receives)}</p>
      <p className="quiet">
        {t.sent(act.by, formatMoment(act.sentAt, language))}
        {act.attempt > 1 && ` ${t.attempt(act.attempt)}`}
      </p>
      <ActPhotos actId={id} unit={unit} photos={photos.length} />
      <Decision act={act} />
    </>
  );
}

function Decision({ act: { id: actId, unit, mayAccept } }: { act: WaitingAct }) {
  const { t, language, call } = useApp(staffActTexts);
  const { failed } = staffHandoverTexts[language];
  const params = { actId };
  const accept = () => call(staffApi.decideAct, { params, body: { accepted: true } });
  return (
    <>
      <p>
        {mayAccept ? (
          <RecordButton
            texts={{ failed }}
            label={t.acceptOf(unit)}
            record={accept}
            done={t.accepted}
            always
          >
            {t.accept}
          </RecordButton>
        ) : (
          t.anotherAccepts
        )}
      </p>
      <Disclosure summary={t.refuse}>
        <CallForm
          call={staffApi.decideAct}
          params={params}
          fixed={{ accepted: false }}
          fields={{ reason: area({ rows: 2 }) }}
          texts={{ ...t, saved: t.refused, failed }}
          submit={t.refuse}
          submitLabel={t.refuseOf(unit)}
          size="m"
          tone="secondary"
          always
        />
      </Disclosure>
    </>
  );
}
