import { useState } from 'react';
import { presetMessages } from '#features/offers/preset-messages.ts';
import type { EstimatePreset, OfferPreset } from '#features/offers/preset-schema.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { textOf } from '#platform/text/text-of.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { PresetFieldsForm } from './preset-fields.tsx';
import { estimateForm, fieldsOf, lineForm, wrongEstimate, wrongLine } from './preset-form.ts';
import { EstimatesTable, LinesTable } from './presets-tables.tsx';
import css from './staff-presets.module.css';

interface PresetsData {
  lines: OfferPreset[];
  estimates: EstimatePreset[];
  /** The one that is open beside the lists. */
  opened: OfferPreset | EstimatePreset | undefined;
}

/** What new offers begin with: to write, change and take away. */
export const page: AnyPage = definePage<PresetsData>({
  load: async ({ call, query }) => {
    const [lines, estimates] = await Promise.all([
      call(staffApi.listOfferPresets, {}),
      call(staffApi.listEstimatePresets, {}),
    ]);
    const all = [...lines, ...estimates];
    return { lines, estimates, opened: all.find(({ id }) => id === query.get('ver')) };
  },
  head: ({ language }) => ({ title: presetMessages[language].title, hidden: true }),
  View: PresetsPage,
});

const listHref = href(staffRoutes.staffPresets);

function PresetsPage({ data: { lines, estimates, opened } }: { data: PresetsData }) {
  const { language, call } = useApp();
  const t = presetMessages[language];
  // Each saved one leaves an empty form behind.
  const [made, setMade] = useState(0);
  const again = () => setMade(made + 1);
  useListKeys();
  return (
    <StaffPage title={t.title} panel={opened && <OpenedPreset key={opened.id} preset={opened} />}>
      <p className={css.lead}>{t.lead}</p>
      <section className={css.part} aria-labelledby="lines-title">
        <h2 id="lines-title">{t.lines}</h2>
        <p className={css.lead}>{t.linesLead}</p>
        {lines.length > 0 ? (
          <LinesTable presets={lines} openId={opened?.id} />
        ) : (
          <p className={css.quiet}>{t.noLines}</p>
        )}
        <Disclosure summary={t.newLine}>
          <PresetFieldsForm
            key={made}
            of="line"
            check={wrongLine}
            save={(fields) => call(staffApi.createOfferPreset, { body: lineForm(fields) })}
            onDone={again}
          />
        </Disclosure>
      </section>
      <section className={css.part} aria-labelledby="estimates-title">
        <h2 id="estimates-title">{t.estimates}</h2>
        <p className={css.lead}>{t.estimatesLead}</p>
        {estimates.length > 0 ? (
          <EstimatesTable presets={estimates} openId={opened?.id} />
        ) : (
          <p className={css.quiet}>{t.noEstimates}</p>
        )}
        <Disclosure summary={t.newEstimate}>
          <PresetFieldsForm
            key={made}
            of="estimate"
            check={wrongEstimate}
            save={(fields) => call(staffApi.createEstimatePreset, { body: estimateForm(fields) })}
            onDone={again}
          />
        </Disclosure>
      </section>
    </StaffPage>
  );
}

/** One of them, beside the lists. */
function OpenedPreset({ preset }: { preset: OfferPreset | EstimatePreset }) {
  const { language, call, navigate } = useApp();
  const t = presetMessages[language];
  const { id } = preset;
  const isLine = 'kind' in preset;
  const close = () => void navigate(listHref, { scroll: false });
  return (
    <SidePanel title={t.edit(textOf(preset, language))} closeHref={listHref} row={id}>
      <PresetFieldsForm
        of={isLine ? 'line' : 'estimate'}
        start={fieldsOf(preset)}
        check={isLine ? wrongLine : wrongEstimate}
        save={(fields) =>
          isLine
            ? call(staffApi.updateOfferPreset, { params: { id }, body: lineForm(fields) })
            : call(staffApi.updateEstimatePreset, { params: { id }, body: estimateForm(fields) })
        }
        onDone={close}
        onCancel={close}
      />
    </SidePanel>
  );
}
