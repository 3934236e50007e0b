import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { ClosedLinkReason } from '../links.ts';
import { offerLinkTexts } from '../messages.ts';

interface ClosedLinkProps {
  why: ClosedLinkReason;
  /** The first name of whoever asked; only for somebody of staff. */
  whose?: string | undefined;
}

export function ClosedLink({ why, whose }: ClosedLinkProps) {
  const { t } = useApp(offerLinkTexts);
  const { title, text } = t.closed[why];
  return (
    <>
      <h1>{title}</h1>
      {whose && <p>{t.whoseAlone(whose)}</p>}
      <p>{text}</p>
      {why !== 'staff' && (
        <p className="row gap-3">
          <ButtonLink href={href(routes.myQuotes)}>{t.myQuotes}</ButtonLink>
          <WhatsappButton text={title}>{t.write}</WhatsappButton>
        </p>
      )}
    </>
  );
}
