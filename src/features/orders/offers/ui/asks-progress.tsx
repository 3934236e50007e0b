import { whatsappLink } from '#features/company/about/brand.ts';
import { OrderProgress } from '#features/orders/progress/ui/order-progress.tsx';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { answerId } from '../form-fields.ts';
import { offerTokenIn } from '../links.ts';
import { offerPageTexts } from '../messages.ts';
import { AskAgain, OfferFacts } from './offer-facts.tsx';
import type { OfferView } from './offer-view.ts';

/** Where the order stands, for whoever asked for it: by account or by link. */
export function AsksProgress(view: OfferView) {
  const { page, path, offer } = view;
  const { quoteId } = page;
  const { t, brand } = useApp(offerPageTexts);
  const chat = whatsappLink(brand, t.whatsappText(offer.number));
  return (
    <OrderProgress
      progress={page.progress}
      journeys={page.journeys}
      actions={{
        answerOffer: `${path}#${answerId}`,
        seeOffer: `${path}#${answerId}`,
        askNewOne: <AskAgain offer={offer} path={path} />,
        answerCustoms: `${path}#aduana`,
        pay: `${path}#como-pagar`,
        showCode: quoteId && `${path}#entrega`,
        review: reviewAddress(view),
        write: quoteId ? `${myQuoteHref(quoteId)}#mensaje` : chat,
        askAnother: href(routes.catalogue, {}),
      }}
    >
      <OfferFacts {...view} />
    </OrderProgress>
  );
}

export function reviewAddress({ page: { quoteId }, path }: OfferView): string {
  if (quoteId) return href(routes.ownReview, { id: quoteId });
  return href(routes.offerLinkReview, { token: offerTokenIn(path) });
}
