import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { signInAgainTexts } from '#kit/messages.ts';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { loginAddress } from '#platform/http/shared/login-address.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import {
  type OfferAction,
  offerDoneKey,
  offerFields,
  ownerFields,
  ownerId,
} from '../../form-fields.ts';
import css from '../../ui/offer.module.css';
import { ownerChangeTexts } from '../messages.ts';
import type { OwnOwnerChange } from '../schema.ts';

interface OwnerChangePartProps {
  quoteId: string;
  facts: OwnOwnerChange;
  path: string;
  actionData: ActionData | null;
}

const action: OfferAction = 'ceder';

/** The owner's word about somebody who asks for the order. */
export function OwnerChangePart(props: OwnerChangePartProps) {
  const { change } = props.facts;
  const { t, language, address } = useApp(ownerChangeTexts);
  const isDone = address.searchParams.get(offerDoneKey) === action;
  const problem =
    props.actionData?.values[actionField] === action ? props.actionData.message : undefined;
  if (!change && !isDone && !problem) return null;
  return (
    <section id={ownerId} className={classNames(css.part, paper.unprinted)}>
      {problem && <Notice tone="danger" role="alert" title={problem} />}
      {!change ? (
        isDone && <Notice tone="success" role="status" title={t.kept} />
      ) : (
        <>
          <Notice
            tone={change.agreedAt ? 'info' : 'warning'}
            title={change.agreedAt ? t.agreed(change.name) : t.title}
            role="status"
          >
            <p>
              {t.who(change.name, change.email, formatDate(change.askedAt, language))}{' '}
              {t.roles[change.role]}.
            </p>
            <p>{change.agreedAt ? t.agreedText : t.passes}</p>
          </Notice>
          <Answers {...props} change={change} />
        </>
      )}
    </section>
  );
}

type AnswersProps = OwnerChangePartProps & { change: NonNullable<OwnOwnerChange['change']> };

function Answers({ quoteId, facts: { recent }, change, path, actionData }: AnswersProps) {
  const { t, language, person } = useApp(ownerChangeTexts);
  const answer = (value: 'si' | 'no', text: string) => (
    <Button
      type="submit"
      tone={value === 'si' ? 'primary' : 'secondary'}
      name={ownerFields.answer}
      value={value}
    >
      {text}
    </Button>
  );
  return (
    <form method="post" action={postAddress(path, actionData !== null)} className="stack">
      <input type="hidden" name={renderedForField} value={renderedFor(person)} />
      <input type="hidden" name={actionField} value={action} />
      <input type="hidden" name={offerFields.quote} value={quoteId} />
      <input type="hidden" name={ownerFields.change} value={change.id} />
      {!change.agreedAt && !recent && <p className="quiet">{t.agreeFirst}</p>}
      <p className="row gap-3">
        {!change.agreedAt &&
          (recent ? (
            answer('si', t.agree)
          ) : (
            <ButtonLink href={loginAddress(`${path}#${ownerId}`, true)}>
              {signInAgainTexts[language].enter}
            </ButtonLink>
          ))}
        {answer('no', t.keep)}
      </p>
    </form>
  );
}
