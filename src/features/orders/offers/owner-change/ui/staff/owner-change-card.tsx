import { useState } from 'react';
import { mayMake } from '#features/people/accounts/may-make.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { Button } from '#kit/button.tsx';
import { AskCall } from '#kit/staff/form/ask-call.tsx';
import { area, type FormField } from '#kit/staff/form/form-fields.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { offerLimits } from '../../../offer-rules.ts';
import css from '../../../ui/staff/staff-offer.module.css';
import { staffOfferVersionTexts } from '../../../version-messages.ts';
import { ownerChangeTexts, staffOwnerChangeTexts } from '../../messages.ts';
import type { StaffOwnerChange } from '../../schema.ts';

type Change = NonNullable<StaffOwnerChange['change']>;

interface OwnerChangeCardProps {
  quoteId: string;
  facts: StaffOwnerChange;
}

/** Somebody asks that the order becomes theirs. Nothing where nobody does. */
export function OwnerChangeCard({ quoteId, facts: { change, twoPeople } }: OwnerChangeCardProps) {
  const { t, language } = useApp(staffOwnerChangeTexts);
  const { who, roles } = ownerChangeTexts[language];
  if (!change) return null;
  return (
    <section className={css.aside} aria-labelledby="owner-title">
      <h2 id="owner-title">{t.title}</h2>
      <p>
        {who(change.name, change.email, formatDate(change.askedAt, language))} {roles[change.role]}.
      </p>
      <p>{standsSo(change, t, language)}</p>
      {(change.own || twoPeople.selfFrom) && (
        <TwoPeopleNotice act="administrador" twoPeople={twoPeople} />
      )}
      <Decide quoteId={quoteId} change={change} />
    </section>
  );
}

type Texts = (typeof staffOwnerChangeTexts)['es'];

function standsSo({ agreedAt, from }: Change, t: Texts, language: 'es' | 'en'): string {
  if (agreedAt) return t.agreed(formatDate(agreedAt, language));
  return from ? t.silent(formatMoment(from, language)) : t.silentPays;
}

/** The call takes null, which passes the order on: so here it may not be empty. */
const toKeep: FormField = { ...area(), rule: { needed: true, max: offerLimits.reason } };

function Decide({ quoteId, change }: { quoteId: string; change: Change }) {
  const { t, person, language } = useApp(staffOwnerChangeTexts);
  const [asking, setAsking] = useState<'pass' | 'keep'>();
  if (!mayMake(staffApi.decideOwnerChange, person))
    return <p className="muted">{t.forAdministrador}</p>;
  const passes = asking === 'pass';
  return (
    <>
      {change.own && <p className="muted">{t.own}</p>}
      <div className="row gap-2 middle">
        {!change.own && (
          <Button size="s" data-live onClick={() => setAsking('pass')}>
            {t.pass}
          </Button>
        )}
        <Button size="s" tone="quiet" data-live onClick={() => setAsking('keep')}>
          {t.keep}
        </Button>
      </div>
      {asking && (
        <AskCall
          title={passes ? t.passTitle(change.name) : t.keepTitle}
          text={passes ? t.passText : t.keepText}
          call={staffApi.decideOwnerChange}
          params={{ id: quoteId }}
          fixed={{ expected: { id: change.id, agreedAt: change.agreedAt }, reason: null }}
          fields={passes ? ({} as { reason?: never }) : { reason: toKeep }}
          texts={{
            reason: staffOfferVersionTexts[language].reason,
            saved: passes ? t.passed : t.kept,
          }}
          submit={passes ? t.pass : t.keep}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
