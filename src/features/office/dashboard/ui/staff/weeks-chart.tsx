import { useId } from 'react';
import { Table } from '#kit/data/table.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { dashboardTexts } from '../../messages.ts';
import type { Week } from '../../schema.ts';
import css from './staff-dashboard-page.module.css';

const kinds = ['quotes', 'verifications'] as const;

const height = { top: 24, ground: 200, dates: 222, all: 232 };

/** Bars and a table. Widths are in per cent, so that the server can draw it for any screen. */
export function WeeksChart({ weeks }: { weeks: Week[] }) {
  const { t, language } = useApp(dashboardTexts);
  const id = useId();
  return (
    <section className="card grid gap-3 start" aria-labelledby={id}>
      <h2 id={id}>{t.weeks}</h2>
      <p className="quiet">{t.weeksLead}</p>
      <ul className={css.legend}>
        {kinds.map((kind) => (
          <li key={kind}>
            <svg width="18" height="14" aria-hidden="true">
              <Hatching id={`hatching-${kind}`} />
              <Bar kind={kind} hatching={`hatching-${kind}`} x="1" y={1} width="16" height={12} />
            </svg>
            {t[kind]}
          </li>
        ))}
      </ul>
      <Drawing weeks={weeks} />
      <Disclosure summary={t.asTable}>
        <Table
          dense
          caption={t.weeks}
          rows={weeks.toReversed()}
          rowKey={({ from }) => from}
          columns={columnsOf(t, {
            weekFrom: ({ from }: Week) =>
              formatDate(from, language) + (from === weeks.at(-1)?.from ? ` (${t.running})` : ''),
            quotes: { align: 'end', cell: ({ quotes }) => quotes },
            verifications: { align: 'end', cell: ({ verifications }) => verifications },
          })}
        />
      </Disclosure>
    </section>
  );
}

function Drawing({ weeks }: { weeks: Week[] }) {
  const { t, language } = useApp(dashboardTexts);
  const most = Math.max(4, ...weeks.flatMap((week) => kinds.map((kind) => week[kind])));
  const ticks = ticksTo(most);
  const highest = Math.max(...ticks);
  const y = (value: number) => height.ground - ((height.ground - height.top) * value) / highest;
  const week = 92 / (weeks.length - 0.3);
  const bar = (week * 0.7) / (kinds.length - 0.1);
  const percent = (at: number) => `${at.toFixed(2)}%`;
  return (
    <svg className={css.drawing} height={height.all} role="img" aria-label={t.weeksPicture}>
      <Hatching id="hatching" />
      {ticks.map((tick) => (
        <g key={tick} className={css.grid}>
          <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text y={y(tick) - 4}>{tick}</text>
        </g>
      ))}
      {weeks.map(({ from, ...counts }, at) => (
        <g key={from}>
          {kinds.map((kind, place) => {
            const left = 8 + week * at + bar * place;
            const top = y(counts[kind]);
            return (
              <g key={kind}>
                <Bar
                  kind={kind}
                  hatching="hatching"
                  x={percent(left)}
                  y={top}
                  width={percent(bar * 0.9)}
                  height={height.ground - top}
                />
                <text className={css.value} x={percent(left + bar * 0.45)} y={top - 4}>
                  {counts[kind]}
                </text>
              </g>
            );
          })}
          <text
            className={at % 3 === 0 ? css.date : css.moreDates}
            x={percent(8 + week * (at + 0.35))}
            y={height.dates}
          >
            {shortDate(from)}
          </text>
        </g>
      ))}
    </svg>
  );

  function shortDate(iso: string): string {
    return formatDate(iso, language).replace(/,? \d{4}$/, '');
  }
}

/** From 0 to the first that is not below `most`, in some four steps of 1, 2 or 5 and zeros. */
function ticksTo(most: number): number[] {
  const size = 10 ** Math.floor(Math.log10(most / 4));
  const step = size * ([1, 2, 5].find((each) => each * size >= most / 6) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}

type BarProps = {
  kind: (typeof kinds)[number];
  hatching: string;
  x: string;
  y: number;
  width: string;
  height: number;
};

/** Solid and hatched, so that nobody has to tell colours apart. */
function Bar({ kind, hatching, ...place }: BarProps) {
  return kind === 'quotes' ? (
    <rect {...place} className={css.solid} />
  ) : (
    <rect {...place} className={css.hatched} fill={`url(#${hatching})`} />
  );
}

function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <path className={css.hatching} d="M-1 1 1-1M0 6 6 0M5 7 7 5" />
    </pattern>
  );
}
