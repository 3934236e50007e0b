import { mayMake } from '#features/people/accounts/may-make.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { type Column, Table } from '#kit/data/table.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { itemLabels } from '../../items.ts';
import { requirementTexts } from '../../requirement-messages.ts';
import type { Requirement, RequirementVersion } from '../../requirement-schema.ts';
import css from './export-file.module.css';
import { RequirementForm } from './requirement-form.tsx';

interface RequirementsData {
  rules: Requirement[];
  opened: Requirement | undefined;
}

const keyOf = ({ category, item }: Requirement) => `${category}-${item}`;

export const page: AnyPage = definePage<RequirementsData>({
  load: async ({ call, query }) => {
    const rules = await call(staffApi.listExportRequirements, {});
    return { rules, opened: rules.find((rule) => keyOf(rule) === query.get('ver')) };
  },
  head: ({ language }) => ({ title: requirementTexts[language].title, hidden: true }),
  View: RequirementsPage,
});

const listHref = href(staffRoutes.staffRequirements);

function RequirementsPage({ data: { rules, opened } }: { data: RequirementsData }) {
  const { t, language } = useApp(requirementTexts);
  const columns = useColumns();
  return (
    <StaffPage
      title={t.title}
      lead={t.lead}
      panel={opened && <Opened key={keyOf(opened)} rule={opened} />}
    >
      {categories.map(({ slug, plural }) => (
        <section key={slug} className={`card grid gap-3 ${css.card}`}>
          <h2>{plural[language]}</h2>
          <Table
            dense
            caption={plural[language]}
            rows={rules.filter(({ category }) => category === slug)}
            rowKey={keyOf}
            isCurrent={(rule) => rule === opened}
            columns={columns}
          />
        </section>
      ))}
    </StaffPage>
  );
}

function useColumns(): Column<Requirement>[] {
  const { t, language } = useApp(requirementTexts);
  const live = ({ versions }: Requirement) => versions.find(({ state }) => state === 'live');
  return columnsOf(t, {
    item: (rule) => (
      <a
        href={href(staffRoutes.staffRequirements, {}, { ver: keyOf(rule) })}
        data-stay
        data-row={keyOf(rule)}
        className="tap"
      >
        {itemLabels[rule.item][language]}
      </a>
    ),
    now: (rule) => <Now now={live(rule)} coming={rule.versions} />,
    source: (rule) => {
      const version = live(rule);
      return version && `${version.source}${version.ours ? `. ${t.ours}` : ''}`;
    },
  });
}

function answerOf({ required, scan }: RequirementVersion, language: Language): string {
  const t = requirementTexts[language];
  if (!required) return t.no;
  return scan ? t.yesScan : t.yes;
}

interface NowProps {
  now: RequirementVersion | undefined;
  coming: RequirementVersion[];
}

function Now({ now, coming }: NowProps) {
  const { t, language } = useApp(requirementTexts);
  const next = coming.findLast(({ state }) => state === 'coming');
  return (
    <>
      {now && answerOf(now, language)}
      {next && (
        <span className={css.coming}>
          {t.coming(formatDate(next.validFrom, language), answerOf(next, language))}
        </span>
      )}
    </>
  );
}

function Opened({ rule }: { rule: Requirement }) {
  const { t, language, person, navigate } = useApp(requirementTexts);
  const close = () => void navigate(listHref, { scroll: false });
  const label = itemLabels[rule.item][language];
  return (
    <SidePanel title={label} closeHref={listHref} row={keyOf(rule)}>
      {mayMake(staffApi.saveExportRequirement, person) && (
        <RequirementForm key={rule.versions.length} rule={rule} onDone={close} />
      )}
      <h3>{t.history}</h3>
      {rule.versions.map((version) => (
        <div key={version.version} className={`grid gap-2 ${css.version}`}>
          <p>
            {formatDate(version.validFrom, language)}: {answerOf(version, language)}.{' '}
            {version.source}
          </p>
          <p className="quiet">
            {version.ours
              ? t.ours
              : t.by(version.madeBy ?? t.somebody, formatDate(version.madeAt, language))}
          </p>
        </div>
      ))}
    </SidePanel>
  );
}
