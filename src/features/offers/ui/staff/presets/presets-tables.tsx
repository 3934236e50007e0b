import { findCategory } from '#features/catalogue/categories.ts';
import { presetMessages } from '#features/offers/preset-messages.ts';
import type { OfferPreset } from '#features/offers/preset-schema.ts';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { type Column, Table } from '#kit/data/table.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { formatMoney } from '#platform/money.ts';
import { textOf } from '#platform/text/text-of.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import css from './staff-presets.module.css';

interface TableProps {
  presets: OfferPreset[];
  openId: string | undefined;
}

export function LinesTable({ presets, openId }: TableProps) {
  const { language } = useApp();
  const t = presetMessages[language];
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
              : t.ofGoods(String(basisPoints / 100)),
        },
        {
          id: 'actions',
          header: t.actions,
          quiet: true,
          cell: (preset) => <RemoveButton preset={preset} />,
        },
      ]}
    />
  );
}

function useColumns() {
  const { language } = useApp();
  const t = presetMessages[language];
  const text: Column<OfferPreset> = {
    id: 'text',
    header: t.text,
    cell: (preset) => {
      const name = textOf(preset, language);
      return (
        <a
          href={href(staffRoutes.staffPresets, {}, { ver: preset.id })}
          data-stay
          data-row={preset.id}
          className={css.open}
          aria-label={t.edit(name)}
        >
          {name}
        </a>
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

function RemoveButton({ preset }: { preset: OfferPreset }) {
  const { language, call, refresh } = useApp();
  const t = presetMessages[language];
  const params = { id: preset.id };
  const { run } = useAction(t.notSaved, { always: refresh });

  async function restore() {
    const { id: _, ...body } = preset;
    await call(staffApi.createOfferPreset, { body });
    toast({ title: t.saved, tone: 'success' });
  }

  async function remove() {
    await call(staffApi.deleteOfferPreset, { params });
    const undo = () => void run(restore);
    toast({ title: t.removed, tone: 'success', action: { label: t.undo, run: undo } });
  }

  return (
    <Button
      size="s"
      tone="quiet"
      data-live
      aria-label={t.removeOf(textOf(preset, language))}
      onClick={() => void run(remove)}
    >
      {t.remove}
    </Button>
  );
}
