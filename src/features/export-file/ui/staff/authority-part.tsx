import type { FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { authorityKinds } from '../../items.ts';
import type { ExportFile, OrderAuthority } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { useRecording } from './use-recording.ts';

/** By what the order may be exported: a fact with its source, in versions. */
export function AuthorityPart({ file: { unit, authority } }: { file: ExportFile }) {
  const t = exportTexts[useApp().language];
  const [newest, ...before] = authority;
  return (
    <>
      {newest ? <Version authority={newest} /> : <p className={css.quiet}>{t.none}</p>}
      <Disclosure key={newest?.version} summary={newest ? t.correct : t.record}>
        <AuthorityForm newest={newest} unitId={unit.id} />
      </Disclosure>
      {before.length > 0 && (
        <Disclosure summary={t.history}>
          {before.map((each) => (
            <Version key={each.version} authority={each} />
          ))}
        </Disclosure>
      )}
    </>
  );
}

function Version({ authority }: { authority: OrderAuthority }) {
  const { language } = useApp();
  const t = exportTexts[language];
  const { kind, text, source, madeBy, madeAt } = authority;
  return (
    <div className={css.version}>
      <DescriptionList
        items={[
          { term: t.authority, detail: `${t.authorityKinds[kind]}: ${text}` },
          { term: t.source, detail: source },
        ]}
      />
      <p className={css.quiet}>{t.madeBy(madeBy ?? t.somebody, formatMoment(madeAt, language))}</p>
    </div>
  );
}

function AuthorityForm(props: { newest: OrderAuthority | undefined; unitId: string }) {
  const { newest, unitId } = props;
  const { language, call } = useApp();
  const t = exportTexts[language];
  const { busy, wrong, record } = useRecording();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = {
      expected: newest?.version ?? 0,
      kind: authorityKinds.find((kind) => kind === fields.get('kind')) ?? 'none',
      text: String(fields.get('text') ?? ''),
      source: String(fields.get('source') ?? ''),
    };
    void record(() => call(staffApi.recordAuthority, { params: { id: unitId }, body }));
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p>{t.ofOrder}</p>
      <SelectField name="kind" label={t.authority} defaultValue={newest?.kind ?? 'exception'}>
        {authorityKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t.authorityKinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="text"
        label={t.authorityText}
        hint={t.authorityHint}
        maxLength={200}
        error={wrong.text}
        defaultValue={newest?.text}
      />
      <TextField
        name="source"
        label={t.source}
        hint={t.sourceHint}
        maxLength={300}
        error={wrong.source}
        defaultValue={newest?.source}
      />
      <div>
        <Button type="submit" data-live busy={busy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
