import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { TextAreaField } from '#kit/forms/field.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { itemLabels } from '../../items.ts';
import type { ExportFile } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { useRecording } from './use-recording.ts';

/** What an administrador let go, and a form to let go what is missing now. */
export function OverridePart({ file }: { file: ExportFile }) {
  const { language, person } = useApp();
  const t = exportTexts[language];
  const { overrides, missing, unit } = file;
  const named = (items: ExportFile['missing']) =>
    items.map((item) => itemLabels[item][language]).join('; ');
  const may = person?.role === 'administrador' && missing.length > 0 && !unit.shippedOn;
  return (
    <>
      {overrides.length > 0 && (
        <section className={css.card}>
          <h2>{t.overrides}</h2>
          {overrides.map(({ items, reason, madeBy, madeAt }) => (
            <div key={madeAt} className={css.version}>
              <p>
                {named(items)}: {reason}
              </p>
              <p className={css.quiet}>
                {t.madeBy(madeBy ?? t.somebody, formatMoment(madeAt, language))}
              </p>
            </div>
          ))}
        </section>
      )}
      {may && (
        <Disclosure key={missing.join()} summary={t.override}>
          <p>{named(missing)}</p>
          <p>{t.overrideText}</p>
          <OverrideForm file={file} />
        </Disclosure>
      )}
    </>
  );
}

function OverrideForm({ file: { unit, missing } }: { file: ExportFile }) {
  const { language, call } = useApp();
  const t = exportTexts[language];
  const { busy, wrong, record } = useRecording();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const body = { items: missing, reason };
    void record(() => call(staffApi.overrideExport, { params: { id: unit.id }, body }));
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextAreaField name="reason" label={t.reason} rows={2} maxLength={500} error={wrong.reason} />
      <div>
        <Button type="submit" tone="danger" data-live busy={busy}>
          {t.override}
        </Button>
      </div>
    </form>
  );
}
