import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { maxStock } from '#features/shop/catalogue/stock.ts';
import { SwitchField, TextField } from '#kit/forms/field.tsx';
import { priceToConfirm } from '#platform/money.ts';
import { useApp } from '#web/app-context.ts';
import { type FieldsProps, numberField, useTextField } from './use-text-field.ts';

const money = {
  ...numberField,
  min: '0.01',
  step: '0.01',
  inputMode: 'decimal',
  prefix: 'US$',
} as const;

export function PriceField(props: FieldsProps) {
  const { t } = useApp(staffProductFormTexts);
  const isToConfirm = props.draft.price === null;
  return (
    <TextField
      {...useTextField(props)('price')}
      {...money}
      hint={t.priceHint}
      required={!isToConfirm}
      disabled={isToConfirm}
    />
  );
}

export function PriceToConfirmField({ draft, change }: FieldsProps) {
  const { language } = useApp();
  return (
    <SwitchField
      id="priceToConfirm"
      label={priceToConfirm[language]}
      hint={staffProductFormTexts[language].priceToConfirmHint}
      checked={draft.price === null}
      onChange={({ target }) =>
        change((before) => ({ ...before, price: target.checked ? null : '' }))
      }
    />
  );
}

export function FormerPriceField(props: FieldsProps) {
  const { t } = useApp(staffProductFormTexts);
  return (
    <TextField
      {...useTextField(props)('formerPrice')}
      {...money}
      mark={`(${t.optional})`}
      hint={t.formerPriceHint}
    />
  );
}

export function StockField(props: FieldsProps) {
  const { t } = useApp(staffProductFormTexts);
  return (
    <TextField
      {...useTextField(props)('stock')}
      {...numberField}
      mark={`(${t.optional})`}
      min="1"
      max={maxStock}
      step="1"
      inputMode="numeric"
      hint={t.stockHint}
    />
  );
}
