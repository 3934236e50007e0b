import { EndFields } from '#features/orders/offers/ending/ui/end-order.tsx';
import {
  amendedQuantityField,
  cancelAction,
  changeAction,
  expectedField,
  reasonField,
} from '#features/requests/quotes/amendment.ts';
import { amendTexts } from '#features/requests/quotes/messages.ts';
import { typedOf } from '#features/requests/quotes/recipient.ts';
import { DetailFields } from '#features/requests/quotes/ui/cart/detail-fields.tsx';
import { maxQuantity } from '#features/shop/cart/cart.ts';
import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { problemOf, toProblems } from '#kit/forms/problems.ts';
import paper from '#kit/unprinted.module.css';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { myQuoteHref } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import type { QuoteDetail } from '../../schema.ts';
import css from './my-quotes-page.module.css';

interface AmendQuoteProps {
  quote: QuoteDetail;
  actionData: ActionData | null;
}

/** True for one of these forms; any other is a message. */
export function isOfChange(actionData: ActionData | null): actionData is ActionData {
  return [changeAction, cancelAction].includes(actionData?.values[actionField] ?? '');
}

/** Plain forms, because changing or ending is too rare for a script. */
export function AmendQuote({ quote, actionData }: AmendQuoteProps) {
  const { t, language, person } = useApp(amendTexts);
  const cameBack = actionData?.values[actionField] === changeAction ? actionData : undefined;
  const values = cameBack?.values ?? typedOf(quote);
  const problems = toProblems(cameBack?.fields ?? {});
  const about = cameBack && problems.length === 0 ? cameBack.message : undefined;
  const form = { method: 'post', action: myQuoteHref(quote.id), className: 'stack' } as const;
  return (
    <details className={classNames(css.amend, paper.unprinted)} open={cameBack !== undefined}>
      <summary>{t.title}</summary>
      <p className="muted above-1">{t.lead}</p>
      {about && <p role="alert">{about}</p>}
      <form {...form}>
        <ErrorSummary title={t.failed} problems={problems} />
        <input type="hidden" name={actionField} value={changeAction} />
        <input type="hidden" name={renderedForField} value={renderedFor(person)} />
        <input type="hidden" name={expectedField} value={quote.revision} />
        {quote.items.map(({ productName, quantity }, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
            key={at}
            id={amendedQuantityField(at)}
            name={amendedQuantityField(at)}
            type="number"
            inputMode="numeric"
            min={0}
            max={maxQuantity}
            required
            label={t.quantityOf(productName)}
            hint={t.quantityHint}
            error={problemOf(problems, `quantities.${at}`)}
            defaultValue={values[amendedQuantityField(at) as keyof typeof values] ?? quantity}
          />
        ))}
        <DetailFields language={language} values={values} problems={problems} />
        <Button type="submit">{t.save}</Button>
      </form>
    </details>
  );
}

export function CancelQuote({ quote, actionData }: AmendQuoteProps) {
  const { t, person } = useApp(amendTexts);
  const cameBack = actionData?.values[actionField] === cancelAction ? actionData : undefined;
  return (
    <details className={classNames(css.amend, paper.unprinted)} open={cameBack !== undefined}>
      <summary>{t.cancelTitle}</summary>
      {cameBack && <p role="alert">{cameBack.message}</p>}
      <form method="post" action={myQuoteHref(quote.id)} className="stack">
        <input type="hidden" name={actionField} value={cancelAction} />
        <input type="hidden" name={renderedForField} value={renderedFor(person)} />
        <EndFields isOrder={quote.money !== null} reason={cameBack?.values[reasonField]} />
      </form>
    </details>
  );
}
