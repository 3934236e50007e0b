import type { ReactNode } from 'react';
import { api } from '#api.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Stat, Stats } from '#kit/data/stat.tsx';
import { MailIcon } from '#kit/thing-icons.tsx';
import { formatPercent } from '#platform/text/numbers.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage, type LoadContext } from '#web/page.ts';
import type { Office } from '../brand.ts';
import { type Company, readablePhone } from '../brand.ts';
import { companyTexts, officeHours } from '../messages.ts';
import { OfficeCard } from './office-card.tsx';
import css from './offices-page.module.css';
import { WhatsappButton } from './whatsapp-button.tsx';

interface OfficesData<ExtraData> {
  offices: Office[];
  company: Company;
  extra: ExtraData;
}

export interface OfficesExtra<ExtraData> {
  load(context: LoadContext): Promise<ExtraData>;
  View(props: { extra: ExtraData }): ReactNode;
}

export const officesPage = <ExtraData,>(Extra: OfficesExtra<ExtraData>): AnyPage =>
  definePage<OfficesData<ExtraData>>({
    load: async (context) => {
      const { call } = context;
      const [offices, company, extra] = await Promise.all([
        call(api.listOffices, {}),
        call(api.aboutCompany, {}),
        Extra.load(context),
      ]);
      return { offices, company, extra };
    },
    head: ({ language, brand, address }, { offices, company: { claims } }) => ({
      title: companyTexts[language].officesTitle,
      description: companyTexts[language].officesDescription(offices.map(({ state }) => state)),
      canonical: href(routes.offices),
      facts: {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brand.name,
        url: address.origin,
        email: brand.email,
        telephone: brand.whatsapp,
        ...(claims.sinceYear && { foundingDate: String(claims.sinceYear) }),
        location: offices.map(({ city, address }) => ({ '@type': 'Place', name: city, address })),
      },
    }),
    View: ({ data: { offices, company, extra } }) => (
      <OfficesPage offices={offices} company={company}>
        <Extra.View extra={extra} />
      </OfficesPage>
    ),
    isStatic: () => true,
  });

interface OfficesProps {
  offices: Office[];
  company: Company;
  children: ReactNode;
}

function OfficesPage({ offices, company, children }: OfficesProps) {
  const { t, language, brand } = useApp(companyTexts);
  const { weekdays, saturday } = officeHours[language];
  return (
    <div className={`container ${css.page}`}>
      <header>
        <h1>{t.officesTitle}</h1>
        <p className={css.lead}>{offices.length > 0 ? t.officesLead : t.noOffices(brand)}</p>
      </header>
      <Figures company={company} />
      {children}
      <div className={css.offices}>
        {offices.map((office) => (
          <OfficeCard key={office.city} office={office} />
        ))}
        <section className={css.help}>
          <h2>{offices.length > 0 ? t.helpTitle : t.helpHours}</h2>
          <p>{t.helpText(...weekdays, ...saturday)}</p>
          <div className={css.ways}>
            <WhatsappButton text={t.helpWhatsappText}>{t.helpWhatsapp}</WhatsappButton>
            {brand.email && (
              <ButtonLink
                tone="secondary"
                icon={<MailIcon size={20} />}
                href={`mailto:${brand.email}`}
              >
                {t.helpEmail}
              </ButtonLink>
            )}
          </div>
          {brand.whatsapp && <p>WhatsApp: {readablePhone(brand.whatsapp)}</p>}
          {offices.length > 1 && (
            <>
              <h2>{t.locationsTitle}</h2>
              <p>{t.locationsText}</p>
            </>
          )}
        </section>
      </div>
    </div>
  );
}

/** Leaves out figures that the owner did not give. */
function Figures({ company: { offices, claims } }: { company: Company }) {
  const { t, language } = useApp(companyTexts);
  const { employees, vehiclesShipped, satisfactionPercent, sinceYear } = claims;
  const figures = [
    { label: t.activeOffices, value: offices || undefined },
    { label: t.employees, value: employees && `${employees}+` },
    { label: t.vehiclesShipped, value: vehiclesShipped && `${vehiclesShipped}+` },
    {
      label: t.satisfaction,
      value: satisfactionPercent && formatPercent(satisfactionPercent, language),
    },
  ].filter(({ value }) => value !== undefined);
  if (figures.length === 0) return null;
  return (
    <section aria-label={t.figures}>
      <Stats>
        {figures.map(({ label, value = '' }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </Stats>
      <p className="quiet above-2">{t.ownFigures(sinceYear)}</p>
    </section>
  );
}
