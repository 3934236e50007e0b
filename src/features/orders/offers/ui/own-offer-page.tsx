import { api } from '#api.ts';
import { href, routes } from '#routes.ts';
import { type ActionData, definePage, type LoadContext } from '#web/page.ts';
import { offerPageTexts } from '../messages.ts';
import type { OwnOwnerChange } from '../owner-change/schema.ts';
import { OwnerChangePart } from '../owner-change/ui/owner-change-part.tsx';
import type { OfferPage, QuoteLink } from '../schema.ts';
import { AsksView } from './asks-view.tsx';
import css from './offer.module.css';
import { ShareLinks } from './share-links.tsx';
import { NoOffer } from './shared-views.tsx';

export interface OwnOfferData {
  page: OfferPage;
  links: QuoteLink[];
  owner: OwnOwnerChange | null;
  path: string;
  actionData: ActionData | null;
}

export const page = definePage<OwnOfferData>({
  load: loadOwn,
  head: ownHead,
  View: OwnOffer,
  isStatic: () => true,
});

export async function loadOwn({ call, params, actionData }: LoadContext): Promise<OwnOfferData> {
  const { number = '' } = params;
  const shown = await call(api.findMyOffer, { params: { number } });
  const of = shown.quoteId ? { params: { id: shown.quoteId } } : null;
  const links = of ? await call(api.listMyLinks, of) : [];
  const owner = of && (await call(api.findOwnerChange, of));
  const path = href(routes.ownOffer, { number: shown.offer?.number ?? number });
  return { page: shown, links, owner, path, actionData: actionData ?? null };
}

export function ownHead(
  { language }: Pick<LoadContext, 'language'>,
  { page: shown }: Pick<OwnOfferData, 'page'>,
) {
  const number = shown.offer?.number ?? shown.reference;
  return { title: `${offerPageTexts[language].offer} ${number}`, hidden: true, personal: true };
}

function OwnOffer({
  data: { page: shown, links, owner, path, actionData },
}: {
  data: OwnOfferData;
}) {
  return (
    <div className={`container ${css.page}`}>
      {shown.offer ? (
        <AsksView page={shown} offer={shown.offer} path={path} actionData={actionData} />
      ) : (
        <NoOffer />
      )}
      {shown.quoteId && owner && (
        <OwnerChangePart
          quoteId={shown.quoteId}
          facts={owner}
          path={path}
          actionData={actionData}
        />
      )}
      {shown.quoteId && (
        <ShareLinks quoteId={shown.quoteId} reference={shown.reference} links={links} path={path} />
      )}
    </div>
  );
}
