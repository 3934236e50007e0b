import { DescriptionList } from '#kit/data/description-list.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice, line } from '#kit/staff/form/form-fields.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { authorityKinds } from '../../items.ts';
import type { ExportFile, OrderAuthority } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { MadeBy, Versions } from './versions.tsx';

export function AuthorityPart({ file: { unit, authority } }: { file: ExportFile }) {
  const { t } = useApp(exportTexts);
  const [newest] = authority;
  const show = (version: OrderAuthority) => (
    <div className={`grid gap-2 ${css.version}`}>
      <DescriptionList
        items={[
          { term: t.kind, detail: `${t.authorityKinds[version.kind]}: ${version.text}` },
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

export const authorityFields = {
  kind: choice((language) =>
    authorityKinds.map((kind) => [kind, exportTexts[language].authorityKinds[kind]]),
  ),
  text: line(),
  source: line(),
};

function AuthorityForm({ newest, unitId: id }: AuthorityFormProps) {
  const { t } = useApp(exportTexts);
  return (
    <>
      <p>{t.ofOrder}</p>
      <CallForm
        call={staffApi.recordAuthority}
        params={{ id }}
        fixed={{ expected: newest?.version ?? 0 }}
        fields={authorityFields}
        texts={t}
        start={newest ?? { kind: 'exception' }}
      />
    </>
  );
}
