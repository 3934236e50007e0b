import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { toProblems } from '#kit/forms/problems.ts';
import paper from '#kit/unprinted.module.css';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { answerId, type OfferAction, offerFields } from '../form-fields.ts';
import { offerPageTexts } from '../messages.ts';
import { offerLimits } from '../offer-rules.ts';
import css from './offer.module.css';
import { isSold, type OfferView, withIndex } from './offer-view.ts';

/** The checkboxes of options, further up in the paper, belong to the form with this id. */
export const chooseForm = 'aceptar';

type AnswerProps = OfferView & { actionData: ActionData | null };

/** Plain forms, each with a page behind it, because they must work without a script. */
export function AnswerForms(props: AnswerProps) {
  const { t } = useApp(offerPageTexts);
  return (
    <div id={answerId} className="grid gap-4">
      {!isSold(props) && (
        // A GET, because it only shows the summary.
        <form
          id={chooseForm}
          method="get"
          action={`${props.path}/aceptar`}
          className={classNames(css.form, paper.unprinted)}
        >
          <Button type="submit" full>
            {t.accept}
          </Button>
          <p className="quiet">{t.acceptHint}</p>
        </form>
      )}
      <ChangeForm {...props} />
      <DeclineForm {...props} />
    </div>
  );
}

function ChangeForm({ offer, path, actionData }: AnswerProps) {
  const { t } = useApp(offerPageTexts);
  const action: OfferAction = 'cambio';
  const mine = actionData?.values[actionField] === action ? actionData : null;
  return (
    <details className={classNames(css.more, paper.unprinted)} open={mine !== null}>
      <summary>{t.changeTitle}</summary>
      <form
        method="post"
        action={postAddress(path, actionData !== null)}
        className="stack"
        noValidate
        data-keep
      >
        <ErrorSummary title={t.problem} problems={toProblems(mine?.fields ?? {})} />
        <input type="hidden" name={actionField} value={action} />
        <input type="hidden" name={offerFields.number} value={offer.number} />
        <SelectField
          id={offerFields.line}
          name={offerFields.line}
          label={t.changeLine}
          defaultValue={mine?.values[offerFields.line] ?? ''}
        >
          <option value="">{t.wholeOffer}</option>
          {withIndex(offer.lines).map(({ at, text }) => (
            <option key={at} value={at}>
              {text}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          id={offerFields.text}
          name={offerFields.text}
          label={t.changeText}
          rows={3}
          maxLength={offerLimits.change}
          defaultValue={mine?.values[offerFields.text] ?? ''}
          error={mine?.fields[offerFields.text]}
        />
        <Button type="submit" tone="secondary">
          {t.changeSend}
        </Button>
        <OtherLanguage />
      </form>
    </details>
  );
}

function DeclineForm({ offer, path, actionData }: AnswerProps) {
  const { t } = useApp(offerPageTexts);
  const action: OfferAction = 'rechazar';
  const mine = actionData?.values[actionField] === action ? actionData : null;
  return (
    <details className={classNames(css.more, paper.unprinted)} open={mine !== null}>
      <summary>{t.declineTitle}</summary>
      <form
        method="post"
        action={postAddress(path, actionData !== null)}
        className="stack"
        noValidate
        data-keep
      >
        <ErrorSummary title={t.problem} problems={toProblems(mine?.fields ?? {})} />
        <input type="hidden" name={actionField} value={action} />
        <input type="hidden" name={offerFields.number} value={offer.number} />
        <TextField
          id={offerFields.reason}
          name={offerFields.reason}
          label={t.declineReason}
          hint={t.declineHint}
          maxLength={offerLimits.reason}
          defaultValue={mine?.values[offerFields.reason] ?? ''}
          error={mine?.fields[offerFields.reason]}
        />
        <Button type="submit" tone="secondary">
          {t.decline}
        </Button>
        <OtherLanguage />
      </form>
    </details>
  );
}
