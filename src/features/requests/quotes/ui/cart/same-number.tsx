import { CheckboxField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { sameNumberField } from '../../cart/form-fields.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

export function SameNumber({ form, actionData }: { form?: string; actionData: ActionData | null }) {
  const { t } = useApp(quoteCartTexts);
  return (
    <CheckboxField
      id={sameNumberField}
      name={sameNumberField}
      {...(form && { form })}
      label={t.sameNumber}
      defaultChecked={Boolean(actionData?.values[sameNumberField])}
    />
  );
}
