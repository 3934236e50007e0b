import { useMemo, useState } from 'react';
import { api } from '#api.ts';
import { ButtonLink } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { DocumentIcon, ReceiptIcon } from '#kit/thing-icons.tsx';
import { formatDateTime } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { type ActionData, type AnyPage, definePage } from '#web/page.ts';
import { forgeryReportField, verificationDoneKey } from '../../form-fields.ts';
import { verificationTexts } from '../../messages.ts';
import type { SentTicket } from '../../schema.ts';
import { CopyTicket } from './copy-ticket.tsx';
import { type StoredTicket, storedTicketOf } from './sent-ticket-store.ts';
import { VerificationSent } from './verification-sent.tsx';
import { AskForHelp, Trust } from './verify-fields.tsx';
import { useIsForgeryReport, VerifyForm } from './verify-form.tsx';
import css from './verify-page.module.css';

interface VerifyData {
  actionData: ActionData | undefined;
  /** The ticket of a posted form; null where the token is forged. */
  sent: SentTicket['ticket'] | undefined;
}

export const page: AnyPage = definePage<VerifyData>({
  load: async ({ call, query, actionData }) => {
    const token = query.get(verificationDoneKey);
    const sent = token ? (await call(api.findSentTicket, { params: { token } })).ticket : undefined;
    return { actionData, sent };
  },
  head: ({ language, address }, { actionData, sent }) => {
    const t = verificationTexts[language];
    const title = address.searchParams.has(forgeryReportField) ? t.reportTitle : t.title;
    return {
      title: sent ? t.done : actionData ? t.errorTitle(title) : title,
      description: t.lead,
      canonical: href(routes.verify),
      ...(sent !== undefined && { hidden: true, personal: true }),
    };
  },
  View: VerifyPage,
  sharedParts: [Cards, Help, Trust],
});

function VerifyPage({ data: { actionData, sent } }: { data: VerifyData }) {
  const { t, person } = useApp(verificationTexts);
  // Somebody may be typing, so only a ticket that this page sends replaces the form.
  const stored = useMemo(() => storedTicketOf(person?.id), [person?.id]);
  const [before] = useState(stored.current);
  const last = stored.use();
  const lastOwn = last?.subject ? undefined : last;
  const ticket = sent ?? (last === before ? undefined : lastOwn);
  const report = useIsForgeryReport(actionData);
  if (ticket) return <VerificationSent {...ticket} />;
  return (
    <div className="container grid gap-5">
      <div className="grid gap-3">
        <h1>{report ? t.reportTitle : t.title}</h1>
        {!report && (
          <p className="row gap-3">
            <ButtonLink tone="secondary" href="#verificationCode">
              {t.haveCode}
            </ButtonLink>
            <ButtonLink tone="secondary" href={href(routes.check)}>
              {t.checkFirst}
            </ButtonLink>
          </p>
        )}
        <p className="muted">{report ? t.reportLead : t.lead}</p>
      </div>
      {sent === null && <Notice tone="danger" title={t.forged} role="alert" text={t.forgedText} />}
      {lastOwn && <SentNotice ticket={lastOwn} />}
      <div className={`grid gap-5 ${css.columns}`}>
        {!report && <Cards />}
        <VerifyForm actionData={actionData} />
        <Help />
      </div>
    </div>
  );
}

function Cards() {
  const { t, brand } = useApp(verificationTexts);
  return (
    <div className={css.cards}>
      <div>
        <h2>
          <DocumentIcon />
          {t.quotesCard}
        </h2>
        <p>{t.quotesCardText(brand.prefix)}</p>
      </div>
      <div>
        <h2>
          <ReceiptIcon />
          {t.paymentsCard}
        </h2>
        <p>{t.paymentsCardText}</p>
      </div>
    </div>
  );
}

function Help() {
  const { t } = useApp(verificationTexts);
  return (
    <div className={css.help}>
      <h2>{t.hours}</h2>
      <p>{t.hoursText}</p>
      <p className="quiet">{t.estLabel}</p>
      <AskForHelp />
    </div>
  );
}

function SentNotice({
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
