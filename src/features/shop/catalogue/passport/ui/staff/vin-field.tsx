import { type ComponentProps, useState } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import type { FormField } from '#kit/staff/form/form-fields.tsx';
import { line } from '#kit/staff/form/form-fields.tsx';
import { useApp } from '#web/app-context.ts';
import type { StaffProduct } from '../../../products/staff-schema.ts';
import { staffPassportTexts } from '../../staff-messages.ts';
import { contradictionsOfVin } from '../../vin-facts.ts';

/** Says while it is typed what a VIN contradicts. */
export const vinField = (product: StaffProduct): FormField => ({
  ...line(),
  draw: (control, { value, rule: { max } }) => (
    <VinInput
      {...control}
      dense
      autoComplete="off"
      maxLength={max}
      product={product}
      defaultValue={String(value ?? '')}
    />
  ),
});

interface VinInputProps extends ComponentProps<typeof TextField> {
  product: StaffProduct;
  defaultValue: string;
}

function VinInput({ product, ...field }: VinInputProps) {
  const { t } = useApp(staffPassportTexts);
  const [typed, setTyped] = useState(field.defaultValue);
  const vin = typed.replace(/[\s-]/g, '').toUpperCase();
  const said = vin === '' ? [] : contradictionsOfVin(vin, product);
  const words = said.map((each) => {
    if (each.kind === 'year')
      return t.contradictions.year(each.years.join(' / '), String(product.year));
    if (each.kind === 'make') return t.contradictions.make(each.make, product.brand ?? '');
    return t.contradictions[each.kind];
  });
  return (
    <div>
      <TextField {...field} onChange={({ target }) => setTyped(target.value)} />
      <p role="status" className="quiet">
        {words.join(' ')}
      </p>
    </div>
  );
}
