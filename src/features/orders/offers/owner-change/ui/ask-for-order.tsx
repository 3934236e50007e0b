import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { loginAddress } from '#platform/http/shared/login-address.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { type OfferAction, ownerId } from '../../form-fields.ts';
import type { OfferPage } from '../../schema.ts';
import css from '../../ui/offer.module.css';
import { ownerChangeTexts } from '../messages.ts';

interface AskForOrderProps {
  page: OfferPage;
  path: string;
  actionData: ActionData | null;
}

/** Whoever has a link asks, signed in, that the order becomes theirs. It works without a script. */
export function AskForOrder({ page: { ask }, path, actionData }: AskForOrderProps) {
  const { t, person } = useApp(ownerChangeTexts);
  if (!ask) return null;
  const action: OfferAction = 'pedir';
  const mine = actionData?.values[actionField] === action ? actionData : null;
  if (ask === 'waits' || ask === 'refused') {
    return (
      <section id={ownerId} className={css.part}>
        <Notice title={t[ask]} role="status">
          <p>{ask === 'waits' ? t.waitsText : t.refusedText}</p>
        </Notice>
      </section>
    );
  }
  return (
    <details id={ownerId} className={classNames(css.more, paper.unprinted)} open={mine !== null}>
      <summary>{t.askTitle}</summary>
      <div className="stack">
        {mine?.message && <Notice tone="danger" role="alert" title={mine.message} />}
        <p className="quiet">{t.askText}</p>
        {ask === 'sign-in' ? (
          <ButtonLink tone="secondary" href={loginAddress(`${path}#${ownerId}`)}>
            {t.signIn}
          </ButtonLink>
        ) : (
          <form method="post" action={postAddress(path, actionData !== null)}>
            <input type="hidden" name={renderedForField} value={renderedFor(person)} />
            <Button type="submit" tone="secondary" name={actionField} value={action}>
              {t.ask}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
