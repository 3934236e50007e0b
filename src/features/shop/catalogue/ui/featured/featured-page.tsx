import type { ReactNode } from 'react';
import { CardNotes } from '#features/company/about/ui/card-notes.tsx';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { ProvinceButton } from '#features/company/provinces/ui/province-button.tsx';
import { ProvinceHint } from '#features/company/provinces/ui/province-hint.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import { defaultCategory } from '../../categories.ts';
import { featuredTexts } from '../../featured-messages.ts';
import { inLanguage } from '../../in-language.ts';
import { catalogueTexts } from '../../messages.ts';
import { type PageNumber, pageOf } from '../../page-number.ts';
import { ProductSkeletons } from '../card/product-card-skeleton.tsx';
import grid from '../card/product-grid.module.css';
import { CataloguePages } from '../catalogue-pages.tsx';
import { loadList } from '../load-list.ts';
import { FeaturedCard, type FeaturedProduct, toFeatured } from './featured-card.tsx';
import css from './featured-page.module.css';

interface FeaturedData extends PageNumber {
  products: FeaturedProduct[];
  cursor: string | undefined;
  next: string | undefined;
}

const eagerCards = 2;
const placeholders = 8;
/** As many as fit into the first packets of a slow line. */
const featuredShown = { usual: 12, lowData: 8 };

export const page: AnyPage = definePage<FeaturedData>({
  load: loadFeatured,
  head: ({ language }, { cursor }) => ({
    title: featuredTexts[language].featuredTitle,
    description: featuredTexts[language].featuredLead,
    canonical: href(routes.featured),
    hidden: cursor !== undefined,
  }),
  View: FeaturedPage,
  isStatic: ({ lowData }) => lowData,
  loadFailed: ({ language }) => catalogueTexts[language].loadFailed,
  Waiting: FeaturedWaiting,
});

async function loadFeatured(context: LoadContext) {
  const { query, province, lowData, language } = context;
  const cursor = query.get('cursor') || undefined;
  const limit = lowData ? featuredShown.lowData : featuredShown.usual;
  const list = await loadList(context, {
    featured: 'true',
    nearest: province,
    ...inLanguage(language),
    limit: String(limit),
    ...(cursor && { cursor }),
  });
  return {
    products: list.items.map((product) => toFeatured(product, province)),
    cursor,
    next: list.next,
    ...pageOf({ cursor, page: query.get('page') }, list.total, limit),
  };
}

function FeaturedPage({ data: { products, cursor, next, page, pages } }: { data: FeaturedData }) {
  const { t, language } = useApp(featuredTexts);
  return (
    <FeaturedFrame>
      {products.length > 0 ? (
        <>
          <h2 className="visually-hidden">{catalogueTexts[language].products}</h2>
          <ul className={grid.grid}>
            {products.map((product, index) => (
              <li key={product.id}>
                <FeaturedCard product={product} eager={index < eagerCards} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState
          title={t.noFeatured}
          action={
            <ButtonLink href={href(routes.catalogue, { category: defaultCategory })}>
              {t.seeCars}
            </ButtonLink>
          }
        >
          {t.noFeaturedText}
        </EmptyState>
      )}
      <CataloguePages
        {...{ cursor, next, page, pages }}
        hrefOf={(step) => href(routes.featured, {}, step)}
      />
      <FeaturedInfo />
    </FeaturedFrame>
  );
}

function FeaturedFrame({ children }: { children: ReactNode }) {
  const { t } = useApp(featuredTexts);
  return (
    <div className={`container ${css.page}`}>
      <div className={css.top}>
        <div>
          <h1>{t.featuredTitle}</h1>
          <p>{t.featuredLead}</p>
          <ProvinceHint />
        </div>
        <ProvinceButton />
      </div>
      {children}
    </div>
  );
}

function FeaturedWaiting() {
  return (
    <FeaturedFrame>
      <ProductSkeletons count={placeholders} lines={1} className={grid.grid} />
    </FeaturedFrame>
  );
}

function FeaturedInfo() {
  const { t, language } = useApp(featuredTexts);
  return (
    <section className={css.info}>
      <h2>{t.featuredInfo}</h2>
      <CardNotes className={undefined} />
      <ul>
        {t.featuredInfoList.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <WhatsappButton text={t.whatsappFeatured}>{catalogueTexts[language].write}</WhatsappButton>
    </section>
  );
}
