import { classNames } from '#kit/class-names.ts';
import { Notice } from '#kit/notice.tsx';
import { RecordButton } from '#kit/staff/record-button.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { Handovers, StaffHandover } from '../../schema.ts';
import { staffActTexts } from '../../signed-acts/staff-messages.ts';
import { ActPhotos } from '../../signed-acts/ui/staff/act-photos.tsx';
import { staffHandoverTexts } from '../../staff-messages.ts';
import css from './staff-handovers.module.css';

type DeliveredOrder = Handovers['done'][number];

export function AllDelivered({ orders }: { orders: readonly DeliveredOrder[] }) {
  return orders.map((order) => <SetDelivered key={order.quoteId} order={order} />);
}

function SetDelivered({ order }: { order: DeliveredOrder }) {
  const { t, call } = useApp(staffHandoverTexts);
  const { quoteId: id, reference, customer, units, status: expected } = order;
  const setDelivered = () =>
    call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'delivered', expected, seen: null },
    });
  return (
    <Notice
      tone="success"
      title={`${t.done}: ${reference}, ${customer}`}
      action={
        <RecordButton
          texts={t}
          label={t.setDeliveredOf(reference)}
          record={setDelivered}
          done={t.delivered}
          always
        >
          {t.setDelivered}
        </RecordButton>
      }
    >
      <p>{t.doneText(units)}</p>
    </Notice>
  );
}

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
