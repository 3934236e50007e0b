import { api } from '#api.ts';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { HandoversCard } from '#features/shipping/handover/ui/handovers-card.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { callAddress } from '#platform/calls/client.ts';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { CustomsPart } from '../customs/ui/customs-part.tsx';
import { EndOrder } from '../ending/ui/end-order.tsx';
import { offerTokenIn } from '../links.ts';
import { offerPageTexts } from '../messages.ts';
import { AnswerForms, chooseForm } from './answer-forms.tsx';
import { AsksProgress, reviewAddress } from './asks-progress.tsx';
import { JourneysOf } from './journeys-of.tsx';
import css from './offer.module.css';
import { NewerOffer } from './offer-facts.tsx';
import { OfferPaper } from './offer-paper.tsx';
import { isSold, type OfferView } from './offer-view.ts';
import { MoneyOf, WhereToPay } from './shared-views.tsx';

type AsksProps = OfferView & { actionData: ActionData | null };

export function AsksView({ actionData, ...view }: AsksProps) {
  const { page, offer } = view;
  const { t } = useApp(offerPageTexts);
  const open = offer.state === 'sent';
  const sold = isSold(view);
  return (
    <>
      <OfferHead {...view} />
      {actionData?.message && Object.keys(actionData.fields).length === 0 && (
        <Notice tone="danger" role="alert" title={actionData.message} />
      )}
      {page.newest ? <NewerOffer page={page} /> : <AsksProgress {...view} />}
      <CustomsPart offer={offer} path={view.path} />
      <Handovers {...view} />
      <OfferPaper
        offer={offer}
        province={page.province}
        promised={page.promised}
        withPlan={!page.money}
        sold={page.gone}
        {...(open && !sold && { formId: chooseForm })}
      />
      <WhereToPay page={page} />
      <MoneyOf page={page} path={view.path} />
      <JourneysOf page={page} path={view.path} />
      {open && <AnswerForms {...view} actionData={actionData} />}
      {page.endable && <EndOrder {...view} actionData={actionData} />}
      <p className="row gap-3">
        <WhatsappButton text={t.whatsappText(offer.number)}>{t.ask}</WhatsappButton>
        <ButtonLink tone="secondary" href={paperAddress(view)} download>
          {t.download}
        </ButtonLink>
        {page.quoteId && (
          <ButtonLink tone="quiet" href={myQuoteHref(page.quoteId)}>
            {t.seeQuote}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

/** The portal shows the codes; the link shows only what was handed over. */
function Handovers({ page, offer, path }: OfferView) {
  const { language } = useApp();
  const { quoteId, handovers } = page;
  const token = offerTokenIn(path);
  const query = { language };
  return (
    <HandoversCard
      handovers={handovers}
      reviewHref={reviewAddress({ page, offer, path })}
      actHref={(id) =>
        quoteId
          ? callAddress(api.handoverPaper, { params: { id }, query })
          : callAddress(api.linkHandoverPaper, { params: { token, id }, query })
      }
    />
  );
}

function paperAddress({ page, offer, path }: OfferView): string {
  if (page.quoteId) {
    return callAddress(api.offerPaper, { params: { number: offer.number }, query: {} });
  }
  return callAddress(api.linkPaper, { params: { token: offerTokenIn(path) }, query: {} });
}

/** The boot script posts there after a touch or a key. */
function seenAddress({ page, offer, path }: OfferView): string {
  return page.quoteId !== null
    ? callAddress(api.markOfferSeen, { params: { number: offer.number } })
    : callAddress(api.markLinkSeen, { params: { token: offerTokenIn(path) } });
}

function OfferHead({ page, offer, path }: OfferView) {
  const { t, brand } = useApp(offerPageTexts);
  return (
    <div
      className={css.head}
      {...(offer.state === 'sent' && { 'data-seen': seenAddress({ page, offer, path }) })}
    >
      <h1>
        {t.offer}{' '}
        <span className={css.number} translate="no">
          {offer.number}
        </span>
      </h1>
      <p>{t.forWhom(brand.name, page.name)}</p>
      <p className={paper.unprinted}>
        <a
          className={css.check}
          href={href(routes.check, {}, { codigo: `${offer.number} ${page.checkWord}` })}
        >
          {t.checkOurs}
        </a>
      </p>
    </div>
  );
}
