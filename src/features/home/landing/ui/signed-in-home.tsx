import { CardNotes } from '#features/company/about/ui/card-notes.tsx';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { ProvinceButton } from '#features/company/provinces/ui/province-button.tsx';
import type { Quote } from '#features/orders/order/schema.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { MovingUnit } from '#features/shipping/units/schema.ts';
import { OnTheWay } from '#features/shipping/units/ui/on-the-way.tsx';
import type { CardProduct } from '#features/shop/catalogue/card-product.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { ProductCard } from '#features/shop/catalogue/ui/card/product-card.tsx';
import { ProductSkeletons } from '#features/shop/catalogue/ui/card/product-card-skeleton.tsx';
import grid from '#features/shop/catalogue/ui/card/product-grid.module.css';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { ClockIcon } from '#kit/icons.tsx';
import { DocumentIcon, ShieldIcon, ShipIcon } from '#kit/thing-icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { homeTexts } from '../messages.ts';
import { CategoryCards } from './category-cards.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OpenQuotes } from './open-quotes.tsx';
import css from './signed-in-home.module.css';

export const featuredPlaces = 6;

interface SignedInHomeProps {
  person: CurrentUser;
  /** Undefined while loading. */
  featured: CardProduct[] | undefined;
  quotes: Quote[];
  moving: MovingUnit[];
  /** The carrier; undefined while loading, or where the company names none. */
  nvocc: string | undefined;
}

export function SignedInHome({ person, featured, quotes, moving, nvocc }: SignedInHomeProps) {
  const { t, province } = useApp(homeTexts);
  return (
    <>
      <Hero
        low
        title={t.hello(person.firstName)}
        first={moving.length > 0 && <OnTheWay moving={moving} />}
        lead={t.homeLead(provinceName(province))}
      >
        <ProvinceButton />
      </Hero>
      {quotes.length > 0 && <OpenQuotes quotes={quotes} />}
      <CategoryCards brief shown={categories.map(({ slug }) => slug)} />
      <section className={`container ${css.featured}`}>
        <div className={css.top}>
          <h2>{t.featured}</h2>
          <a href={href(routes.featured)}>{t.allFeatured}</a>
        </div>
        <Featured products={featured} />
        {featured?.length !== 0 && <CardNotes className={css.holds} />}
      </section>
      <HowItWorks />
      <ShippingTrust nvocc={nvocc} />
    </>
  );
}

function Featured({ products }: { products: CardProduct[] | undefined }) {
  const { t } = useApp(homeTexts);
  if (products?.length === 0) {
    return (
      <EmptyState
        level={3}
        title={t.noFeatured}
        action={<ButtonLink href={href(routes.catalogue, {})}>{t.seeCatalogue}</ButtonLink>}
      >
        {t.noFeaturedHint}
      </EmptyState>
    );
  }
  return products ? (
    <ul className={grid.few}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  ) : (
    <ProductSkeletons count={featuredPlaces} className={grid.few} />
  );
}

const trustIcons = [ShipIcon, ShieldIcon, ClockIcon, DocumentIcon];

function ShippingTrust({ nvocc }: Pick<SignedInHomeProps, 'nvocc'>) {
  const { t } = useApp(homeTexts);
  return (
    <section className={`container ${css.trust}`}>
      <h2>{t.trust}</h2>
      <ul className={css.reasons}>
        {t.trustList(nvocc).map(([name, text], index) => {
          const Icon = trustIcons[index] ?? ShieldIcon;
          return (
            <li key={name}>
              <Icon size={32} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
