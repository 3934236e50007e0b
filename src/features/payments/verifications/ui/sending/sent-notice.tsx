import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { verificationTexts } from '../../messages.ts';
import { CopyTicket } from './copy-ticket.tsx';
import type { StoredTicket } from './sent-ticket-store.ts';
import css from './verify-page.module.css';

export function SentNotice({
  ticket: { ticketId, email, dueAt, mailed = true },
}: {
  ticket: StoredTicket;
}) {
  const { t, language, person } = useApp(verificationTexts);
  return (
    <Notice
      tone="success"
      title={t.done}
      role="status"
      action={
        <div className="row gap-3">
          {person && (
            <ButtonLink tone="secondary" href={href(routes.myVerifications)}>
              {t.seeMine}
            </ButtonLink>
          )}
          <CopyTicket ticketId={ticketId} />
        </div>
      }
    >
      <p>{t.ticketIs}</p>
      <p className={css.ticket}>{ticketId}</p>
      <p>{mailed ? t.mailSent(email) : t.noMail}</p>
      <p>{t.answerBy(formatDateTime(dueAt, language))}</p>
    </Notice>
  );
}
