import { mayMake } from '#features/people/accounts/may-make.ts';
import { Badge } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area, day, line } from '#kit/staff/form/form-fields.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { customerHref, staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { UnitAwaitingHandover } from '../../schema.ts';
import { staffActTexts } from '../../signed-acts/staff-messages.ts';
import { staffHandoverTexts } from '../../staff-messages.ts';
import css from './staff-handovers.module.css';
import { handoverLinkFormId } from './staff-links.tsx';

const tones = { none: 'neutral', shown: 'success', locked: 'danger', act: 'neutral' } as const;

export function AwaitingUnit({ unit }: { unit: UnitAwaitingHandover }) {
  const { t, language, person } = useApp(staffHandoverTexts);
  const acts = staffActTexts[language];
  return (
    <li className={css.unit}>
      <label className={css.choice}>
        <input
          type="checkbox"
          form={handoverLinkFormId}
          name="units"
          value={unit.id}
          aria-label={t.choose(unit.unit)}
        />
        <span>
          <strong>{unit.name}</strong>
          {unit.identifier && <span className="quiet"> {unit.identifier}</span>}
        </span>
      </label>
      <p className="quiet">
        <a href={staffQuoteHref(unit.quoteId)}>
          <span className="nowrap">{unit.unit}</span>
        </a>
        {' · '}
        <a href={customerHref(unit.quoteId)}>{unit.customer}</a>
        {` · ${unit.province}`}
      </p>
      <p className="row gap-2 middle">
        {unit.ready && <Badge tone="info">{t.ready}</Badge>}
        <Badge tone={tones[unit.code]}>{t.codes[unit.code]}</Badge>
        {unit.code !== 'act' && <CodeButton unit={unit} />}
      </p>
      {unit.code === 'act' && <p className="quiet">{t.withoutCode}</p>}
      <p>
        <a
          className="tap"
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
      {mayMake(staffApi.recordHandover, person) && (
        <Disclosure summary={t.byWord}>
          <WordForm unit={unit} />
        </Disclosure>
      )}
    </li>
  );
}

function CodeButton({ unit: { id, unit, code, renewals } }: { unit: UnitAwaitingHandover }) {
  const { t, call } = useApp(staffHandoverTexts);
  const label = code === 'none' ? t.show : t.renew;
  const renew = () => call(staffApi.renewHandoverCode, { params: { id }, body: { renewals } });
  return (
    <RecordButton
      texts={t}
      tone="secondary"
      label={t.codeOf(label, unit)}
      record={renew}
      done={code === 'none' ? t.shown : t.renewed}
      always
    >
      {label}
    </RecordButton>
  );
}

const wordFields = { handedOn: day({ past: true }), receivedBy: line(), reason: area({ rows: 2 }) };

function WordForm({ unit: { id } }: { unit: UnitAwaitingHandover }) {
  const { t } = useApp(staffHandoverTexts);
  return (
    <CallForm
      call={staffApi.recordHandover}
      params={{ id }}
      fields={wordFields}
      texts={{ ...t, saved: t.recorded }}
      start={{ handedOn: dayInHavana(new Date()) }}
      submit={t.record}
      size="m"
      always
    />
  );
}
