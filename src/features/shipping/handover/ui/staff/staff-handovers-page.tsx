import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { Handovers, StaffHandover } from '../../schema.ts';
import { staffActTexts } from '../../signed-acts/staff-messages.ts';
import { ActPhotos } from '../../signed-acts/ui/staff/act-photos.tsx';
import { WaitingActs } from '../../signed-acts/ui/staff/waiting-acts.tsx';
import { staffHandoverTexts } from '../../staff-messages.ts';
import { AwaitingUnit } from './awaiting-unit.tsx';
import css from './staff-handovers.module.css';
import { LinkForm, LinkList } from './staff-links.tsx';

export const page: AnyPage = definePage<Handovers>({
  load: ({ call }) => call(staffApi.listHandovers, {}),
  head: ({ language }) => ({ title: staffHandoverTexts[language].title, hidden: true }),
  View: HandoversPage,
});

function HandoversPage({ data }: { data: Handovers }) {
  const { t } = useApp(staffHandoverTexts);
  return (
    <StaffPage title={t.title} lead={t.lead}>
      <WaitingActs acts={data.acts} twoPeople={data.twoPeople} />
      <section className={`card grid gap-3 ${css.part}`}>
        <h2>{t.waiting}</h2>
        {data.units.length === 0 && <EmptyState title={t.none}>{t.noneText}</EmptyState>}
        <ul className={`grid gap-3 ${css.units}`}>
          {data.units.map((unit) => (
            <AwaitingUnit key={unit.id} unit={unit} />
          ))}
        </ul>
      </section>
      {data.units.length > 0 && <LinkForm />}
      <LinkList links={data.links} />
      <LastHandovers handovers={data.handovers} />
    </StaffPage>
  );
}

function LastHandovers({ handovers }: Pick<Handovers, 'handovers'>) {
  const { t } = useApp(staffHandoverTexts);
  return (
    <section className={`card grid gap-3 ${css.part}`}>
      <h2>{t.last}</h2>
      {handovers.length === 0 && <p className="quiet">{t.noHandovers}</p>}
      <ul className={`grid gap-3 ${css.units}`}>
        {handovers.map((handover) => (
          <HandoverItem key={handover.id} handover={handover} />
        ))}
      </ul>
    </section>
  );
}

function HandoverItem({ handover }: { handover: StaffHandover }) {
  const { t, language } = useApp(staffHandoverTexts);
  const { unitId: id, name, unit, handedOn, receivedBy, by, reason, actId, photos } = handover;
  return (
    <li className={css.unit}>
      <p>
        <strong>{name}</strong>
        <span className={classNames('quiet', css.below)}>{unit}</span>
      </p>
      <p>{t.summary(formatDate(handedOn, language), receivedBy, by)}</p>
      {reason && <p>{t.without(reason)}</p>}
      {actId && (
        <>
          <p>{staffActTexts[language].byAct}</p>
          <ActPhotos actId={actId} unit={unit} photos={photos} />
        </>
      )}
      <p>
        <a
          className="tap"
          href={callAddress(staffApi.staffHandoverPaper, { params: { id }, query: { language } })}
          download
        >
          {t.act}
        </a>
      </p>
    </li>
  );
}
