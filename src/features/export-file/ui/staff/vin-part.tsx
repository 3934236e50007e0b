import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import { exportTexts } from '../../staff-messages.ts';
import { isNorthAmerican, readVin } from '../../vin.ts';
import css from './export-file.module.css';

const tones = { good: 'success', check: 'danger', foreign: 'info', shape: 'info' } as const;

export function VinPart({ identifier }: { identifier: string | null }) {
  const t = exportTexts[useApp().language].vin;
  if (!identifier) return <p className={css.quiet}>{t.missing}</p>;
  const reading = readVin(identifier);
  const kind = reading === 'check' && !isNorthAmerican(identifier) ? 'foreign' : reading;
  return (
    <Notice tone={tones[kind]} title={<span className={css.number}>{identifier}</span>}>
      <p>{t[kind]}</p>
    </Notice>
  );
}
