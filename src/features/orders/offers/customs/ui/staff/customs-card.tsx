import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { DayField } from '#kit/forms/day-field.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { formatMoney } from '#platform/money.ts';
import { readAmount, whichAmount } from '#platform/text/typed-amount.ts';
import { formatDate } from '#platform/time/dates.ts';
import { isDayIn, pastDay } from '#platform/time/day-range.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffOffer } from '../../../schema.ts';
import { AskDialog } from '../../../ui/staff/ask-dialog.tsx';
import css from '../../../ui/staff/staff-offer.module.css';
import { customsLimits } from '../../customs.ts';
import { staffCustomsTexts } from '../../messages.ts';
import type { CustomsPrice } from '../../schema.ts';

const tones: Record<CustomsPrice['state'], BadgeTone> = {
  waiting: 'warning',
  accepted: 'success',
  talk: 'danger',
  withdrawn: 'neutral',
};

export function CustomsCard({ offer }: { offer: StaffOffer }) {
  const { t, language, call, refresh } = useApp(staffCustomsTexts);
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
          <RecordForm key={customs.length} offerId={offer.id} />
        </Disclosure>
      )}
      {withdrawing && (
        <AskDialog
          title={t.withdrawTitle}
          text={t.withdrawText}
          action={t.withdraw}
          withReason
          onDo={async (reason) => {
            const params = { id: withdrawing.id };
            await call(staffApi.withdrawCustoms, { params, body: { reason } });
            toast({ title: t.withdrawn, tone: 'success' });
            await refresh();
          }}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </section>
  );
}

function RecordForm({ offerId }: { offerId: string }) {
  const { t, language, live, call } = useApp(staffCustomsTexts);
  const { max: today } = pastDay();
  const [fields, setFields] = useState({ amount: '', namedOn: today, source: '' });
  const cents = readAmount(fields.amount) ?? 0;
  const { namedOn } = fields;
  const source = fields.source.trim();
  const wrong = {
    amount:
      cents < 1 || cents > customsLimits.cents
        ? (whichAmount(fields.amount)?.[language] ?? t.wrong.amount)
        : undefined,
    namedOn: isDayIn(pastDay(), namedOn) ? undefined : t.wrong.namedOn,
    source: source === '' ? t.wrong.source : undefined,
  };
  const control = (name: keyof typeof fields) => ({
    dense: true,
    name,
    autoComplete: 'off',
    disabled: !live,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <EntryForm
      wrong={wrong}
      save={() =>
        call(staffApi.nameCustoms, { params: { id: offerId }, body: { cents, namedOn, source } })
      }
      texts={{ submit: t.record, saved: t.recorded, notSaved: t.notDone }}
      onDone={() => {}}
    >
      {(errorOf) => (
        <>
          <TextField
            {...control('amount')}
            label={t.amount}
            prefix="US$"
            inputMode="decimal"
            error={errorOf('amount')}
          />
          <DayField {...control('namedOn')} label={t.namedOn} past error={errorOf('namedOn')} />
          <TextField
            {...control('source')}
            label={t.source}
            hint={t.sourceHint}
            maxLength={customsLimits.source}
            error={errorOf('source')}
          />
        </>
      )}
    </EntryForm>
  );
}
