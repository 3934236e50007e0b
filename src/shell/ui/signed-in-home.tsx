import { useApp } from '../../app.ts';
import type { CurrentUser } from '../../features/accounts/schema.ts';
import type { CardProduct } from '../../features/catalogue/card-product.ts';
import { ProductCard } from '../../features/catalogue/ui/product-card.tsx';
import { provinceName } from '../../features/provinces/provinces.ts';
import { ProvinceButton } from '../../features/provinces/ui/province-button.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ClockIcon, DocumentIcon, ShieldIcon, ShipIcon } from '../../kit/icons.tsx';
import { href, pages } from '../../pages.ts';
import { homeMessages } from '../home-messages.ts';
import { CategoryCards } from './category-cards.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import css from './signed-in-home.module.css';

interface SignedInHomeProps {
  person: CurrentUser;
  featured: CardProduct[];
}

/** The shop's front for people it knows (SPEC §2). */
export function SignedInHome({ person, featured }: SignedInHomeProps) {
  const { language, province } = useApp();
  const t = homeMessages[language];
  return (
    <>
      <Hero title={t.hello(person.firstName)} lead={t.homeLead(provinceName(province))}>
        <ProvinceButton />
      </Hero>
      <CategoryCards shown={['automobiles', 'motocicletas', 'electrodomesticos', 'triciclos']} />
      <section className={`container ${css.featured}`}>
        <div className={css.top}>
          <h2>{t.featured}</h2>
          <a href={href(pages.offers)}>{t.allOffers}</a>
        </div>
        {featured.length > 0 ? (
          <ul className={css.grid}>
            {featured.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            level={3}
            title={t.noFeatured}
            action={<ButtonLink href={href(pages.catalogue, {})}>{t.seeCatalogue}</ButtonLink>}
          >
            {t.noFeaturedHint}
          </EmptyState>
        )}
      </section>
      <HowItWorks />
      <ShippingTrust />
    </>
  );
}

const trustIcons = [ShipIcon, ShieldIcon, ClockIcon, DocumentIcon];

function ShippingTrust() {
  const { language, brand } = useApp();
  const t = homeMessages[language];
  return (
    <section className={`container ${css.trust}`}>
      <h2>{t.trust}</h2>
      <ul className={css.reasons}>
        {t.trustList(brand.nvocc).map(([name, text], index) => {
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
