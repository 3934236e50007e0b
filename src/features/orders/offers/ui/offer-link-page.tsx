import { api } from '#api.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { loginAddress } from '#platform/http/shared/login-address.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { tokenIn } from '#platform/text/link-token.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, definePage, type LoadContext } from '#web/page.ts';
import { type OfferAction, ownerId } from '../form-fields.ts';
import { linkPath } from '../links.ts';
import { offerLinkTexts, offerPageTexts } from '../messages.ts';
import { ownerChangeTexts } from '../owner-change/messages.ts';
import type { OfferPage, OpenedLink } from '../schema.ts';
import { AsksView } from './asks-view.tsx';
import { ClosedLink } from './closed-link.tsx';
import css from './offer.module.css';
import { NoOffer, PaysView, ReceivesView } from './shared-views.tsx';
import { WhoseLink } from './whose-link.tsx';

export interface LinkData {
  opened: OpenedLink;
  path: string;
  actionData: ActionData | null;
}

/** Nobody signs in, no script runs, and looking changes nothing. */
export const page = definePage<LinkData>({
  load: loadLink,
  head: linkHead,
  View: OfferLink,
  isStatic: () => true,
  status: ({ opened }) => statusOf(opened),
});

export async function loadLink({ call, params, actionData }: LoadContext): Promise<LinkData> {
  const token = tokenIn(params.token ?? '');
  const opened = await call(api.openLink, { params: { token } });
  return { opened, path: linkPath(token), actionData: actionData ?? null };
}

export function linkHead(
  { language }: Pick<LoadContext, 'language'>,
  { opened }: Pick<LinkData, 'opened'>,
) {
  const number = opened.closed ? undefined : (opened.page.offer?.number ?? opened.page.reference);
  const title = opened.closed
    ? offerLinkTexts[language].closed[opened.closed].title
    : `${offerPageTexts[language].offer} ${number}`;
  return { title, hidden: true, personal: true };
}

/** Answers 410 where the link once opened, 404 where it never did, 403 where it is not for staff. */
export function statusOf({ closed }: OpenedLink): number {
  if (!closed) return 200;
  if (closed === 'staff') return 403;
  return closed === 'over' ? 410 : 404;
}

function OfferLink({ data: { opened, path, actionData } }: { data: LinkData }) {
  return (
    <div className={`container ${css.page}`}>
      {opened.closed ? (
        <ClosedLink why={opened.closed} whose={opened.whose} />
      ) : (
        <>
          <OfRole opened={opened} path={path} actionData={actionData} />
          <AskForOrder page={opened.page} path={path} actionData={actionData} />
          <WhoseLink page={opened.page} />
        </>
      )}
    </div>
  );
}

type OpenLinkProps = LinkData & { opened: Extract<OpenedLink, { closed: false }> };

function OfRole({ opened: { page: shown }, path, actionData }: OpenLinkProps) {
  const { t } = useApp(offerPageTexts);
  if (shown.role === 'pays') return <PaysView page={shown} path={path} />;
  if (shown.role === 'receives') return <ReceivesView page={shown} path={path} />;
  if (shown.offer)
    return <AsksView page={shown} offer={shown.offer} path={path} actionData={actionData} />;
  return (
    <>
      <h1>{t.offer}</h1>
      <NoOffer />
    </>
  );
}

interface AskForOrderProps {
  page: OfferPage;
  path: string;
  actionData: ActionData | null;
}

/** Whoever has a link asks, signed in, that the order becomes theirs. It works without a script. */
function AskForOrder({ page: { ask }, path, actionData }: AskForOrderProps) {
  const { t, person } = useApp(ownerChangeTexts);
  if (!ask) return null;
  const action: OfferAction = 'pedir';
  const mine = actionData?.values[actionField] === action ? actionData : null;
  if (ask === 'waits' || ask === 'refused') {
    return (
      <section id={ownerId} className={css.part}>
        <Notice title={t[ask]} role="status" text={ask === 'waits' ? t.waitsText : t.refusedText} />
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
