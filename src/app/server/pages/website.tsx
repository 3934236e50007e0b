import '#kit/tokens.css';
import '#kit/base.css';
import type { Context } from 'hono';
import { brandOf } from '#features/company/about/brand.ts';
import { isProvinceCode, toProvince } from '#features/company/provinces/provinces.ts';
import { recentCounts } from '#features/office/dashboard/server/count-for-staff.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import type { Visitor } from '#features/people/accounts/server/serve.ts';
import { chosenLanguage, languageOf } from '#features/people/accounts/server/visit.ts';
import { cartTexts } from '#features/shop/cart/messages.ts';
import { CartButton } from '#features/shop/cart/ui/cart-button.tsx';
import { cardsView } from '#features/shop/catalogue/list-view.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import { listViewEntry } from '#platform/browser/registry/cookies.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import { isOutage } from '#platform/http/errors.ts';
import { wantsLowData } from '#platform/http/low-data.ts';
import { cookieName, readCookie } from '#platform/http/shared/cookies.ts';
import { languageStart } from '#platform/http/shared/language-address.ts';
import { nobody, renderedForHeader } from '#platform/http/shared/rendered-for.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { href, matchCustomerRoute, routes } from '#routes.ts';
import { screens } from '#screens.ts';
import { staffScreens } from '#staff-screens.ts';
import { useApp, type VisitFacts } from '#web/app-context.ts';
import type { ServerWebsite } from '#web/server/server-website.ts';
import type { LayoutProps } from '#web/website.ts';
import { serverTexts } from '../../messages.ts';
import { choicesId } from '../../ui/choices-form.tsx';
import { errorPages } from '../../ui/error-pages.tsx';
import { Footer } from '../../ui/footer.tsx';
import { Choices, Header, Navigation, OfficesStrip } from '../../ui/header.tsx';
import { LanguageButton } from '../../ui/language-button.tsx';
import { Layout } from '../../ui/layout.tsx';
import { StaffHeader } from '../../ui/staff/staff-header.tsx';
import { StaffLayout } from '../../ui/staff/staff-layout.tsx';
import { website } from '../../website.ts';
import { knownAddress } from './known-query.ts';

type Visit = (context: Context) => Promise<Visitor>;

export function serverWebsite(services: Services, visit: Visit): ServerWebsite {
  const { config, database } = services;
  // Undefined in production.
  const states = config.offices.map(({ state }) => state);
  return {
    ...website,
    screens: [...screens, ...staffScreens],
    isRestricted,
    async visit(context) {
      const requestId = context.get('requestId');
      try {
        // A phone stores what it asks for in the name of nobody.
        const isForNobody = context.req.header(renderedForHeader) === nobody;
        const { person, language } = isForNobody
          ? { person: undefined, language: languageOf(context, config) }
          : await visit(context);
        const facts = factsOf(context, services, person, language);
        if (!person || !isStaff(person.role) || !isOfStaff(context.req.path)) {
          return { requestId, facts };
        }
        const staffCounts = await recentCounts(database.db, person, sharedNow());
        return { requestId, facts: { ...facts, staffCounts } };
      } catch (outage) {
        if (!isOutage(outage)) throw outage;
        const facts = factsOf(context, services, undefined, languageOf(context, config));
        return { requestId, facts, outage };
      }
    },
    knownAddress,
    changes: catalogueChanges(database),
    isFrontPage: ({ pathname, search }) =>
      !search && matchCustomerRoute(pathname)?.route !== routes.product,
    bringsReact: ({ person }, { pathname }) => {
      // The list of a driver must be on the phone before the connection is lost.
      if (matchCustomerRoute(pathname)?.route === routes.handoverLink) return 'now';
      if (!person) return undefined;
      // Whoever is signed in wants to do something. Staff forms are closed until React has started.
      return isOfStaff(pathname) ? 'now' : 'idle';
    },
    offlineScreen: 'offline',
    headTags:
      '<meta name="theme-color" content="#0d1722" media="(prefers-color-scheme:dark)"><meta name="theme-color" content="#fcfaf6"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    loadErrorPages: async () => errorPages,
    // biome-ignore lint/correctness/noComponentHookFactories: made once, and rendered by the server alone
    Header: () => {
      const { staffCounts } = useApp();
      return staffCounts ? <StaffHeader counts={staffCounts} /> : <Header states={states} />;
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once, and rendered by the server alone
    Footer: () => (isRestricted(useApp()) ? null : <Footer company={config.brand} />),
    Layout: EitherLayout,
    BootElements,
    sharedParts: [
      () => <OfficesStrip states={states} />,
      Navigation,
      CartButton,
      LanguageButton,
      Choices,
    ],
    sharedFacts: ({ brand }) => [brand],
    statusTexts: ({ language }) => serverTexts[language],
  };
}

/** The browser gets the one that its document needs (main.tsx, staff-main.tsx). */
function EitherLayout(props: LayoutProps) {
  return isRestricted(useApp()) ? <StaffLayout {...props} /> : <Layout {...props} />;
}

const isRestricted = ({ staffCounts }: VisitFacts) => staffCounts !== undefined;

const isOfStaff = (path: string) => path.startsWith('/admin');

function factsOf(
  context: Context,
  { config }: Services,
  person: Visitor['person'],
  language: VisitFacts['language'],
): VisitFacts {
  const cookies = context.req.header('cookie');
  const choice = readCookie(cookies, cookieName(provinceEntry.name, config));
  const view = readCookie(cookies, cookieName(listViewEntry.name, config));
  const lowData = wantsLowData(cookies, context.req.header('save-data'), config);
  const hasOwn = languageStart(new URL(context.req.url).pathname) !== '';
  return {
    language,
    ...(hasOwn && { chosenLanguage: chosenLanguage(context, config, person) }),
    province: toProvince(choice),
    ...(isProvinceCode(choice) && { provinceChosen: true }),
    person,
    brand: brandOf(config.brand),
    // Every phone stores the offline page, so it must be small.
    lowData: lowData || context.req.path === href(routes.offline),
    ...(view === cardsView && { cards: true }),
  };
}

function BootElements() {
  const { language, lowData, person } = useApp();
  return (
    <>
      {/* The boot script says in it which product is in the cart now. */}
      <p
        id="early"
        role="status"
        data-added={cartTexts[language].added}
        data-again={cartTexts[language].again}
      />
      {language === 'es' && !lowData && !person && <EnglishSuggestion />}
    </>
  );
}

function EnglishSuggestion() {
  return (
    <p id="english" hidden>
      {serverTexts.es.englishSuggestion}
      <button type="submit" form={choicesId} formAction="/idioma" name="language" value="en">
        English
      </button>
      <button type="button" name="language" value="es">
        Español
      </button>
    </p>
  );
}
