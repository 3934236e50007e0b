import { api } from '#api.ts';
import { type CardProduct, toCard } from '#features/catalogue/card-product.ts';
import { inLanguage } from '#features/catalogue/in-language.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { homeMessages } from '../messages.ts';
import { Landing } from './landing.tsx';
import { featuredPlaces, SignedInHome } from './signed-in-home.tsx';
import { StartNotice } from './start-notice.tsx';

interface HomeData {
  /** Undefined for signed-out visitors: the landing page shows none. */
  featured: CardProduct[] | undefined;
}

export const page: AnyPage = definePage<HomeData>({
  load: async ({ call, province, person, language }) => {
    if (!person) return { featured: undefined };
    const products = await call(api.listProducts, {
      query: {
        featured: 'true',
        province,
        limit: String(featuredPlaces),
        ...inLanguage(language),
      },
    });
    return { featured: products.map((product) => toCard(product, province)) };
  },
  head: ({ language }) => ({
    title: homeMessages[language].title,
    description: homeMessages[language].lead,
    canonical: href(routes.home),
  }),
  View: HomePage,
  isStatic: ({ person }) => !person,
  Waiting: HomeWaiting,
});

function HomePage({ data: { featured } }: { data: HomeData }) {
  const { person } = useApp();
  if (person && featured) return <SignedInHome person={person} featured={featured} />;
  return (
    <>
      <StartNotice />
      <Landing />
    </>
  );
}

function HomeWaiting() {
  const { person } = useApp();
  return person && <SignedInHome person={person} featured={undefined} />;
}
