import { WhatsappButton } from '#features/company/ui/whatsapp-button.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { offerLinkTexts } from '../messages.ts';
import css from './offer.module.css';

export function ClosedLink({ why }: { why: 'cut' | 'unknown' | 'over' }) {
  const { language } = useApp();
  const t = offerLinkTexts[language];
  const { title, text } = t.closed[why];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={css.actions}>
        <ButtonLink href={href(routes.myQuotes)}>{t.myQuotes}</ButtonLink>
        <WhatsappButton text={title}>{t.write}</WhatsappButton>
      </p>
    </>
  );
}
