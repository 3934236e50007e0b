import { useEffect, useRef } from 'react';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { ButtonLink } from '#kit/button.tsx';
import { CheckIcon } from '#kit/icons.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { verificationTexts } from '../../messages.ts';
import { CopyTicket } from './copy-ticket.tsx';
import { storedTicketOf } from './sent-ticket-store.ts';
import css from './verify-page.module.css';

interface VerificationSentProps {
  ticketId: string;
  email?: string;
  dueAt: string;
  mailed?: boolean;
}

export function VerificationSent({
  ticketId,
  email = '',
  dueAt,
  mailed = true,
}: VerificationSentProps) {
  const { t, language, person } = useApp(verificationTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  // Without a reload the address, and the title, are still those of the form.
  useEffect(() => {
    const before = document.title;
    document.title = before.replace(t.title, t.done);
    return () => {
      document.title = before;
    };
  }, [t]);
  return (
    <div className="container grid gap-5">
      <div>
        <h1 ref={heading} tabIndex={-1} className={css.done}>
          <CheckIcon />
          {t.done}
        </h1>
        <p className="muted above-2">{t.ticketIs}</p>
        <p className={css.ticket}>{ticketId}</p>
      </div>
      <div>
        <p>{mailed ? t.mailSent(email) : t.noMail}</p>
        <p>{t.answerBy(formatDateTime(dueAt, language))}</p>
      </div>
      <div className="row gap-3">
        <WhatsappButton text={t.whatsappText(ticketId)}>{t.askWhatsapp}</WhatsappButton>
        {person && (
          <ButtonLink tone="secondary" href={href(routes.myVerifications)}>
            {t.seeMine}
          </ButtonLink>
        )}
        <CopyTicket ticketId={ticketId} />
      </div>
      <div className="row gap-3">
        <ButtonLink
          href={href(routes.verify)}
          onClick={() => storedTicketOf(person?.id).save(undefined)}
        >
          {t.another}
        </ButtonLink>
        <ButtonLink tone="secondary" href={href(routes.home)}>
          {t.backHome}
        </ButtonLink>
      </div>
    </div>
  );
}
