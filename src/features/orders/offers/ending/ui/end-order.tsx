import { maxReason, reasonField } from '#features/requests/quotes/amendment.ts';
import { amendTexts } from '#features/requests/quotes/messages.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { FoldedForm } from '../../ui/folded-form.tsx';
import type { OfferView } from '../../ui/offer-view.ts';

/** By the link of who asks; with an account it stands in their quotation. */
export function EndOrder(props: OfferView & { actionData: ActionData | null }) {
  const { t } = useApp(amendTexts);
  return (
    <FoldedForm {...props} action="terminar" title={t.cancelTitle}>
      {(sent) => (
        <EndFields isOrder={props.page.money !== null} reason={sent?.values[reasonField]} />
      )}
    </FoldedForm>
  );
}

interface EndFieldsProps {
  /** Money may have come in for it. */
  isOrder: boolean;
  reason: string | undefined;
}

export function EndFields({ isOrder, reason }: EndFieldsProps) {
  const { t } = useApp(amendTexts);
  return (
    <>
      <p>{t.cancelLead}</p>
      {isOrder && <p>{t.cancelPaid}</p>}
      <TextField name={reasonField} label={t.reason} maxLength={maxReason} defaultValue={reason} />
      <Button type="submit" tone="secondary">
        {t.cancel}
      </Button>
    </>
  );
}
