import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { inCubaTexts } from '../messages.ts';
import { type NamedCost, priceBlock } from '../price-block.ts';
import css from './in-cuba.module.css';
import { Source } from './source.tsx';

interface InCubaProps {
  /** What is paid to us, which stands above; null means to be confirmed. */
  cents: number | null;
  costs: readonly NamedCost[];
  province: ProvinceCode;
  /** Says that it is not paid to us. */
  note: string;
}

/** The rest of the price block, under what is paid to us. */
export function InCuba({ cents, costs, province, note }: InCubaProps) {
  const { language } = useApp();
  const [, ...lines] = priceBlock({ label: '', cents, costs, province }, language);
  return (
    <>
      {lines.length > 0 && (
        <dl className={css.lines}>
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <CostSources costs={costs} note={note} />
    </>
  );
}

/** What is paid in Cuba, part by part, behind one tap. */
function CostSources({ costs, note }: Pick<InCubaProps, 'costs' | 'note'>) {
  const { t, language } = useApp(inCubaTexts);
  if (costs.length === 0) return null;
  return (
    <details className={css.sources}>
      <summary>{t.sources}</summary>
      <p>{note}</p>
      {bySource(costs).map(({ from: { source, sourceAddress, asOf }, those }) => (
        <div key={those[0]?.text}>
          <DescriptionList
            items={those.map(({ text, cents }) => ({
              term: text,
              detail: cents === null ? t.missing : formatMoney(cents, language),
            }))}
          />
          {source !== null && asOf !== null && (
            <p className="quiet">
              <Source address={sourceAddress}>{t.asOf(source, formatDate(asOf, language))}</Source>
            </p>
          )}
        </div>
      ))}
    </details>
  );
}

interface OfSource {
  from: NamedCost;
  those: NamedCost[];
}

/** Costs that follow each other from one source name it once. */
function bySource(costs: readonly NamedCost[]): OfSource[] {
  const groups: OfSource[] = [];
  for (const cost of costs) {
    const last = groups.at(-1);
    if (last && isSameSource(last.from, cost)) last.those.push(cost);
    else groups.push({ from: cost, those: [cost] });
  }
  return groups;
}

const isSameSource = (one: NamedCost, other: NamedCost) =>
  one.source === other.source &&
  one.sourceAddress === other.sourceAddress &&
  one.asOf === other.asOf;
