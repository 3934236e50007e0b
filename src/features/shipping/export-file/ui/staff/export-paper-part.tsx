import { Badge } from '#kit/data/badge.tsx';
import { DescriptionList } from '#kit/data/description-list.tsx';
import { CallForm, describe, type FormFields } from '#kit/staff/form/call-form.tsx';
import {
  area,
  choice,
  day,
  type FormField,
  line,
  moment,
  whole,
} from '#kit/staff/form/form-fields.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { ExportPaperItem } from '../../items.ts';
import { earliestExport, titleKinds } from '../../items.ts';
import type { ExportCheck, ExportFile, ExportPaperFacts } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import css from './export-file.module.css';
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
  const { withdrawn, note, presentedAt } = facts;
  const items = describe(exportPapers[item], t, facts, language);
  if (presentedAt) {
    items.push({ term: t.earliest, detail: formatMoment(earliestExport(presentedAt), language) });
  }
  if (note) items.push({ term: t.note, detail: note });
  if (item === 'title' && unit) {
    const { titleNumber, titleState } = unit;
    const detail = [titleNumber, titleState].filter(Boolean).join(', ') || t.none;
    items.unshift({ term: t.titleNumber, detail });
  }
  return (
    <div className={`grid gap-2 ${css.version}`}>
      {withdrawn && (
        <p>
          <Badge tone="warning">{t.withdrawn}</Badge>
        </p>
      )}
      <DescriptionList items={items} />
      <MadeBy made={facts} />
    </div>
  );
}

interface PaperFormProps {
  item: ExportPaperItem;
  newest: ExportPaperFacts | undefined;
  unitId: string;
}

/** Each correction has a note of its own. */
const note = { ...line(), at: () => undefined };

function ExportPaperForm({ item, newest, unitId: id }: PaperFormProps) {
  const { t } = useApp(exportTexts);
  return (
    <CallForm
      call={staffApi.recordPaper}
      params={{ id }}
      fixed={{ item, expected: newest?.version ?? 0 }}
      fields={paperFields(item)}
      texts={t}
      start={newest ?? paperStart}
    />
  );
}

export const paperFields = (item: ExportPaperItem) => ({ ...exportPapers[item], note });
export const paperStart = { titleCopies: 2 };

interface WithdrawFormProps {
  item: ExportPaperItem;
  version: number;
  unitId: string;
}

function WithdrawForm({ item, version: expected, unitId: id }: WithdrawFormProps) {
  const { t } = useApp(exportTexts);
  return (
    <CallForm
      className={css.withdraw}
      call={staffApi.withdrawPaper}
      params={{ id }}
      fixed={{ item, expected }}
      fields={{ note: line() }}
      texts={{ ...t, note: t.withdrawWhy }}
      submit={t.withdraw}
      tone="secondary"
    />
  );
}

type Fact = Exclude<
  keyof ExportPaperFacts,
  'version' | 'lien' | 'note' | 'withdrawn' | `made${string}`
>;

const lienHolder: FormField<string | null> = {
  ...line({ mark: undefined }),
  show: (holder, language) => holder ?? exportTexts[language].lienNone,
};

/** What staff write down of each paper. */
const exportPapers: Record<ExportPaperItem, FormFields<Fact>> = {
  title: {
    titleKind: choice((language) =>
      titleKinds.map((kind) => [kind, exportTexts[language].titleKinds[kind]]),
    ),
    titleCopies: whole,
  },
  lien: { lienHolder },
  aes: { itn: line({ spellCheck: false }) },
  presented: { presentedAt: moment(), port: line() },
  end_use: { endUse: area({ rows: 2 }), signedOn: day() },
};
