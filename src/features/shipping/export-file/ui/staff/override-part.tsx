import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { exportLimits, itemLabels } from '../../items.ts';
import type { ExportFile } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { MadeBy } from './versions.tsx';

export function OverridePart({ file }: { file: ExportFile }) {
  const { t, language, person } = useApp(exportTexts);
  const { overrides, missing, unit } = file;
  const labelsOf = (items: ExportFile['missing']) =>
    items.map((item) => itemLabels[item][language]).join('; ');
  const canOverride = person?.role === 'administrador' && missing.length > 0 && !unit.shippedOn;
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
          <OverrideForm file={file} />
        </Disclosure>
      )}
    </>
  );
}

function OverrideForm({ file: { unit, missing: items } }: { file: ExportFile }) {
  const { t, call } = useApp(exportTexts);
  const save = (fields: FormData) =>
    call(staffApi.overrideExport, {
      params: { id: unit.id },
      body: { items, reason: String(fields.get('reason')) },
    });
  return (
    <RecordForm texts={t} submit={t.override} tone="danger" save={save}>
      {(errorOf) => (
        <TextAreaField
          name="reason"
          label={t.reason}
          rows={2}
          maxLength={exportLimits.reason}
          error={errorOf('reason')}
        />
      )}
    </RecordForm>
  );
}
