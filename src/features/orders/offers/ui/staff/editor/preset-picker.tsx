import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { findCategory } from '#features/shop/catalogue/categories.ts';
import { SelectField } from '#kit/forms/field.tsx';
import { textOf } from '#platform/text/text-of.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';

interface SavedPreset {
  id: string;
  category?: string | null;
  textEs: string;
  textEn: string;
}

interface PresetPickerProps<Preset extends SavedPreset> {
  presets: readonly Preset[];
  onChoose: (preset: Preset) => void;
}

export function PresetPicker<Preset extends SavedPreset>({
  presets,
  onChoose,
}: PresetPickerProps<Preset>) {
  const { t, language } = useApp(staffOfferTexts);
  if (presets.length === 0) return null;
  return (
    <SelectField
      dense
      className={css.picker}
      label={<span className="visually-hidden">{t.addPreset}</span>}
      value=""
      onChange={({ target }) => {
        const preset = presets.find(({ id }) => id === target.value);
        if (preset) onChoose(preset);
      }}
    >
      <option value="">{t.addPreset}…</option>
      {presets.map((preset) => (
        <option key={preset.id} value={preset.id}>
          {textOf(preset, language)}
          {preset.category && ` (${findCategory(preset.category)?.plural[language]})`}
        </option>
      ))}
    </SelectField>
  );
}
