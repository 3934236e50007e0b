import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { line } from '#kit/staff/form/form-fields.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type screeningStates, screeningWords } from '../../order-roles.ts';
import type { OrderScreening } from '../../schema.ts';
import { screeningTexts } from '../../staff-messages.ts';
import css from './screening.module.css';

const tones: Record<(typeof screeningStates)[number], BadgeTone> = {
  unscreened: 'warning',
  none: 'success',
  review: 'danger',
  cleared: 'success',
};

interface OrderNamesProps {
  quoteId: string;
  screening: OrderScreening;
}

export function OrderNames({ quoteId, screening: { list, people } }: OrderNamesProps) {
  const { t, language } = useApp(screeningTexts);
  const words = screeningWords[language];
  return (
    <>
      <ul className={`grid gap-2 ${css.people}`}>
        {people.map(({ role, name, state, screenedAt }) => (
          <li key={`${role} ${name}`}>
            <span>
              {words.roles[role]}: <strong>{name}</strong>
            </span>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
            {screenedAt && <span className="quiet">{formatMoment(screenedAt, language)}</span>}
          </li>
        ))}
      </ul>
      {!people.some(({ role }) => role === 'receives') && <p>{t.noReceiver}</p>}
      <p className="quiet">
        {list ? t.withList(list.name, formatDate(list.listedOn, language)) : t.noLists}
      </p>
      <div className="row gap-3 middle">
        {list && people.some(({ state }) => state === 'unscreened') && (
          <CompareButton quoteId={quoteId} />
        )}
        <a className="tap" href={href(staffRoutes.staffScreening)}>
          {t.toScreening}
        </a>
      </div>
      <CallForm
        call={staffApi.addPayer}
        params={{ id: quoteId }}
        fields={{ name: line() }}
        texts={t}
        submit={t.addPayer}
        tone="secondary"
      />
    </>
  );
}

function CompareButton({ quoteId: id }: Pick<OrderNamesProps, 'quoteId'>) {
  const { t, call } = useApp(screeningTexts);
  const compare = () => call(staffApi.screenOrder, { params: { id } });
  return (
    <RecordButton texts={t} record={compare} done={t.compared}>
      {t.compare}
    </RecordButton>
  );
}
