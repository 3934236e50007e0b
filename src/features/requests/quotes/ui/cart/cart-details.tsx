import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import type { FieldProblem } from '#kit/forms/problems.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { typedFields } from '../../cart/form-fields.ts';
import { cartPageTexts, quoteCartTexts } from '../../cart/messages.ts';
import { lacksContact } from '../../customer.ts';
import { detailFields, type TypedDetails } from '../../recipient.ts';
import { ContactFields } from './contact-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import drawer from './quote-drawer.module.css';
import { SameNumber } from './same-number.tsx';

export function problemsOfActionData(actionData: ActionData | null): FieldProblem[] {
  return Object.entries(actionData?.fields ?? {})
    .filter(([field]) => typedFields.includes(field))
    .map(([field, message]) => ({ field, message }));
}

export function QuoteDetailFields({
  actionData,
  fragment,
}: {
  actionData: ActionData | null;
  fragment: boolean;
}) {
  const { language, person } = useApp();
  const t = { ...quoteCartTexts[language], ...cartPageTexts[language] };
  const problems = problemsOfActionData(actionData);
  const values: TypedDetails = actionData?.values ?? {};
  const isTyped = detailFields.some((field) => values[field]?.trim());
  return (
    <div className="stack">
      <ErrorSummary title={t.problem} problems={problems} />
      {person && lacksContact(person) && !fragment && (
        <ContactFields
          language={language}
          phone={{ defaultValue: actionData?.values.phone ?? person.phone ?? '' }}
          whatsapp={{ defaultValue: actionData?.values.whatsapp ?? person.whatsapp ?? '' }}
          problems={problems}
        >
          <SameNumber actionData={actionData} />
        </ContactFields>
      )}
      <details className={drawer.details} open={isTyped}>
        <summary>{t.details}</summary>
        <DetailFields language={language} values={values} problems={problems} />
      </details>
    </div>
  );
}
