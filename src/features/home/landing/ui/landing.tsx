import type { Company } from '#features/company/about/brand.ts';
import { greeting } from '#features/company/about/greeting.ts';
import { priceTexts } from '#features/company/about/price.ts';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import type { ReviewsPage } from '#features/orders/reviews/load-reviews.ts';
import { Reviews } from '#features/orders/reviews/ui/reviews.tsx';
import type { OnTime } from '#features/shipping/units/schema.ts';
import { defaultCategory } from '#features/shop/catalogue/categories.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CheckIcon, CloseIcon } from '#kit/icons.tsx';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatPercent } from '#platform/text/numbers.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { homeTexts } from '../messages.ts';
import { CategoryCards } from './category-cards.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import css from './landing.module.css';

interface LandingProps {
  company: Company;
  onTime: OnTime;
  reviews: ReviewsPage;
}

export function Landing({ company, onTime, reviews }: LandingProps) {
  const { t } = useApp(homeTexts);
  return (
    <>
      <Hero title={t.title} lead={t.lead} promises={t.promises}>
        <ButtonLink href={href(routes.catalogue, { category: defaultCategory })}>
          {t.seeCars}
        </ButtonLink>
        <ButtonLink tone="secondary" href={href(routes.featured)}>
          {t.seeFeatured}
        </ButtonLink>
      </Hero>
      <CategoryCards shown={['automobiles', 'electrodomesticos', 'triciclos']}>
        <a href={href(routes.catalogue, { category: 'motocicletas' })}>{t.motorcycles}</a>
      </CategoryCards>
      <HowItWorks />
      <Estimate company={company} />
      {reviews.count > 0 && (
        <div className={`container ${css.reviews}`}>
          <Reviews shown={reviews} />
        </div>
      )}
      <AboutUs company={company} onTime={onTime} />
    </>
  );
}

function Estimate({ company }: { company: Company }) {
  const { t, language } = useApp(homeTexts);
  const { newCarFromUsd } = company.claims;
  return (
    <section className={`container ${css.estimate}`}>
      <div>
        <h2>{t.estimate}</h2>
        <p>{priceTexts[language].holds}</p>
        {newCarFromUsd !== undefined && (
          <p className="quiet">{t.examplePrice(formatMoney(newCarFromUsd * 100, language))}</p>
        )}
      </div>
      <div>
        <h3>{t.includes}</h3>
        <ul className={css.held}>
          {t.includesList.map((text) => (
            <li key={text}>
              <CheckIcon size={20} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{t.excludes}</h3>
        <ul className={css.left}>
          {t.excludesList.map((text) => (
            <li key={text}>
              <CloseIcon size={20} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function AboutUs({ company, onTime }: Omit<LandingProps, 'reviews'>) {
  const { t, language, brand } = useApp(homeTexts);
  const figures = figuresOf(company, language);
  return (
    <section className={`container ${css.about}`}>
      <div>
        <h2>{t.who}</h2>
        <p>{t.whoText}</p>
        <dl className={css.claims}>
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{t.claims[name]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">
          {figures.length > 0 && `${t.claimsNote} `}
          {company.offices > 0 && <a href={href(routes.offices)}>{t.toOffices}</a>}
        </p>
        {onTime && <p>{t.onTime(onTime.onTime, onTime.of)}</p>}
      </div>
      {brand.whatsapp && (
        <div className={css.ask}>
          <h2>{t.ask}</h2>
          <p>{t.askText}</p>
          <WhatsappButton text={greeting[language]}>{t.write}</WhatsappButton>
        </div>
      )}
    </section>
  );
}

/** The owner may have set only some of the company's figures. */
function figuresOf({ claims }: Company, language: Language) {
  const { vehiclesShipped, satisfactionPercent, deliveriesPercent } = claims;
  return [
    { name: 'vehicles' as const, value: vehiclesShipped && `${vehiclesShipped}+` },
    {
      name: 'satisfaction' as const,
      value: satisfactionPercent && formatPercent(satisfactionPercent, language),
    },
    {
      name: 'deliveries' as const,
      value: deliveriesPercent && formatPercent(deliveriesPercent, language),
    },
    { name: 'rating' as const, value: claims.rating && `${claims.rating}/5` },
    { name: 'since' as const, value: claims.sinceYear },
  ].filter(({ value }) => value !== undefined);
}
