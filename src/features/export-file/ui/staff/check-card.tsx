import type { OrderScreening } from '#features/screening/schema.ts';
import { OrderNames } from '#features/screening/ui/staff/order-names.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { itemLabels, paperItems, scanItems } from '../../items.ts';
import type { ExportCheck, ExportFile } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import { AuthorityPart } from './authority-part.tsx';
import css from './export-file.module.css';
import { PaperFactsList } from './paper-facts.tsx';
import { PaperForm } from './paper-form.tsx';
import { ScansPart } from './scans-part.tsx';
import { VinPart } from './vin-part.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

interface CheckProps {
  check: ExportCheck;
  file: ExportFile;
  screening: OrderScreening;
}

/** One item: how it stands, what is known of it, and what can be done about it. */
export function CheckCard({ check, file, screening }: CheckProps) {
  const { language } = useApp();
  const t = exportTexts[language];
  const { item, source, validFrom } = check;
  const since = formatDate(validFrom, language);
  const scanItem = scanItems.find((each) => each === item);
  return (
    <section className={css.card} id={item} aria-labelledby={`${item}-title`}>
      <div className={css.heading}>
        <h2 id={`${item}-title`}>{itemLabels[item][language]}</h2>
        <State check={check} />
      </div>
      <Known check={check} file={file} screening={screening} />
      {scanItem && <ScansPart item={scanItem} check={check} unitId={file.unit.id} />}
      <p className={css.quiet}>
        {check.required ? t.required(source, since) : t.notRequired(source, since)}
        {check.scan && `. ${t.withScan}`}
      </p>
    </section>
  );
}

function State({ check: { complete, required, overridden } }: Pick<CheckProps, 'check'>) {
  const t = exportTexts[useApp().language].states;
  const state = complete
    ? 'complete'
    : overridden
      ? 'overridden'
      : required
        ? 'missing'
        : 'optional';
  const tones: Record<typeof state, BadgeTone> = {
    complete: 'success',
    overridden: 'warning',
    missing: 'danger',
    optional: 'neutral',
  };
  return <Badge tone={tones[state]}>{t[state]}</Badge>;
}

function Known({ check, file, screening }: CheckProps) {
  const paper = paperItems.find((each) => each === check.item);
  if (paper) return <Paper check={check} file={file} item={paper} />;
  if (check.item === 'vin') return <VinPart identifier={file.unit.identifier} />;
  if (check.item === 'authority') return <AuthorityPart file={file} />;
  return <OrderNames quoteId={file.unit.quoteId} screening={screening} />;
}

function Paper({
  check,
  file,
  item,
}: Omit<CheckProps, 'screening'> & { item: (typeof paperItems)[number] }) {
  const t = exportTexts[useApp().language];
  const [newest, ...before] = check.facts;
  const stands = newest && !newest.withdrawn;
  return (
    <>
      {newest ? (
        <PaperFactsList item={item} facts={newest} unit={file.unit} />
      ) : (
        <p className={css.quiet}>{t.none}</p>
      )}
      <Disclosure key={newest?.version} summary={stands ? t.correct : t.record}>
        <PaperForm item={item} newest={newest} unitId={file.unit.id} />
        {stands && <WithdrawForm item={item} version={newest.version} unitId={file.unit.id} />}
      </Disclosure>
      {before.length > 0 && (
        <Disclosure summary={t.history}>
          {before.map((facts) => (
            <PaperFactsList key={facts.version} item={item} facts={facts} unit={undefined} />
          ))}
        </Disclosure>
      )}
    </>
  );
}
