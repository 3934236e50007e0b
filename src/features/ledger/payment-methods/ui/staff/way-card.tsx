import { useState } from 'react';
import { staffName } from '#features/people/accounts/staff-name.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRecord } from '#kit/staff/form/use-record.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { howToPayTexts, staffPaymentTexts } from '../../messages.ts';
import { methodNames } from '../../methods.ts';
import type { PaymentVersion, PaymentWay } from '../../schema.ts';
import { ProposalForm } from './proposal-form.tsx';
import css from './staff-payments.module.css';

interface WayProps {
  way: PaymentWay;
  decides: boolean;
}

export function WayCard({ way: { way, versions }, decides }: WayProps) {
  const { t, language } = useApp(staffPaymentTexts);
  const [newest] = versions;
  const live = versions.find(({ state }) => state === 'live');
  const waiting = versions.find(({ state }) => state === 'proposed');
  const before = versions.filter((each) => each !== live && each !== waiting);
  if (!newest) return null;
  return (
    <section className="card grid gap-4">
      <h2>{methodNames[language][(live ?? newest).method]}</h2>
      {live && <Version version={live} />}
      {waiting && <Waiting version={waiting} decides={decides} />}
      {decides && !waiting && (
        <Disclosure summary={t.change}>
          <ProposalForm way={way} latest={live ?? newest} expected={newest.version} />
        </Disclosure>
      )}
      {before.length > 0 && (
        <Disclosure summary={t.history}>
          {before.map((each) => (
            <Version key={each.id} version={each} />
          ))}
        </Disclosure>
      )}
    </section>
  );
}

function Version({ version }: { version: PaymentVersion }) {
  const { t, language } = useApp(staffPaymentTexts);
  const pay = howToPayTexts[language];
  const { method, holder, bank, account, note, closed, state } = version;
  const { proposedBy, proposedAt, decidedBy, decidedAt } = version;
  return (
    <div className={css.version}>
      <p>
        <Badge tone={state === 'live' ? 'success' : state === 'proposed' ? 'warning' : 'neutral'}>
          {t.states[state]}
        </Badge>{' '}
        {t.version(version.version)}
        {closed && `: ${state === 'live' ? t.closedLive : t.closes}`}
      </p>
      <DescriptionList
        items={[
          { term: t.method, detail: methodNames[language][method] },
          { term: pay.holder, detail: holder },
          ...(bank ? [{ term: pay.bank, detail: bank }] : []),
          { term: pay.accounts[method], detail: account },
          ...(note ? [{ term: t.noteEs, detail: note.es }] : []),
          ...(note ? [{ term: t.noteEn, detail: note.en }] : []),
        ]}
      />
      <p className="quiet">
        {t.proposedBy(staffName(proposedBy, language), formatMoment(proposedAt, language))}
        {decidedAt &&
          `. ${t.decidedBy(staffName(decidedBy, language), formatMoment(decidedAt, language))}`}
      </p>
    </div>
  );
}

function Waiting({ version, decides }: { version: PaymentVersion; decides: boolean }) {
  const { t, call } = useApp(staffPaymentTexts);
  const { busy, record } = useRecord(t);
  const [decision, setDecision] = useState<boolean>();
  const { id, own } = version;
  function decide(approve: boolean) {
    setDecision(approve);
    void record(
      () => call(staffApi.decidePayment, { params: { id }, body: { approve } }),
      t.decided,
    );
  }
  return (
    <Notice tone="warning" title={t.waits}>
      <p>{own ? t.ownWaits : t.waitsText}</p>
      <Version version={version} />
      {decides && (
        <div className="row gap-3">
          {!own && (
            <Button data-live busy={busy && decision === true} onClick={() => decide(true)}>
              {t.approve}
            </Button>
          )}
          <Button
            tone="secondary"
            data-live
            busy={busy && decision === false}
            onClick={() => decide(false)}
          >
            {own ? t.withdraw : t.reject}
          </Button>
        </div>
      )}
    </Notice>
  );
}
