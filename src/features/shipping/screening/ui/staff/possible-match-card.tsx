import { staffName } from '#features/people/accounts/staff-name.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Notice } from '#kit/notice.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area } from '#kit/staff/form/form-fields.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { screeningWords } from '../../order-roles.ts';
import type { ListEntry, PossibleMatch } from '../../schema.ts';
import { screeningTexts } from '../../staff-messages.ts';
import css from './screening.module.css';

export function PossibleMatchCard({ match }: { match: PossibleMatch }) {
  const { t, language } = useApp(screeningTexts);
  const { role, name, reference, quoteId, matches: entries, cleared } = match;
  return (
    <section className="card grid gap-3" aria-labelledby={match.id}>
      <h3 id={match.id}>{name}</h3>
      <p>
        <a className="tap" href={staffQuoteHref(quoteId)}>
          {t.of(screeningWords[language].roles[role], reference)}
        </a>
      </p>
      <h4>{t.entriesAlike}</h4>
      {entries.map((entry) => (
        <Entry key={JSON.stringify(entry)} entry={entry} />
      ))}
      {cleared.map(({ by, at, reason }) => (
        <p key={at}>{t.oneOfTwo(staffName(by, language), formatMoment(at, language), reason)}</p>
      ))}
      {cleared.some(({ own }) => own) ? (
        <Notice title={t.needsOther} />
      ) : (
        <CallForm
          call={staffApi.clearMatch}
          params={{ id: match.id }}
          fields={{ reason: area({ rows: 2 }) }}
          texts={t}
          submit={cleared.length > 0 ? t.clearSecond : t.clear}
          tone="secondary"
        />
      )}
    </section>
  );
}

function Entry({ entry }: { entry: ListEntry }) {
  const { t } = useApp(screeningTexts);
  const { name, type, source, number, link, born, bornIn, ...rest } = entry;
  const facts = [
    [t.source, [source, number].filter(Boolean).join(', ')],
    [t.otherNames, rest.otherNames],
    [t.born, [born, bornIn].filter(Boolean).join(', ')],
    [t.citizenships, rest.citizenships],
    [t.addresses, rest.addresses],
    [t.programs, rest.programs],
    [t.remarks, rest.remarks],
  ] as const;
  return (
    <div className={css.entry}>
      <p>
        <strong>{name}</strong> {type && `(${type})`}
      </p>
      <DescriptionList
        items={facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))}
      />
      {link && <p className="quiet">{link}</p>}
    </div>
  );
}
