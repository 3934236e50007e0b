import { DescriptionList } from '#kit/data/description-list.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { TariffKind } from '../landed-cost.ts';
import { inCubaTexts, kindName } from '../messages.ts';
import type { InCubaCosts as Figures } from '../schema.ts';
import { Source } from './source.tsx';

interface InCubaProps {
  inCuba: Figures;
  quiet: string | undefined;
}

/** Shows the sum only where no part is missing. */
export function InCuba({ inCuba: { parts, missing }, quiet }: InCubaProps) {
  const { t, language, province } = useApp(inCubaTexts);
  const nameOf = (kind: TariffKind) => kindName({ kind, province }, language);
  const items = parts.map(({ kind, cents, source, sourceAddress, validFrom }) => ({
    term: nameOf(kind),
    detail: (
      <>
        <span className="tabular">{formatMoney(cents, language)}</span>
        <br />
        <span className={quiet}>
          <Source address={sourceAddress}>{t.asOf(source, formatDate(validFrom, language))}</Source>
        </span>
      </>
    ),
  }));
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  return (
    <section>
      <h2>{t.title}</h2>
      <p className={quiet}>{t.ofPiece}</p>
      <DescriptionList
        items={[
          ...items,
          missing.length > 0
            ? { term: t.missing, detail: missing.map(nameOf).join('; ') }
            : {
                term: t.sum,
                detail: <strong className="tabular">{formatMoney(sum, language)}</strong>,
              },
        ]}
      />
    </section>
  );
}
