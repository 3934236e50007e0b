import { Button } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { typedBefore } from '#kit/forms/typed-fields.ts';
import paper from '#kit/unprinted.module.css';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { answerId, offerFields } from '../form-fields.ts';
import { offerPageTexts } from '../messages.ts';
import { offerLimits } from '../offer-rules.ts';
import { FoldedForm } from './folded-form.tsx';
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

function ChangeForm(props: AnswerProps) {
  const { t } = useApp(offerPageTexts);
  const { line, text } = offerFields;
  return (
    <FoldedForm {...props} action="cambio" title={t.changeTitle}>
      {(sent) => (
        <>
          <SelectField
            id={line}
            name={line}
            label={t.changeLine}
            defaultValue={sent?.values[line] ?? ''}
          >
            <option value="">{t.wholeOffer}</option>
            {withIndex(props.offer.lines).map(({ at, text }) => (
              <option key={at} value={at}>
                {text}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            {...typedBefore(sent, { [text]: offerLimits.change })(text)}
            label={t.changeText}
            rows={3}
          />
          <Button type="submit" tone="secondary">
            {t.changeSend}
          </Button>
        </>
      )}
    </FoldedForm>
  );
}

function DeclineForm(props: AnswerProps) {
  const { t } = useApp(offerPageTexts);
  const { reason } = offerFields;
  return (
    <FoldedForm {...props} action="rechazar" title={t.declineTitle}>
      {(sent) => (
        <>
          <TextField
            {...typedBefore(sent, { [reason]: offerLimits.reason })(reason)}
            label={t.declineReason}
            hint={t.declineHint}
          />
          <Button type="submit" tone="secondary">
            {t.decline}
          </Button>
        </>
      )}
    </FoldedForm>
  );
}
