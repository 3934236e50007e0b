import type { ComponentType } from 'react';
import { Badge } from '#kit/data/badge.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { customerHref, recordParts } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { statusFactsOf } from '../../case-type.ts';
import type { ContactChannel } from '../../contact-channels.ts';
import { newestEntry } from '../../newest-entry.ts';
import type { CaseMail, SavedReply } from '../../schema.ts';
import type { CaseWire, StaffCaseDetail } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { StatusBadge } from '../status-badge.tsx';
import { AssignField } from './assign-field.tsx';
import type {
  AnyCaseScreen,
  AnyRecordParts,
  CaseRecordParts,
  CaseRecordProps,
} from './case-screen.ts';
import { CustomerContactCard } from './customer-contact-card.tsx';
import { FollowUpField } from './follow-up-field.tsx';
import { MailFailure } from './mail-failure.tsx';
import { MissingPanel, RecordPanel } from './record-panel.tsx';
import css from './staff-panel.module.css';
import { StaffTimeline } from './staff-timeline.tsx';
import { StatusForm } from './status-form.tsx';
import { useUndoToast } from './undo-toast.ts';
import { WriteForm } from './write-form.tsx';

/** The record of a case type. */
export function caseRecord<Wire extends CaseWire>(
  own: CaseRecordParts<Wire>,
): ComponentType<CaseRecordProps> {
  const parts: AnyRecordParts = own;
  return ({ id, detail, ...props }) =>
    detail ? (
      <CasePanel {...props} parts={parts} detail={detail} />
    ) : (
      <MissingPanel id={id} closeHref={props.links.closeHref} />
    );
}

interface CasePanelProps extends Omit<CaseRecordProps, 'id' | 'detail'>, PartProps {}

/**
 * A case beside its list: on top where it stands, in the middle what was sent and said, at the side
 * whose it is and what it is about.
 */
function CasePanel(props: CasePanelProps) {
  const { screen, parts, detail, agents, replies, links, now } = props;
  const { language, call } = useApp();
  const { type, calls } = screen;
  const { Standing, Sent, Goods, Last } = parts;
  const params = { id: detail.id };
  return (
    <RecordPanel
      record={detail}
      name={screen.nameOf(detail)}
      badge={<StatusBadge type={type} status={detail.status} />}
      links={links}
      now={now}
      reportViewing={() =>
        call(calls.view, { params, body: { seen: newestEntry(detail.history).at } })
      }
    >
      {Standing && <Standing detail={detail} />}
      <div className={css.sheet}>
        <div className={css.middle}>
          {Sent && <Sent detail={detail} />}
          <PanelSection title={staffCaseTexts[language].history} id={recordParts.history}>
            <History {...{ screen, parts, detail, replies }} />
          </PanelSection>
        </div>
        <div className={css.side}>
          <PanelSection title={screen.texts[language].customer}>
            <Customer {...{ screen, parts, detail }} />
          </PanelSection>
          <StatusForm screen={screen} record={detail} />
          <AssignField
            assignedTo={detail.assignedTo}
            agents={agents}
            assign={(body) => call(calls.assign, { params, body })}
          />
          <FollowUpField
            key={detail.followUpAt}
            record={detail}
            now={now}
            save={(body) => call(calls.followUp, { params, body })}
          />
          {Goods && <Goods detail={detail} />}
          <PanelSection title={staffCaseTexts[language].mails}>
            <CaseMails mails={detail.mails} />
          </PanelSection>
          {Last && <Last detail={detail} closeHref={links.closeHref} />}
        </div>
      </div>
    </RecordPanel>
  );
}

interface PartProps {
  screen: AnyCaseScreen;
  parts: AnyRecordParts;
  detail: StaffCaseDetail;
}

function Customer({ screen, parts, detail }: PartProps) {
  const { brand, call, refresh } = useApp();
  const card = parts.contactOf(detail, brand.name);

  async function contact(channel: ContactChannel) {
    try {
      const params = { id: detail.id };
      await call(screen.calls.contact, { params, body: { channel }, key: newIdempotencyKey() });
    } catch {
      // The link opens all the same; the contact is just not recorded.
      return;
    }
    await refresh();
  }

  return (
    <CustomerContactCard
      {...card}
      pageHref={customerHref(detail.id)}
      onContact={(channel) => void contact(channel)}
    >
      <parts.CustomerFacts detail={detail} />
    </CustomerContactCard>
  );
}

function History({ screen, parts, detail, replies }: PartProps & { replies: SavedReply[] }) {
  const { t, language, call, refresh, brand } = useApp(staffCaseTexts);
  const { type, calls } = screen;
  const { email } = parts.contactOf(detail, brand.name);
  const showUndo = useUndoToast(calls);
  return (
    <>
      <StaffTimeline
        history={detail.history}
        labelOf={(status) => statusFactsOf(type, status).label[language]}
        created={screen.texts[language].created}
        describe={parts.describe}
      />
      <WriteForm
        key={email}
        subject={detail.id}
        notesAlone={email === null}
        filling={{
          language: detail.language,
          name: screen.replyNameOf(detail),
          reference: screen.nameOf(detail),
        }}
        replies={replies}
        send={async (body, key, onUndone) => {
          const input = { params: { id: detail.id }, body: { ...body, seen: detail.newest }, key };
          const answer = await call(calls.write, input).catch(async (error: unknown) => {
            // The history then shows what the agent had not seen.
            if (hasCode(error, 'case_news')) await refresh();
            throw error;
          });
          if (!body.internal) showUndo(answer, { title: t.messageSent }, onUndone);
          await refresh();
        }}
      />
    </>
  );
}

const tones = { sent: 'success', waiting: 'warning', failed: 'danger' } as const;

function CaseMails({ mails }: { mails: readonly CaseMail[] }) {
  const { t, language } = useApp(staffCaseTexts);
  if (mails.length === 0) return <p className="muted">{t.noMails}</p>;
  return (
    <ul className={css.mails}>
      {mails.map((mail) => (
        <li key={`${mail.createdAt} ${mail.to} ${mail.subject}`}>
          <p>
            <Badge tone={tones[mail.state]}>{t.mailStates[mail.state]}</Badge> {mail.subject}
          </p>
          <p className="muted">{t.mailTo(mail.to, formatMoment(mail.createdAt, language))}</p>
          {mail.lastError && (
            <MailFailure said={mail.lastError} before={`${t.mailTries(mail.attempts)} `} />
          )}
        </li>
      ))}
    </ul>
  );
}
