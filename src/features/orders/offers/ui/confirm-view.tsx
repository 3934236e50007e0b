import { provinceName } from '#features/company/provinces/provinces.ts';
import { dueText } from '#features/ledger/entries/due.ts';
import { typedOf, writeConfirmed } from '#features/requests/quotes/recipient.ts';
import { RecipientFields } from '#features/requests/quotes/ui/cart/detail-fields.tsx';
import { Button, ButtonLink } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { toProblems } from '#kit/forms/problems.ts';
import { typedBefore } from '#kit/forms/typed-fields.ts';
import { Notice } from '#kit/notice.tsx';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { chosenOf, type OfferAction, offerFields } from '../form-fields.ts';
import { offerPageTexts } from '../messages.ts';
import { mayChoose, offerLimits, planFor, totalOf } from '../offer-rules.ts';
import type { Instalment } from '../schema.ts';
import { AsksProgress } from './asks-progress.tsx';
import css from './offer.module.css';
import { OfferGoods } from './offer-goods.tsx';
import { Plan } from './offer-paper.tsx';
import { heldNames, isSold, type OfferView } from './offer-view.ts';

type ConfirmProps = OfferView & { actionData: ActionData | null };

export function ConfirmView({ actionData, ...view }: ConfirmProps) {
  const { t } = useApp(offerPageTexts);
  const open = view.offer.state === 'sent' && view.page.role === 'asks' && !isSold(view);
  const isWholeWrong = actionData?.message && Object.keys(actionData.fields).length === 0;
  return (
    <>
      <div className={css.head}>
        <h1>{open ? t.confirmTitle : t.offer}</h1>
        <p className={css.number} translate="no">
          {view.offer.number}
        </p>
      </div>
      {isWholeWrong && <Notice tone="danger" role="alert" title={actionData.message} />}
      {open ? <Summary {...view} actionData={actionData} /> : <AsksProgress {...view} />}
      <p className="row gap-3">
        <ButtonLink tone="quiet" href={view.path}>
          {t.back}
        </ButtonLink>
      </p>
    </>
  );
}

function Summary({ actionData, ...view }: ConfirmProps) {
  const { offer } = view;
  const chosen = chosenOptions(useApp().address.searchParams, view);
  const total = totalOf(offer.lines, chosen);
  const plan = planFor(offer.plan, total);
  return (
    <>
      <ChosenLines {...view} chosen={chosen} first={plan[0]} />
      {plan.length > 1 && <Plan plan={plan} written={offer.language} />}
      <ConfirmForm {...view} actionData={actionData} chosen={chosen} total={total} />
    </>
  );
}

interface ChosenOptions {
  chosen: readonly number[];
  total: number;
}

function ChosenLines(
  props: OfferView & Pick<ChosenOptions, 'chosen'> & { first: Instalment | undefined },
) {
  const { page, offer, chosen, first } = props;
  const { t, language } = useApp(offerPageTexts);
  const held = heldNames({ page, offer }, chosen);
  return (
    <section className={css.part}>
      <h2>{t.chosen}</h2>
      <OfferGoods offer={offer} chosen={chosen} province={page.province} />
      {first && (
        <p>
          {t.firstPayment(offer.plan.length)}: <strong>{formatMoney(first.cents, language)}</strong>
          , {dueText(first, language)}.
        </p>
      )}
      {page.holds && held && <p>{t.holds(held, formatDate(page.holds.until, language))}</p>}
    </section>
  );
}

function ConfirmForm({
  page,
  offer,
  path,
  actionData,
  chosen,
  total,
}: ConfirmProps & ChosenOptions) {
  const { t } = useApp(offerPageTexts);
  const action: OfferAction = 'aceptar';
  const { name } = offerFields;
  const query = chosen.map((at) => `${offerFields.option}=${at}`).join('&');
  return (
    <form
      method="post"
      action={postAddress(`${path}/aceptar${query && `?${query}`}`, actionData !== null)}
      className="stack"
      noValidate
    >
      <ErrorSummary title={t.problem} problems={toProblems(actionData?.fields ?? {})} />
      <input type="hidden" name={offerFields.number} value={offer.number} />
      <input type="hidden" name={offerFields.chosen} value={chosen.join(',')} />
      <input type="hidden" name={offerFields.shown} value={offer.shownHash} />
      <input type="hidden" name={offerFields.total} value={total} />
      <TextField
        {...typedBefore(actionData, { [name]: offerLimits.name })(name)}
        label={t.name}
        autoComplete="name"
        {...(!actionData && { defaultValue: page.name })}
      />
      <AskRecipient page={page} actionData={actionData} />
      <p>
        {t.terms(offer.termsVersion)}.{' '}
        <a href={href(routes.terms, { version: offer.termsVersion })}>{t.readTerms}</a>.{' '}
        {t.noPayment}
      </p>
      <Button type="submit" full name={actionField} value={action}>
        {t.confirm}
      </Button>
    </form>
  );
}

/**
 * Asks for the recipient again, because the goods will be sent now; often it is not whoever
 * accepts.
 */
function AskRecipient({ page, actionData }: Pick<ConfirmProps, 'page' | 'actionData'>) {
  const { t, language } = useApp(offerPageTexts);
  const typed = typedOf({
    notes: null,
    recipient: page.recipient && { province: null, ...page.recipient },
  });
  return (
    <fieldset className="stack">
      <legend>
        <strong>{t.recipient}</strong>
      </legend>
      <p>{t.recipientText(provinceName(page.province))}</p>
      <input
        type="hidden"
        name={offerFields.recipient}
        value={actionData?.values[offerFields.recipient] ?? writeConfirmed(typed)}
      />
      <RecipientFields
        language={language}
        values={actionData?.values ?? typed}
        problems={toProblems(actionData?.fields ?? {})}
      />
    </fieldset>
  );
}

function chosenOptions(
  query: URLSearchParams,
  { page, offer }: Pick<OfferView, 'page' | 'offer'>,
): number[] {
  return chosenOf(query).filter((at) => mayChoose(offer.lines, [at]) && !page.gone.includes(at));
}
