import { mayMake } from '#features/people/accounts/may-make.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { CallForm } from '#kit/staff/call-form.tsx';
import { area } from '#kit/staff/form-fields.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { itemLabels } from '../../items.ts';
import type { ExportFile } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { MadeBy } from './versions.tsx';

export function OverridePart({ file }: { file: ExportFile }) {
  const { t, language, person } = useApp(exportTexts);
  const { overrides, missing, unit } = file;
  const labelsOf = (items: ExportFile['missing']) =>
    items.map((item) => itemLabels[item][language]).join('; ');
  const mayOverride = mayMake(staffApi.overrideExport, person);
  const canOverride = mayOverride && missing.length > 0 && !unit.shippedOn;
  return (
    <>
      {overrides.length > 0 && (
        <section className={css.card}>
          <h2>{t.overrides}</h2>
          {overrides.map(({ items, reason, ...made }) => (
            <div key={made.madeAt} className={css.version}>
              <p>
                {labelsOf(items)}: {reason}
              </p>
              <MadeBy made={made} />
            </div>
          ))}
        </section>
      )}
      {canOverride && (
        <Disclosure key={missing.join()} summary={t.override}>
          <p>{labelsOf(missing)}</p>
          <p>{t.overrideText}</p>
          <CallForm
            call={staffApi.overrideExport}
            params={{ id: unit.id }}
            fixed={{ items: missing }}
            fields={{ reason: area({ rows: 2 }) }}
            texts={t}
            submit={t.override}
            tone="danger"
          />
        </Disclosure>
      )}
    </>
  );
}
