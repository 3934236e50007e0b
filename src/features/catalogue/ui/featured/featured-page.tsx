import type { ReactNode } from 'react';
import { api } from '#api.ts';
import { CardNotes } from '#features/company/ui/card-notes.tsx';
import { WhatsappButton } from '#features/company/ui/whatsapp-button.tsx';
import { NobodyChose } from '#features/provinces/ui/nobody-chose.tsx';
import { ProvinceButton } from '#features/provinces/ui/province-button.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { inLanguage } from '../../in-language.ts';
import { catalogueMessages } from '../../messages.ts';
import { type PageNumber, pageOf } from '../../page-number.ts';
import { ProductSkeletons } from '../card/product-card-skeleton.tsx';
import { CataloguePages } from '../catalogue-pages.tsx';
import { type Offer, toOffer } from './featured.ts';
import { OfferCard } from './featured-card.tsx';
import css from './featured-page.module.css';

interface OffersData extends PageNumber {
  offers: Offer[];
  cursor: string | undefined;
  next: string | undefined;
}

const eagerCards = 2;
const placeholders = 8;
/** On one page: it is to fit into the first packets of a slow line. */
const offersShown = { usual: 12, lowData: 8 };

export const page: AnyPage = definePage<OffersData>({
  load: loadOffers,
  head: ({ language }, { cursor }) => ({
    title: catalogueMessages[language].offers,
    description: catalogueMessages[language].offersLead,
    canonical: href(routes.offers),
    hidden: cursor !== undefined,
  }),
  View: OffersPage,
  isStatic: ({ lowData }) => lowData,
  loadFailed: ({ language }) => catalogueMessages[language].loadFailed,
  Waiting: OffersWaiting,
});

async function loadOffers(context: LoadContext) {
  const { callPage, query, province, lowData, language } = context;
  const cursor = query.get('cursor') || undefined;
  const limit = lowData ? offersShown.lowData : offersShown.usual;
  const list = await callPage(api.listProducts, {
    query: {
      featured: 'true',
      nearest: province,
      ...inLanguage(language),
      limit: String(limit),
      ...(cursor && { cursor }),
    },
  });
  const next = list.next && new URL(list.next, 'http://own.invalid').searchParams.get('cursor');
  return {
    offers: list.items.map((product) => toOffer(product, province)),
    cursor,
    next: next || undefined,
    ...pageOf({ cursor, page: query.get('page') }, list.total, limit),
  };
}

function OffersPage({ data: { offers, cursor, next, page, pages } }: { data: OffersData }) {
  const { language } = useApp();
  const t = catalogueMessages[language];
  return (
    <OffersFrame>
      {offers.length > 0 ? (
        <>
          <h2 className="visually-hidden">{t.products}</h2>
          <ul className={css.grid}>
            {offers.map((offer, index) => (
              <li key={offer.id}>
                <OfferCard offer={offer} eager={index < eagerCards} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          title={t.noOffers}
          action={
            <ButtonLink href={href(routes.catalogue, { category: 'automobiles' })}>
              {t.seeCars}
            </ButtonLink>
          }
        >
          {t.noOffersText}
        </EmptyState>
      )}
      <CataloguePages
        {...{ cursor, next, page, pages }}
        here={(step) => href(routes.offers, {}, step)}
      />
      <OffersInfo />
    </OffersFrame>
  );
}

function OffersFrame({ children }: { children: ReactNode }) {
  const t = catalogueMessages[useApp().language];
  return (
    <div className={`container ${css.page}`}>
      <div className={css.top}>
        <div>
          <h1>{t.offers}</h1>
          <p>{t.offersLead}</p>
          <NobodyChose />
        </div>
        <ProvinceButton />
      </div>
      {children}
    </div>
  );
}

function OffersWaiting() {
  return (
    <OffersFrame>
      <ProductSkeletons count={placeholders} lines={1} className={css.grid} />
    </OffersFrame>
  );
}

function OffersInfo() {
  const { language } = useApp();
  const t = catalogueMessages[language];
  return (
    <section className={css.info}>
      <h2>{t.offersInfo}</h2>
      <CardNotes className={undefined} />
      <ul>
        {t.offersInfoList.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <WhatsappButton text={t.whatsappOffers}>{t.write}</WhatsappButton>
    </section>
  );
}
