import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { callAddress } from '#platform/calls/client.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffUnit } from '../../schema.ts';
import { staffActTexts } from '../../staff-act-messages.ts';
import { staffHandoverTexts } from '../../staff-messages.ts';
import css from './staff-handovers.module.css';
import { linkForm } from './staff-links.tsx';
import { useDoing } from './use-doing.ts';

const tones = { none: 'neutral', shown: 'success', locked: 'danger' } as const;

/** One unit that can be handed over: onto a link, its code, or recorded by word. */
export function WaitingUnit({ unit }: { unit: StaffUnit }) {
  const { language } = useApp();
  const t = staffHandoverTexts[language];
  const acts = staffActTexts[language];
  return (
    <li className={css.unit}>
      <label className={css.choice}>
        <input
          type="checkbox"
          form={linkForm}
          name="units"
          value={unit.id}
          aria-label={t.choose(unit.unit)}
        />
        <span>
          <strong>{unit.name}</strong>
          {unit.identifier && <span className={css.quiet}> {unit.identifier}</span>}
        </span>
      </label>
      <p className={css.quiet}>
        <a href={href(staffRoutes.staffQuotes, {}, { ver: unit.quoteId })}>
          <span className={css.number}>{unit.unit}</span>
        </a>
        {` · ${unit.customer} · ${unit.province}`}
      </p>
      <p className={css.actions}>
        {unit.ready && <Badge tone="info">{t.ready}</Badge>}
        <Badge tone={tones[unit.code]}>{t.codes[unit.code]}</Badge>
        <CodeButton unit={unit} />
      </p>
      <p>
        <a
          className={css.act}
          href={callAddress(staffApi.staffBlankAct, {
            params: { id: unit.id },
            query: { language },
          })}
          download
          aria-label={acts.blankOf(unit.unit)}
        >
          {acts.blank}
        </a>
      </p>
      <Disclosure summary={t.byWord}>
        <WordForm unit={unit} />
      </Disclosure>
    </li>
  );
}

function CodeButton({ unit: { id, unit, code, renewals } }: { unit: StaffUnit }) {
  const { language, call } = useApp();
  const t = staffHandoverTexts[language];
  const { busy, act } = useDoing();
  const label = code === 'none' ? t.show : t.renew;
  const renew = () => call(staffApi.renewHandoverCode, { params: { id }, body: { renewals } });
  return (
    <Button
      size="s"
      tone="secondary"
      data-live
      busy={busy}
      aria-label={t.codeOf(label, unit)}
      onClick={() => void act(renew, code === 'none' ? t.shown : t.renewed)}
    >
      {label}
    </Button>
  );
}

/** Sent again unchanged it is the same handover. */
function WordForm({ unit: { id } }: { unit: StaffUnit }) {
  const { language, call } = useApp();
  const t = staffHandoverTexts[language];
  const { busy, act } = useDoing();
  const [key] = useState(newKey);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = {
      handedOn: String(fields.get('handedOn')),
      receivedBy: String(fields.get('receivedBy')),
      reason: String(fields.get('reason')),
    };
    void act(() => call(staffApi.recordHandover, { params: { id }, body, key }), t.recorded);
  }
  const today = dayInHavana(new Date());
  return (
    <form className="stack" onSubmit={submit}>
      <TextField
        name="handedOn"
        type="date"
        label={t.handedOn}
        defaultValue={today}
        max={today}
        required
        dense
      />
      <TextField
        name="receivedBy"
        label={t.receivedBy}
        autoComplete="off"
        maxLength={80}
        required
        dense
      />
      <TextAreaField
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        rows={2}
        maxLength={500}
        required
      />
      <Button type="submit" size="s" busy={busy}>
        {t.record}
      </Button>
    </form>
  );
}
