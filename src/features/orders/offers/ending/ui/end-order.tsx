import { maxReason, reasonField } from '#features/requests/quotes/amendment.ts';
import { amendTexts } from '#features/requests/quotes/messages.ts';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { TextField } from '#kit/forms/field.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import paper from '#kit/unprinted.module.css';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { type OfferAction, offerFields } from '../../form-fields.ts';
import css from '../../ui/offer.module.css';
import type { OfferView } from '../../ui/offer-view.ts';

/** By the link of who asks; with an account it stands in their quotation. */
export function EndOrder({
  page,
  offer,
  path,
  actionData,
}: OfferView & { actionData: ActionData | null }) {
  const { t } = useApp(amendTexts);
  const action: OfferAction = 'terminar';
  const mine = actionData?.values[actionField] === action ? actionData : null;
  return (
    <details className={classNames(css.more, paper.unprinted)} open={mine !== null}>
      <summary>{t.cancelTitle}</summary>
      <form
        method="post"
        action={postAddress(path, actionData !== null)}
        className="stack"
        data-keep
      >
        <input type="hidden" name={actionField} value={action} />
        <input type="hidden" name={offerFields.number} value={offer.number} />
        <EndFields isOrder={page.money !== null} reason={mine?.values[reasonField]} />
        <OtherLanguage />
      </form>
    </details>
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
