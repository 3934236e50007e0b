import { api } from '../../api.ts';
import { type AnyPage, definePage, useApp } from '../../app.ts';
import { type CardProduct, toCard } from '../../features/catalogue/card-product.ts';
import { categories } from '../../features/catalogue/categories.ts';
import { CategoryIcon } from '../../features/catalogue/ui/category-icon.tsx';
import { ProductCard } from '../../features/catalogue/ui/product-card.tsx';
import { ProvinceButton } from '../../features/provinces/ui/province-button.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { href, pages } from '../../pages.ts';
import { homeMessages } from '../home-messages.ts';
import css from './home-page.module.css';
import { Crossing } from './crossing.tsx';

interface HomeData {
  featured: CardProduct[];
}

const featuredShown = 6;

export const page: AnyPage = definePage<HomeData>({
  load: async ({ call, province }) => {
    const products = await call(api.listProducts, {
      query: { featured: 'true', province, limit: String(featuredShown) },
    });
    return { featured: products.map((product) => toCard(product, province)) };
  },
  head: ({ language }) => ({
    title: homeMessages[language].title,
    description: homeMessages[language].lead,
    canonical: href(pages.home),
  }),
  View: HomePage,
});

function HomePage({ data: { featured } }: { data: HomeData }) {
  const { language } = useApp();
  const t = homeMessages[language];
  return (
    <>
      <section className={`container ${css.hero}`}>
        <div className={css.words}>
          <h1>{t.title}</h1>
          <p className={css.lead}>{t.lead}</p>
          <div className={css.actions}>
            <ButtonLink href={href(pages.catalogue, { category: 'automobiles' })}>
              {t.seeCars}
            </ButtonLink>
            <ProvinceButton />
          </div>
        </div>
        <Crossing />
      </section>
      <section className="container">
        <h2>{t.categories}</h2>
        <ul className={css.categories}>
          {categories.map(({ slug, plural, banner }) => (
            <li key={slug}>
              <a href={href(pages.catalogue, { category: slug })}>
                <CategoryIcon category={slug} />
                <strong>{plural[language]}</strong>
                <span>{banner[language]}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className={`container ${css.featured}`}>
        <h2>{t.featured}</h2>
        {featured.length > 0 ? (
          <ul className={css.grid}>
            {featured.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        ) : (
          <Notice>
            <p>{t.noFeatured}</p>
            <p>{t.noFeaturedHint}</p>
          </Notice>
        )}
      </section>
      <section className={css.band}>
        <div className="container">
          <h2>{t.how}</h2>
          <ol className={css.steps}>
            {t.steps.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
