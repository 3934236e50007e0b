import type { OrderScreening } from '#features/shipping/screening/schema.ts';
import { OrderNames } from '#features/shipping/screening/ui/staff/order-names.tsx';
import { isNorthAmerican, readVin } from '#features/shop/catalogue/passport/vin.ts';
import { Badge } from '#kit/data/badge.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { exportPaperItems, itemLabels, scanItems } from '../../items.ts';
import type { ExportCheck, ExportFile } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import { AuthorityPart } from './authority-part.tsx';
import css from './export-file.module.css';
import { ExportPaperPart } from './export-paper-part.tsx';
import { ScansPart } from './scans-part.tsx';

interface CheckProps {
  check: ExportCheck;
  file: ExportFile;
  screening: OrderScreening;
}

export function CheckCard({ check, file, screening }: CheckProps) {
  const { t, language } = useApp(exportTexts);
  const { item, source, validFrom } = check;
  const since = formatDate(validFrom, language);
  const scanItem = scanItems.find((each) => each === item);
  return (
    <section className={`card grid gap-3 ${css.card}`} id={item} aria-labelledby={`${item}-title`}>
      <div className="row gap-2 middle apart">
        <h2 id={`${item}-title`}>{itemLabels[item][language]}</h2>
        <StateBadge check={check} />
      </div>
      <ItemPart check={check} file={file} screening={screening} />
      {scanItem && <ScansPart item={scanItem} check={check} unitId={file.unit.id} />}
      <p className="quiet">
        {check.required ? t.required(source, since) : t.notRequired(source, since)}
        {check.scan && `. ${t.withScan}`}
      </p>
    </section>
  );
}

const tones = {
  complete: 'success',
  overridden: 'warning',
  missing: 'danger',
  optional: 'neutral',
} as const;

function StateBadge({ check }: Pick<CheckProps, 'check'>) {
  const state = stateOf(check);
  return <Badge tone={tones[state]}>{exportTexts[useApp().language].states[state]}</Badge>;
}

function stateOf({ complete, required, overridden }: ExportCheck): keyof typeof tones {
  if (complete) return 'complete';
  if (overridden) return 'overridden';
  return required ? 'missing' : 'optional';
}

function ItemPart({ check, file, screening }: CheckProps) {
  const paper = exportPaperItems.find((each) => each === check.item);
  if (paper) return <ExportPaperPart item={paper} check={check} unit={file.unit} />;
  if (check.item === 'vin') return <VinPart identifier={file.unit.identifier} />;
  if (check.item === 'authority') return <AuthorityPart file={file} />;
  return <OrderNames quoteId={file.unit.quoteId} screening={screening} />;
}

const vinTones = { good: 'success', check: 'danger', foreign: 'info', shape: 'info' } as const;

function VinPart({ identifier }: { identifier: string | null }) {
  const t = exportTexts[useApp().language].vin;
  if (!identifier) return <p className="quiet">{t.missing}</p>;
  const reading = readVin(identifier);
  const kind = reading === 'check' && !isNorthAmerican(identifier) ? 'foreign' : reading;
  return (
    <Notice
      tone={vinTones[kind]}
      title={<span className="tabular">{identifier}</span>}
      text={t[kind]}
    />
  );
}
