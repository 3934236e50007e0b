import { categories } from '#features/catalogue/categories.ts';
import { type Company, readablePhone, whatsappLink } from '#features/company/brand.ts';
import { greeting } from '#features/company/greeting.ts';
import { HorizonDivider } from '#kit/horizon.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { serverMessages, shellMessages } from '../messages.ts';
import { DataButton } from './data-button.tsx';
import css from './layout.module.css';

const legal = ['privacy', 'cookies', 'legal', 'terms', 'accessibility'] as const;

/** The same on every page. Only the server draws it: no code of it reaches the browser. */
export function Footer({ company: brand }: { company: Company }) {
  const { address, language, lowData } = useApp();
  const t = { ...shellMessages[language], ...serverMessages[language] };
  const chat = whatsappLink(brand, greeting[language]);
  return (
    <>
      {!lowData && <HorizonDivider />}
      <div className={`container ${css.columns}`}>
        {/* With low data, links that the menu has are left out. */}
        {!lowData && (
          <>
            <div>
              <p className={css.brand}>{brand.name}</p>
              <p>{t.footerAbout}</p>
            </div>
            <nav aria-labelledby="footer-links">
              <h2 id="footer-links">{t.quickLinks}</h2>
              <ul className={css.list}>
                {categories.map(({ slug, plural }) => (
                  <li key={slug}>
                    <a href={href(routes.catalogue, { category: slug })}>{plural[language]}</a>
                  </li>
                ))}
                <li>
                  <a href={href(routes.home)}>{t.home}</a>
                </li>
                <li>
                  <a href={href(routes.featured)}>{t.featuredLink}</a>
                </li>
                {brand.offices > 0 && (
                  <li>
                    <a href={href(routes.offices)}>{t.officesLink}</a>
                  </li>
                )}
                <li>
                  <a href={href(routes.verify)}>{t.verifyLink}</a>
                </li>
                <li>
                  <a href={href(routes.check)}>{t.checkLink}</a>
                </li>
              </ul>
            </nav>
          </>
        )}
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
        {(brand.email || brand.whatsapp) && (
          <div>
            <h2>{t.contact}</h2>
            <ul className={css.list}>
              {brand.email && (
                <li>
                  <a href={`mailto:${brand.email}`}>{brand.email}</a>
                </li>
              )}
              {brand.whatsapp && (
                <li>
                  {/* The number is outside of the link so that it can be selected and copied. */}
                  <a href={chat}>WhatsApp</a>
                  {` ${readablePhone(brand.whatsapp)}`}
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
      <div className={`container ${css.legal}`}>
        <p>{t.footerLegal(brand.nvocc)}</p>
        <p>{t.copyright(brand.name, brand.claims.sinceYear)}</p>
      </div>
      {/* Not for staff: it would cover the open panel. */}
      {chat && !lowData && !address.pathname.startsWith('/admin') && (
        <a className={css.whatsapp} data-float href={chat} aria-label={t.whatsappButton}>
          <WhatsappIcon size={28} />
        </a>
      )}
      <div className={`container ${css.end}`}>
        <DataButton />
      </div>
    </>
  );
}
