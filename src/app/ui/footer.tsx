import { type Company, readablePhone, whatsappLink } from '#features/company/about/brand.ts';
import { greeting } from '#features/company/about/greeting.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { HorizonDivider } from '#kit/horizon.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { serverTexts, shellTexts } from '../messages.ts';
import { DataButton } from './data-button.tsx';
import css from './layout.module.css';

const legal = ['privacy', 'cookies', 'legal', 'terms', 'accessibility'] as const;

/** The same on every page. Only the server renders it: no code of it reaches the browser. */
export function Footer({ company }: { company: Company }) {
  const { address, language, lowData } = useApp();
  const t = { ...shellTexts[language], ...serverTexts[language] };
  const chat = whatsappLink(company, greeting[language]);
  return (
    <>
      {!lowData && <HorizonDivider />}
      <div className={`container ${css.columns}`}>
        {/* With low data, links that the menu has are left out. */}
        {!lowData && <ShopLinks company={company} />}
        <LegalLinks />
        <Contact company={company} chat={chat} />
      </div>
      <div className={`container ${css.legal}`}>
        <div>
          <p>{t.footerLegal(company.nvocc)}</p>
          {company.licence && (
            <p>
              {t.licence(company.licence.number)}{' '}
              <a href={company.licence.register} rel="noreferrer noopener">
                {new URL(company.licence.register).host}
              </a>
            </p>
          )}
          <p>{t.copyright(company.name, copyrightYears(), company.claims.sinceYear)}</p>
        </div>
        <DataButton />
      </div>
      {/* Staff do not get it, because it would cover the open panel. */}
      {chat && !lowData && !address.pathname.startsWith('/admin') && (
        <a className={css.whatsapp} data-float href={chat} aria-label={t.whatsappButton}>
          <WhatsappIcon size={28} />
        </a>
      )}
    </>
  );
}

const firstYear = 2025;

/** '2025–2026': the first year stays. */
function copyrightYears(): string {
  const year = Number(dayInHavana(new Date()).slice(0, 4));
  return year > firstYear ? `${firstYear}–${year}` : `${firstYear}`;
}

function ShopLinks({ company }: { company: Company }) {
  const { language } = useApp();
  const t = { ...shellTexts[language], ...serverTexts[language] };
  const links = [
    ...categories.map(({ slug, plural }) => ({
      to: href(routes.catalogue, { category: slug }),
      label: plural[language],
    })),
    { to: href(routes.home), label: t.home },
    { to: href(routes.featured), label: t.featuredLink },
    ...(company.offices > 0 ? [{ to: href(routes.offices), label: t.officesLink }] : []),
    { to: href(routes.verify), label: t.verifyLink },
  ];
  return (
    <>
      <div>
        <p className={css.brand}>{company.name}</p>
        <p>{t.footerAbout}</p>
      </div>
      {/* A phone has them in the menu. */}
      <nav className={css.quick} aria-labelledby="footer-links">
        <h2 id="footer-links">{t.quickLinks}</h2>
        <ul className={css.list}>
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function LegalLinks() {
  const { t } = useApp(serverTexts);
  return (
    <nav aria-labelledby="footer-legal">
      <h2 id="footer-legal">{t.legalLinks}</h2>
      <ul className={css.list}>
        {legal.map((name) => (
          <li key={name}>
            <a href={href(routes[name])}>{t.legal[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ company, chat }: { company: Company; chat: string | undefined }) {
  const { language } = useApp();
  const [user, host] = company.email?.split('@') ?? [];
  const t = { ...shellTexts[language], ...serverTexts[language] };
  return (
    <div>
      <h2>{t.contact}</h2>
      <ul className={css.list}>
        {company.email && (
          <li>
            <a href={`mailto:${company.email}`}>
              {`${user}@`}
              <wbr />
              {host}
            </a>
          </li>
        )}
        {company.whatsapp && (
          <li>
            {/* The number stands outside of the link, so that it can be selected and copied. */}
            <a href={chat}>WhatsApp</a>
            {` ${readablePhone(company.whatsapp)}`}
          </li>
        )}
        <li>
          <a href={href(routes.check)}>{t.checkLink}</a>
        </li>
      </ul>
    </div>
  );
}
