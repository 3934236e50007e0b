import { CheckboxField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { sameNumberField } from '../../cart/form-fields.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

export function SameNumber({ form, posted }: { form?: string; posted: PostedForm | null }) {
  const { t } = useApp(quoteCartTexts);
  return (
    <CheckboxField
      id={sameNumberField}
      name={sameNumberField}
      {...(form && { form })}
      label={t.sameNumber}
      defaultChecked={Boolean(posted?.values[sameNumberField])}
    />
  );
}
