import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
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

/** Who an order is for, and what came of comparing each name. */
export function OrderNames({ quoteId, screening: { list, people } }: OrderNamesProps) {
  const { language, call, refresh } = useApp();
  const t = screeningTexts[language];
  const words = screeningWords[language];
  const { busy, run } = useAction(t.failed);
  const params = { id: quoteId };

  const compare = () =>
    run(async () => {
      await call(staffApi.screenOrder, { params });
      toast({ title: t.compared, tone: 'success' });
      await refresh();
    });

  return (
    <>
      <ul className={css.people}>
        {people.map(({ role, name, state, screenedAt }) => (
          <li key={`${role} ${name}`}>
            <span>
              {words.roles[role]}: <strong>{name}</strong>
            </span>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
            {screenedAt && <span className={css.quiet}>{formatMoment(screenedAt, language)}</span>}
          </li>
        ))}
      </ul>
      {!people.some(({ role }) => role === 'receives') && <p>{t.noReceiver}</p>}
      <p className={css.quiet}>
        {list ? t.withList(list.name, formatDate(list.listedOn, language)) : t.noLists}
      </p>
      <div className={css.actions}>
        {list && people.some(({ state }) => state === 'unscreened') && (
          <Button size="s" data-live busy={busy} onClick={() => void compare()}>
            {t.compare}
          </Button>
        )}
        <a className={css.link} href={href(staffRoutes.staffScreening)}>
          {t.toScreening}
        </a>
      </div>
      <PayerForm quoteId={quoteId} />
    </>
  );
}

function PayerForm({ quoteId }: Pick<OrderNamesProps, 'quoteId'>) {
  const { language, call, refresh } = useApp();
  const t = screeningTexts[language];
  const { busy, failure, run } = useAction(t.failed, { inPlace: true });
  const [name, setName] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void run(async () => {
      await call(staffApi.addPayer, { params: { id: quoteId }, body: { name } });
      setName('');
      toast({ title: t.saved, tone: 'success' });
      await refresh();
    });
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        name="payer"
        label={t.payer}
        hint={t.payerHint}
        maxLength={120}
        autoComplete="off"
        error={failure}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div>
        <Button type="submit" size="s" tone="secondary" data-live busy={busy}>
          {t.addPayer}
        </Button>
      </div>
    </form>
  );
}
