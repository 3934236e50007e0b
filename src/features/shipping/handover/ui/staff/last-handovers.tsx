import { classNames } from '#kit/class-names.ts';
import { callAddress } from '#platform/calls/client.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { Handovers, StaffHandover } from '../../schema.ts';
import { staffActTexts } from '../../signed-acts/staff-messages.ts';
import { ActPhotos } from '../../signed-acts/ui/staff/act-photos.tsx';
import { staffHandoverTexts } from '../../staff-messages.ts';
import css from './staff-handovers.module.css';

export function LastHandovers({ handovers }: Pick<Handovers, 'handovers'>) {
  const { t } = useApp(staffHandoverTexts);
  return (
    <section className={`grid gap-3 ${css.part}`}>
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
          className={css.act}
          href={callAddress(staffApi.staffHandoverPaper, { params: { id }, query: { language } })}
          download
        >
          {t.act}
        </a>
      </p>
    </li>
  );
}
