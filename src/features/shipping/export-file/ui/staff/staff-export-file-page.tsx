import { mayMake } from '#features/people/accounts/may-make.ts';
import type { OrderScreening } from '#features/shipping/screening/schema.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { BackNav } from '#kit/staff/back-nav.tsx';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { area } from '#kit/staff/form/form-fields.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { WholeNumbers } from '#kit/whole-numbers.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffQuoteHref, staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { itemLabels } from '../../items.ts';
import type { ExportCheck, ExportFile } from '../../schema.ts';
import { exportTexts } from '../../staff-messages.ts';
import { CheckCard } from './check-card.tsx';
import css from './export-file.module.css';
import { MadeBy } from './versions.tsx';

interface ExportFileData {
  file: ExportFile;
  screening: OrderScreening;
}

export const page: AnyPage = definePage<ExportFileData>({
  load: async ({ call, params: { id = '' } }) => {
    const file = await call(staffApi.findExportFile, { params: { id } });
    const params = { id: file.unit.quoteId };
    return { file, screening: await call(staffApi.findOrderScreening, { params }) };
  },
  head: ({ language }, { file: { unit } }) => ({
    title: exportTexts[language].title(unit.number),
    hidden: true,
  }),
  loadFailed: ({ language }) => exportTexts[language].loadFailed,
  View: ExportFilePage,
});

function ExportFilePage({ data: { file, screening } }: { data: ExportFileData }) {
  const { t, language } = useApp(exportTexts);
  const { unit, checks } = file;
  const unused = checks.filter(isUnused);
  const cards = (shown: ExportCheck[]) =>
    shown.map((check) => (
      <CheckCard key={check.item} check={check} file={file} screening={screening} />
    ));
  return (
    <StaffPage title={t.title(unit.number)} heading={<WholeNumbers text={t.title(unit.number)} />}>
      <BackNav href={href(staffRoutes.staffUnit, { id: unit.id })} text={t.toUnit}>
        <a href={href(staffRoutes.staffRequirements)}>{t.toRequirements}</a>
      </BackNav>
      <p>
        {unit.name} · {findCategory(unit.category)?.singular[language]} ·{' '}
        <a href={staffQuoteHref(unit.quoteId)}>
          <WholeNumbers text={unit.reference} />
        </a>
      </p>
      <Standing file={file} />
      <div className={css.checks}>{cards(checks.filter((check) => !isUnused(check)))}</div>
      {unused.length > 0 && (
        <Disclosure summary={t.unused(unused.length)}>
          <div className={css.checks}>{cards(unused)}</div>
        </Disclosure>
      )}
      <OverridePart file={file} />
      <p className="quiet">{t.noAdvice}</p>
    </StaffPage>
  );
}

/** True where the item is not required and nothing is on record of it. */
const isUnused = ({ required, facts, scans, complete }: ExportCheck) =>
  !required && !complete && facts.length === 0 && scans.length === 0;

function Standing({ file: { unit, missing } }: { file: ExportFile }) {
  const { t, language } = useApp(exportTexts);
  if (unit.shippedOn)
    return <Notice tone="success" title={t.shipped(formatDate(unit.shippedOn, language))} />;
  if (missing.length === 0) return <Notice tone="success" title={t.mayShip} />;
  return (
    <Notice tone="warning" title={t.mayNot}>
      <p>{t.missing}</p>
      <ul className={`taps ${css.missing}`}>
        {missing.map((item) => (
          <li key={item}>
            <a href={`#${item}`}>{itemLabels[item][language]}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function OverridePart({ file }: { file: ExportFile }) {
  const { t, language, person } = useApp(exportTexts);
  const { overrides, missing, unit } = file;
  const labelsOf = (items: ExportFile['missing']) =>
    items.map((item) => itemLabels[item][language]).join('; ');
  const mayOverride = mayMake(staffApi.overrideExport, person);
  const canOverride = mayOverride && missing.length > 0 && !unit.shippedOn;
  return (
    <>
      {overrides.length > 0 && (
        <section className={`card grid gap-3 ${css.card}`}>
          <h2>{t.overrides}</h2>
          {overrides.map(({ items, reason, ...made }) => (
            <div key={made.madeAt} className={`grid gap-2 ${css.version}`}>
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
