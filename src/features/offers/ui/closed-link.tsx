import { whatsappLink } from '#features/company/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { offerLinkTexts } from '../messages.ts';
import css from './offer.module.css';

export function ClosedLink({ why }: { why: 'cut' | 'unknown' | 'over' }) {
  const { language, brand } = useApp();
  const t = offerLinkTexts[language];
  const { title, text } = t.closed[why];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={css.actions}>
        <ButtonLink href={href(routes.myQuotes)}>{t.myQuotes}</ButtonLink>
        <ButtonLink
          tone="whatsapp"
          icon={<WhatsappIcon size={20} />}
          href={whatsappLink(brand, title)}
        >
          {t.write}
        </ButtonLink>
      </p>
    </>
  );
}
