import { whatsappLink } from '#features/company/about/brand.ts';
import { useApp } from '#web/app-context.ts';
import { offerLinkTexts } from '../messages.ts';
import type { OfferPage } from '../schema.ts';
import { untilWhen } from '../until-when.ts';
import css from './offer.module.css';

/** Each page by link says whose it is, until when it opens, and where to report a wrong person. */
export function WhoseLink({ page }: { page: OfferPage }) {
  const { t, language, brand } = useApp(offerLinkTexts);
  const chat = whatsappLink(brand, t.wrongPersonText(page.reference));
  return (
    <div className={`${css.whose} quiet`}>
      <p>{t.whose(page.name, untilWhen(page.expiresAt, language))}</p>
      {chat && (
        <p>
          <a href={chat}>{t.wrongPerson}</a>
        </p>
      )}
    </div>
  );
}
