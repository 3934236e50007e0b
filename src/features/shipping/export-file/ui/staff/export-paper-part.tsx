import { Badge } from '#kit/data/badge.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { RecordForm } from '#kit/staff/record-form.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { ExportPaperItem } from '../../items.ts';
import { exportLimits } from '../../items.ts';
import type { ExportCheck, ExportFile, ExportPaperFacts } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
import { exportPapers } from './export-papers.tsx';
import { MadeBy, Versions } from './versions.tsx';

interface PaperPartProps {
  item: ExportPaperItem;
  check: ExportCheck;
  unit: ExportFile['unit'];
}

export function ExportPaperPart({ item, check: { facts: versions }, unit }: PaperPartProps) {
  const [newest] = versions;
  const isWithdrawable = newest && !newest.withdrawn;
  return (
    <Versions
      versions={versions}
      isCorrected={isWithdrawable === true}
      show={(facts) => <Facts item={item} facts={facts} {...(facts === newest && { unit })} />}
    >
      <ExportPaperForm item={item} newest={newest} unitId={unit.id} />
      {isWithdrawable && <WithdrawForm item={item} version={newest.version} unitId={unit.id} />}
    </Versions>
  );
}

interface FactsProps {
  item: ExportPaperItem;
  facts: ExportPaperFacts;
  /** The newest version shows the unit's title number beside the title. */
  unit?: ExportFile['unit'];
}

function Facts({ item, facts, unit }: FactsProps) {
  const { t, language } = useApp(exportTexts);
  const { withdrawn, note } = facts;
  const items = exportPapers[item].describe(facts, language);
  if (note) items.push([t.note, note]);
  if (item === 'title' && unit) {
    const { titleNumber, titleState } = unit;
    items.unshift([t.titleNumber, [titleNumber, titleState].filter(Boolean).join(', ') || t.none]);
  }
  return (
    <div className={css.version}>
      {withdrawn && (
        <p>
          <Badge tone="warning">{t.withdrawn}</Badge>
        </p>
      )}
      <DescriptionList items={items.map(([term, detail]) => ({ term, detail }))} />
      <MadeBy made={facts} />
    </div>
  );
}

interface PaperFormProps {
  item: ExportPaperItem;
  newest: ExportPaperFacts | undefined;
  unitId: string;
}

function ExportPaperForm({ item, newest, unitId: id }: PaperFormProps) {
  const { t, call } = useApp(exportTexts);
  const { Fields, read } = exportPapers[item];

  function save(fields: FormData) {
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    const body = read(typed, { expected: newest?.version ?? 0, note: typed('note') || null });
    return call(staffApi.recordPaper, { params: { id }, body });
  }

  return (
    <RecordForm texts={t} submit={t.save} save={save}>
      {(errorOf) => (
        <>
          <Fields newest={newest} errorOf={errorOf} />
          <TextField
            name="note"
            label={t.note}
            mark={`(${t.optional})`}
            maxLength={exportLimits.note}
          />
        </>
      )}
    </RecordForm>
  );
}

interface WithdrawFormProps {
  item: ExportPaperItem;
  version: number;
  unitId: string;
}

function WithdrawForm({ item, version: expected, unitId: id }: WithdrawFormProps) {
  const { t, call } = useApp(exportTexts);
  const save = (fields: FormData) =>
    call(staffApi.withdrawPaper, {
      params: { id },
      body: { item, expected, note: String(fields.get('note')) },
    });
  return (
    <RecordForm className={css.withdraw} texts={t} submit={t.withdraw} tone="secondary" save={save}>
      {(errorOf) => (
        <TextField
          name="note"
          label={t.withdrawWhy}
          maxLength={exportLimits.note}
          error={errorOf('note')}
        />
      )}
    </RecordForm>
  );
}
