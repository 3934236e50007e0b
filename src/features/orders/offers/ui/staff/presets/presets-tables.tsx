import { provinceName } from '#features/company/provinces/provinces.ts';
import { staffPresetTexts } from '#features/orders/offers/preset-messages.ts';
import type { OfferPreset } from '#features/orders/offers/preset-schema.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { type Column, Table } from '#kit/data/table.tsx';
import { RemoveButton } from '#kit/staff/remove-button.tsx';
import { RowLink } from '#kit/staff/row-link.tsx';
import { formatMoney } from '#platform/money.ts';
import { textOf } from '#platform/text/text-of.ts';
import { percentOf } from '#platform/text/typed-percent.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';

interface TableProps {
  presets: OfferPreset[];
  openId: string | undefined;
}

export function PresetLinesTable({ presets, openId }: TableProps) {
  const { t, language } = useApp(staffPresetTexts);
  const shared = useColumns();
  return (
    <Table
      dense
      caption={t.lines}
      rows={presets}
      rowKey={({ id }) => id}
      isCurrent={({ id }) => id === openId}
      columns={[
        shared.text,
        { id: 'kind', header: t.kind, cell: ({ kind }) => t.kinds[kind] },
        shared.category,
        shared.province,
        {
          id: 'price',
          header: t.price,
          align: 'end',
          cell: ({ priceCents, basisPoints }) =>
            basisPoints === null
              ? formatMoney(priceCents, language)
              : t.ofGoods(percentOf(basisPoints)),
        },
        {
          id: 'actions',
          header: t.actions,
          quiet: true,
          cell: (preset) => <RemovePreset preset={preset} />,
        },
      ]}
    />
  );
}

function useColumns() {
  const { t, language } = useApp(staffPresetTexts);
  const text: Column<OfferPreset> = {
    id: 'text',
    header: t.text,
    cell: (preset) => {
      const name = textOf(preset, language);
      return (
        <RowLink
          href={href(staffRoutes.staffPresets, {}, { ver: preset.id })}
          row={preset.id}
          aria-label={t.edit(name)}
        >
          {name}
        </RowLink>
      );
    },
  };
  const category: Column<OfferPreset> = {
    id: 'category',
    header: t.category,
    cell: (preset) => findCategory(preset.category ?? '')?.plural[language] ?? t.anyCategory,
  };
  const province: Column<OfferPreset> = {
    id: 'province',
    header: t.province,
    cell: (preset) => (preset.province ? provinceName(preset.province) : t.anyProvince),
  };
  return { text, category, province };
}

function RemovePreset({ preset }: { preset: OfferPreset }) {
  const { id, ...body } = preset;
  const { t, language, call } = useApp(staffPresetTexts);
  return (
    <RemoveButton
      texts={t}
      label={t.removeOf(textOf(body, language))}
      remove={() =>
        call(staffApi.deleteOfferPreset, { params: { id }, body: { expected: preset } })
      }
      restore={() => call(staffApi.createOfferPreset, { body })}
    />
  );
}
