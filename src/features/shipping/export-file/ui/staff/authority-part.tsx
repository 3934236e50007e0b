import { DescriptionList } from '#kit/data/description-list.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { authorityKinds, exportLimits } from '../../items.ts';
import type { ExportFile, OrderAuthority } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { MadeBy, Versions } from './versions.tsx';

export function AuthorityPart({ file: { unit, authority } }: { file: ExportFile }) {
  const { t } = useApp(exportTexts);
  const [newest] = authority;
  const show = (version: OrderAuthority) => (
    <div className={css.version}>
      <DescriptionList
        items={[
          { term: t.authority, detail: `${t.authorityKinds[version.kind]}: ${version.text}` },
          { term: t.source, detail: version.source },
        ]}
      />
      <MadeBy made={version} />
    </div>
  );
  return (
    <Versions versions={authority} isCorrected={newest !== undefined} show={show}>
      <AuthorityForm newest={newest} unitId={unit.id} />
    </Versions>
  );
}

interface AuthorityFormProps {
  newest: OrderAuthority | undefined;
  unitId: string;
}

function AuthorityForm({ newest, unitId: id }: AuthorityFormProps) {
  const { t, call } = useApp(exportTexts);

  function save(fields: FormData) {
    const body = {
      expected: newest?.version ?? 0,
      kind: authorityKinds.find((kind) => kind === fields.get('kind')) ?? 'none',
      text: String(fields.get('text')),
      source: String(fields.get('source')),
    };
    return call(staffApi.recordAuthority, { params: { id }, body });
  }

  return (
    <RecordForm texts={t} submit={t.save} save={save}>
      {(errorOf) => (
        <>
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
            maxLength={exportLimits.authority}
            error={errorOf('text')}
            defaultValue={newest?.text}
          />
          <TextField
            name="source"
            label={t.source}
            hint={t.sourceHint}
            maxLength={exportLimits.source}
            error={errorOf('source')}
            defaultValue={newest?.source}
          />
        </>
      )}
    </RecordForm>
  );
}
