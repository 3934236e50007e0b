import { useState } from 'react';
import { staffPresetTexts } from '#features/orders/offers/preset-messages.ts';
import type { OfferPreset } from '#features/orders/offers/preset-schema.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { SidePanel } from '#kit/staff/side-panel.tsx';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { useMeanwhile } from '#kit/staff/use-meanwhile.tsx';
import { formatMoney } from '#platform/money.ts';
import { textOf } from '#platform/text/text-of.ts';
import { percentOf } from '#platform/text/typed-percent.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { PresetFieldsForm } from './preset-fields.tsx';
import { presetFieldsOf, presetForm } from './preset-form.ts';
import { PresetLinesTable } from './presets-tables.tsx';
import css from './staff-presets.module.css';

interface PresetsData {
  lines: OfferPreset[];
  opened: OfferPreset | undefined;
}

export const page: AnyPage = definePage<PresetsData>({
  load: async ({ call, query }) => {
    const lines = await call(staffApi.listOfferPresets, {});
    return { lines, opened: lines.find(({ id }) => id === query.get('ver')) };
  },
  head: ({ language }) => ({ title: staffPresetTexts[language].title, hidden: true }),
  View: PresetsPage,
});

const listHref = href(staffRoutes.staffPresets);

function PresetsPage({ data: { lines, opened } }: { data: PresetsData }) {
  const { t, call } = useApp(staffPresetTexts);
  // A new key after each saved preset empties the form.
  const [savedCount, setSavedCount] = useState(0);
  useListKeys();
  return (
    <StaffPage title={t.title} panel={opened && <OpenedPreset key={opened.id} preset={opened} />}>
      <p className={css.lead}>{t.lead}</p>
      <section className="grid gap-3" aria-labelledby="lines-title">
        <h2 id="lines-title">{t.lines}</h2>
        <p className={css.lead}>{t.linesLead}</p>
        {lines.length > 0 ? (
          <PresetLinesTable presets={lines} openId={opened?.id} />
        ) : (
          <p className="muted">{t.noLines}</p>
        )}
        <Disclosure summary={t.newLine}>
          <PresetFieldsForm
            key={savedCount}
            save={(fields) => call(staffApi.createOfferPreset, { body: presetForm(fields) })}
            onDone={() => setSavedCount(savedCount + 1)}
          />
        </Disclosure>
      </section>
      <p className={css.lead}>
        {t.inCuba} <a href={href(staffRoutes.staffTariff)}>{t.tariff}</a>.
      </p>
    </StaffPage>
  );
}

function OpenedPreset({ preset }: { preset: OfferPreset }) {
  const { t, language, call, navigate } = useApp(staffPresetTexts);
  const { id } = preset;
  const { save, notice } = useMeanwhile(preset, ({ textEs, textEn, priceCents, basisPoints }) =>
    [
      textEs,
      textEn,
      basisPoints === null ? formatMoney(priceCents, language) : t.ofGoods(percentOf(basisPoints)),
    ].join(' · '),
  );
  const close = () => void navigate(listHref, { scroll: false });
  return (
    <SidePanel title={t.edit(textOf(preset, language))} closeHref={listHref} row={id}>
      {notice}
      <PresetFieldsForm
        start={presetFieldsOf(preset)}
        save={(fields) =>
          save((expected) =>
            call(staffApi.updateOfferPreset, {
              params: { id },
              body: { ...presetForm(fields), expected },
            }),
          )
        }
        onDone={close}
        onCancel={close}
      />
    </SidePanel>
  );
}
