import { useState } from 'react';
import { CallForm } from '#kit/staff/form/call-form.tsx';
import { choice, day, type FormField, line } from '#kit/staff/form/form-fields.tsx';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { defaultCategory } from '../../../categories.ts';
import { categoryChoices, provinceChoices } from '../../../ui/staff/choices.ts';
import { tariffKinds } from '../../landed-cost.ts';
import type { TariffEntry } from '../../schema.ts';
import { staffTariffTexts } from '../../staff-messages.ts';
import { readFigure } from '../../tariff-form.ts';

/** An amount, or a part of the price: nobody enters the same figure twice, so it begins empty. */
const figure: FormField = {
  ...line({ mark: undefined, maxLength: 40 }),
  at: () => undefined,
  parts: (typed) => readFigure(typed) ?? {},
  wrong: (typed) =>
    readFigure(typed)
      ? undefined
      : (whichAmount(typed) ?? { es: 'Escriba 1,500 o 12.5 %.', en: 'Write 1,500 or 12.5%.' }),
};

const province = choice(() => [['', '…'], ...provinceChoices]);

interface TariffFieldsFormProps {
  previous?: TariffEntry;
  onDone: () => void;
}

export function TariffFieldsForm({ previous, onDone }: TariffFieldsFormProps) {
  const { t } = useApp(staffTariffTexts);
  const { category, kind: firstKind, province: firstProvince } = previous ?? {};
  const [kind, setKind] = useState<string>(firstKind ?? 'duties');
  return (
    <CallForm
      call={staffApi.enterTariff}
      fixed={{ province: null }}
      fields={{
        kind: choice(() => tariffKinds.map((each) => [each, t.kinds[each]]), {
          onChange: ({ target }) => setKind(target.value),
        }),
        category: choice(categoryChoices),
        ...(kind === 'inland' && { province }),
        cents: figure,
        validFrom: day(),
        source: line(),
        sourceAddress: line({ type: 'url' }),
      }}
      texts={t}
      start={{
        kind,
        category: category ?? defaultCategory,
        province: firstProvince,
        validFrom: dayInHavana(new Date()),
      }}
      submit={t.add}
      onDone={onDone}
    />
  );
}
