import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { RowLink } from '#kit/staff/list/row-link.tsx';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { percentOf } from '#platform/text/typed-percent.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { kindName } from '../../messages.ts';
import type { TariffEntry } from '../../schema.ts';
import { staffTariffTexts } from '../../staff-messages.ts';
import { Source } from '../source.tsx';

const tones: Record<TariffEntry['state'], BadgeTone> = {
  valid: 'success',
  coming: 'info',
  superseded: 'neutral',
  voided: 'danger',
};

/** On a phone only the first four are shown; a row's panel has the rest. */
export function useTariffColumns(hrefOf: (id: string) => string): ListColumn<TariffEntry>[] {
  const { t, language } = useApp(staffTariffTexts);
  return columnsOf(t, {
    kind: (entry) => (
      <RowLink href={hrefOf(entry.id)} row={entry.id}>
        {kindName(entry, language)}
      </RowLink>
    ),
    figure: {
      align: 'end',
      cell: (entry) => <span className="tabular">{figureText(entry, language)}</span>,
    },
    validFrom: ({ validFrom }) => formatDate(validFrom, language),
    state: ({ state }) => <Badge tone={tones[state]}>{t.states[state]}</Badge>,
    source: {
      wideOnly: true,
      cell: ({ source, sourceAddress }) => <Source address={sourceAddress}>{source}</Source>,
    },
    entered: {
      wideOnly: true,
      cell: ({ enteredBy, enteredAt }) =>
        `${enteredBy ?? t.somebody}, ${formatDate(enteredAt, language)}`,
    },
  });
}

export function figureText(
  { cents, basisPoints }: Pick<TariffEntry, 'cents' | 'basisPoints'>,
  language: Language,
): string {
  return basisPoints === null
    ? formatMoney(cents, language)
    : staffTariffTexts[language].ofPrice(percentOf(basisPoints));
}
