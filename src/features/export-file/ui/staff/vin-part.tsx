import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { exportTexts } from '../../staff-messages.ts';
import { isNorthAmerican, readVin } from '../../vin.ts';
import css from './export-file.module.css';

/** A vehicle's number, and what its own check digit says of it. */
export function VinPart({ identifier }: { identifier: string | null }) {
  const t = exportTexts[useApp().language].vin;
  if (!identifier) return <p className={css.quiet}>{t.missing}</p>;
  const reading = readVin(identifier);
  const told = reading === 'check' && !isNorthAmerican(identifier) ? t.foreign : t[reading];
  const tone = told === t.good ? 'success' : told === t.check ? 'danger' : 'info';
  return (
    <Notice tone={tone} title={<span className={css.number}>{identifier}</span>}>
      <p>{told}</p>
    </Notice>
  );
}
