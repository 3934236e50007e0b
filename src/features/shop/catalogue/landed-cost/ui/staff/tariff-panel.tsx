import { DescriptionList } from '#kit/data/description-list.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { line } from '#kit/staff/form/form-fields.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { findCategory } from '../../../categories.ts';
import { kindName } from '../../messages.ts';
import type { TariffEntry } from '../../schema.ts';
import { staffTariffTexts } from '../../staff-messages.ts';
import { subjectOf } from '../../tariff-form.ts';
import { Source } from '../source.tsx';
import css from './staff-tariff.module.css';
import { TariffFieldsForm } from './tariff-fields.tsx';
import { figureText } from './use-tariff-columns.tsx';

export const newEntryKey = 'nueva';

interface PanelProps {
  entries: readonly TariffEntry[];
  opened: string;
  mayEdit: boolean;
  listHref: string;
}

export function TariffPanel({ entries, opened, mayEdit, listHref }: PanelProps) {
  const { t, language, navigate } = useApp(staffTariffTexts);
  const close = () => void navigate(listHref, { scroll: false });
  const panel = { closeHref: listHref, row: opened };
  const entry = entries.find(({ id }) => id === opened);
  if (!entry) {
    const isNew = opened === newEntryKey && mayEdit;
    return (
      <SidePanel {...panel} title={isNew ? t.add : t.gone}>
        {isNew && <TariffFieldsForm onDone={close} />}
      </SidePanel>
    );
  }
  const sameSubject = entries.filter((each) => subjectOf(each) === subjectOf(entry));
  return (
    <SidePanel
      {...panel}
      title={`${kindName(entry, language)}: ${findCategory(entry.category)?.plural[language]}`}
    >
      {mayEdit && (
        <Disclosure summary={t.addNext}>
          <TariffFieldsForm previous={entry} onDone={close} />
        </Disclosure>
      )}
      <h3>{t.history}</h3>
      {sameSubject.map((each) => (
        <Figure key={each.id} entry={each} />
      ))}
      {mayEdit && entry.state !== 'voided' && (
        <Disclosure summary={t.void}>
          <CallForm
            call={staffApi.voidTariff}
            params={{ id: entry.id }}
            fields={{ reason: line() }}
            texts={{ ...t, saved: t.voided }}
            submit={t.voidIt}
            onDone={close}
          />
        </Disclosure>
      )}
    </SidePanel>
  );
}

function Figure({ entry }: { entry: TariffEntry }) {
  const { t, language } = useApp(staffTariffTexts);
  const { validFrom, state, source, sourceAddress, enteredBy, enteredAt, voided } = entry;
  return (
    <section className={css.figure}>
      <DescriptionList
        items={[
          { term: t.figure, detail: figureText(entry, language) },
          { term: t.validFrom, detail: formatDate(validFrom, language) },
          { term: t.source, detail: <Source address={sourceAddress}>{source}</Source> },
          {
            term: t.entered,
            detail: `${enteredBy ?? t.somebody}, ${formatDate(enteredAt, language)}`,
          },
          {
            term: t.state,
            detail: voided ? t.voidedBy(voided.by ?? t.somebody, voided.reason) : t.states[state],
          },
        ]}
      />
    </section>
  );
}
