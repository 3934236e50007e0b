import { ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { MailIcon } from '#kit/thing-icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { readablePhone, whatsappLink } from '../brand.ts';
import { claims } from '../claims.ts';
import { companyMessages } from '../messages.ts';
import { officeHours, offices } from '../offices.ts';
import { OfficeCard } from './office-card.tsx';
import css from './offices-page.module.css';

export const page: AnyPage = definePage<undefined>({
  head: ({ language, brand, address }) => ({
    title: companyMessages[language].officesTitle,
    description: companyMessages[language].officesDescription,
    canonical: href(routes.offices),
    facts: {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: address.origin,
      email: brand.email,
      telephone: brand.whatsapp,
      foundingDate: String(claims.sinceYear),
      location: offices.map(({ city, address }) => ({ '@type': 'Place', name: city, address })),
    },
  }),
  View: OfficesPage,
  isStatic: () => true,
});

function OfficesPage() {
  const { language, brand } = useApp();
  const t = companyMessages[language];
  const { weekdays, saturday } = officeHours;
  return (
    <div className={`container ${css.page}`}>
      <header>
        <h1>{t.officesTitle}</h1>
        <p className={css.lead}>{t.officesLead}</p>
      </header>
      <section aria-label={t.figures}>
        <Stats>
          <Stat label={t.activeOffices} value={offices.length} />
          <Stat label={t.employees} value={`${claims.employees}+`} />
          <Stat label={t.vehiclesShipped} value={`${claims.vehiclesShipped}+`} />
          <Stat label={t.satisfaction} value={`${claims.satisfactionPercent}%`} />
        </Stats>
        <p className={css.own}>{t.ownFigures(claims.sinceYear)}</p>
      </section>
      <div className={css.offices}>
        {offices.map((office) => (
          <OfficeCard key={office.id} office={office} />
        ))}
        <section className={css.help}>
          <h2>{t.helpTitle}</h2>
          <p>{t.helpText(...weekdays, ...saturday)}</p>
          <div className={css.ways}>
            <ButtonLink
              tone="whatsapp"
              icon={<WhatsappIcon size={20} />}
              href={whatsappLink(brand, t.helpWhatsappText)}
            >
              {t.helpWhatsapp}
            </ButtonLink>
            <ButtonLink
              tone="secondary"
              icon={<MailIcon size={20} />}
              href={`mailto:${brand.email}`}
            >
              {t.helpEmail}
            </ButtonLink>
          </div>
          <p>WhatsApp: {readablePhone(brand.whatsapp)}</p>
          <h2>{t.locationsTitle}</h2>
          <p>{t.locationsText}</p>
        </section>
      </div>
    </div>
  );
}
