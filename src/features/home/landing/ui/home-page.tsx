import { api } from '#api.ts';
import type { Company } from '#features/company/about/brand.ts';
import type { Quote } from '#features/orders/order/schema.ts';
import { loadReviews, noReviews, type ReviewsPage } from '#features/orders/reviews/load-reviews.ts';
import type { MovingUnit, OnTime } from '#features/shipping/units/schema.ts';
import { type CardProduct, toCard } from '#features/shop/catalogue/card-product.ts';
import { inLanguage } from '#features/shop/catalogue/in-language.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { homeTexts, startNoticeTexts } from '../messages.ts';
import { Landing } from './landing.tsx';
import { mostUrgent } from './open-quotes.tsx';
import { featuredPlaces, SignedInHome } from './signed-in-home.tsx';
import css from './start-notice.module.css';

interface HomeData {
  /** Undefined for signed-out visitors. */
  featured: CardProduct[] | undefined;
  quotes: Quote[];
  moving: MovingUnit[];
  company: Company;
  onTime: OnTime;
  reviews: ReviewsPage;
}

export const page: AnyPage = definePage<HomeData>({
  load: async ({ call, province, person, language }) => {
    const about = call(api.aboutCompany, {});
    if (!person) {
      // Without a database the rest of the page still works.
      const onTime = call(api.onTime, {}).catch(() => null);
      const reviews = await loadReviews({ call, query: new URLSearchParams() });
      const nothing = { featured: undefined, quotes: [], moving: [] };
      return { ...nothing, onTime: await onTime, reviews, company: await about };
    }
    const [company, products, quotes, moving] = await Promise.all([
      about,
      call(api.listProducts, {
        query: {
          featured: 'true',
          province,
          limit: String(featuredPlaces),
          ...inLanguage(language),
        },
      }),
      call(api.listMyQuotes, { query: { open: '1' } }),
      call(api.listMyMoving, {}),
    ]);
    return {
      company,
      featured: products.map((product) => toCard(product, province)),
      quotes: mostUrgent(quotes),
      moving,
      onTime: null,
      reviews: noReviews,
    };
  },
  head: ({ language }) => ({
    title: homeTexts[language].title,
    description: homeTexts[language].lead,
    canonical: href(routes.home),
  }),
  View: HomePage,
  isStatic: ({ person }) => !person,
  Waiting: HomeWaiting,
});

function HomePage({ data }: { data: HomeData }) {
  const { featured, quotes, moving, company } = data;
  const { person } = useApp();
  if (person && featured) {
    return <SignedInHome {...{ person, featured, quotes, moving }} nvocc={company.nvocc} />;
  }
  return (
    <>
      <StartNotice />
      <Landing {...data} />
    </>
  );
}

function HomeWaiting() {
  const { person } = useApp();
  return (
    person && (
      <SignedInHome
        person={person}
        featured={undefined}
        quotes={[]}
        moving={[]}
        nvocc={undefined}
      />
    )
  );
}

/**
 * Says why somebody landed here (`?aviso=`): a private page needs signing in, or signing in failed.
 */
function StartNotice() {
  const { t, address, person } = useApp(startNoticeTexts);
  const reason = address.searchParams.get('aviso');
  const sentence = {
    entrar: t.signIn,
    'entrada-fallida': t.signInFailed,
    'correo-no-valido': t.wrongEmail,
  };
  const message = Object.entries(sentence).find(([each]) => each === reason)?.[1];
  if (person || !message) return null;
  const returnTo = encodeURIComponent(address.searchParams.get('returnTo') ?? '/');
  return (
    <div className={`container ${css.notice}`}>
      <Notice
        tone="warning"
        action={<ButtonLink href={`/api/login?returnTo=${returnTo}`}>{t.enter}</ButtonLink>}
        text={message}
      />
    </div>
  );
}
