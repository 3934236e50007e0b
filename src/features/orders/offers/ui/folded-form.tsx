import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { toProblems } from '#kit/forms/problems.ts';
import paper from '#kit/unprinted.module.css';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { type OfferAction, offerFields } from '../form-fields.ts';
import { offerPageTexts } from '../messages.ts';
import type { Offer } from '../schema.ts';
import css from './offer.module.css';

interface FoldedFormProps {
  action: OfferAction;
  title: string;
  offer: Pick<Offer, 'number'>;
  path: string;
  /** Of whichever form of the page came back. */
  actionData: ActionData | null;
  children: (sent: ActionData | null) => ReactNode;
}

/** A form about an offer, folded under its title; open where it came back with errors. */
export function FoldedForm({ action, title, offer, path, actionData, children }: FoldedFormProps) {
  const { t } = useApp(offerPageTexts);
  const sent = actionData?.values[actionField] === action ? actionData : null;
  return (
    <details className={classNames(css.more, paper.unprinted)} open={sent !== null}>
      <summary>{title}</summary>
      <form
        method="post"
        action={postAddress(path, actionData !== null)}
        className="stack"
        noValidate
        data-keep
      >
        <ErrorSummary title={t.problem} problems={toProblems(sent?.fields ?? {})} />
        <input type="hidden" name={actionField} value={action} />
        <input type="hidden" name={offerFields.number} value={offer.number} />
        {children(sent)}
        <OtherLanguage />
      </form>
    </details>
  );
}
