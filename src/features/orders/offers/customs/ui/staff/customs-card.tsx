import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { AskCall } from '#kit/staff/form/ask-call.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area, day, line, money } from '#kit/staff/form/form-fields.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { pastDay } from '#platform/time/day-range.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffOffer } from '../../../schema.ts';
import css from '../../../ui/staff/staff-offer.module.css';
import { staffOfferVersionTexts } from '../../../version-messages.ts';
import { staffCustomsTexts } from '../../messages.ts';
import type { CustomsPrice } from '../../schema.ts';

const tones: Record<CustomsPrice['state'], BadgeTone> = {
  waiting: 'warning',
  accepted: 'success',
  talk: 'danger',
  withdrawn: 'neutral',
};

export function CustomsCard({ offer }: { offer: StaffOffer }) {
  const { t, language } = useApp(staffCustomsTexts);
  const [withdrawing, setWithdrawing] = useState<CustomsPrice>();
  const { customs } = offer;
  const waits = customs.some(({ state }) => state === 'waiting');
  return (
    <section className={css.aside} aria-labelledby="customs-title">
      <h2 id="customs-title">{t.title}</h2>
      <p className="muted">{t.lead}</p>
      {customs.length > 0 && (
        <ul className={`grid gap-3 ${css.links}`}>
          {customs.map((price) => (
            <li key={price.id}>
              <p>
                <strong className="tabular">{formatMoney(price.cents, language)}</strong>{' '}
                <Badge tone={tones[price.state]}>{t.states[price.state]}</Badge>{' '}
                <span className="muted">
                  {price.source}, {formatDate(price.namedOn, language)}
                  {price.withdrawReason && `: ${price.withdrawReason}`}
                </span>
              </p>
              {(price.state === 'waiting' || price.state === 'talk') && (
                <div className="row gap-2 middle">
                  <Button size="s" tone="quiet" data-live onClick={() => setWithdrawing(price)}>
                    {t.withdraw}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {!waits && (
        <Disclosure summary={t.record}>
          <CallForm
            key={customs.length}
            call={staffApi.nameCustoms}
            params={{ id: offer.id }}
            fields={{ cents: money, namedOn: day({ past: true }), source: line() }}
            texts={t}
            start={{ namedOn: pastDay().max }}
            submit={t.record}
          />
        </Disclosure>
      )}
      {withdrawing && (
        <AskCall
          title={t.withdrawTitle}
          text={t.withdrawText}
          call={staffApi.withdrawCustoms}
          params={{ id: withdrawing.id }}
          fields={{ reason: area() }}
          texts={{ reason: staffOfferVersionTexts[language].reason, saved: t.withdrawn }}
          submit={t.withdraw}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </section>
  );
}
