import { StarIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import type { Office } from '../brand.ts';
import { companyTexts, officeHours } from '../messages.ts';
import css from './office-card.module.css';
import { WhatsappButton } from './whatsapp-button.tsx';

export function OfficeCard({ office }: { office: Office }) {
  const { t, language } = useApp(companyTexts);
  const { city, state, manager, specialties, address, email, clock } = office;
  return (
    <article className={css.card}>
      <header className={css.head}>
        <h2>
          {city}
          <span>{state}</span>
        </h2>
        {office.rating !== undefined && (
          <p className={css.rating}>
            <strong>
              <StarIcon size={20} />
              {t.rating(office.rating.toFixed(1))}
            </strong>
            <small>{t.ratingNote}</small>
          </p>
        )}
      </header>
      <dl className={css.facts}>
        <div>
          <dt>{t.manager}</dt>
          <dd>{manager}</dd>
        </div>
        <div>
          <dt>{t.specialties}</dt>
          <dd>{specialties.map((specialty) => specialty[language]).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t.address}</dt>
          <dd>
            <address translate="no">{address}</address>
          </dd>
        </div>
        <div>
          <dt>{t.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{t.hours}</dt>
          <dd>{t.weekdays(...officeHours[language].weekdays)}</dd>
          <dd>{t.saturday(...officeHours[language].saturday)}</dd>
          <dd className="muted">{clock[language]}</dd>
        </div>
      </dl>
      <WhatsappButton tone="secondary" full text={t.whatsappOfficeText(office)}>
        <span>
          {t.whatsappOffice}
          <span className="visually-hidden">{t.toOffice(city)}</span>
        </span>
      </WhatsappButton>
    </article>
  );
}
