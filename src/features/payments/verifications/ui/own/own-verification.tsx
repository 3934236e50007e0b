import { api } from '#api.ts';
import { WhatsappButton } from '#features/company/about/ui/whatsapp-button.tsx';
import { type OwnDetailProps, ownCasePage } from '#features/requests/cases/ui/own-case-page.tsx';
import { OwnDetail, OwnHistory, useNewest } from '#features/requests/cases/ui/own-detail.tsx';
import { RecordSection } from '#features/requests/cases/ui/own-records.tsx';
import { StatusBadge } from '#features/requests/cases/ui/status-badge.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownVerificationTexts } from '../../messages.ts';
import type { VerificationDetail } from '../../schema.ts';
import { verificationStatuses, verificationStatusFacts, verificationType } from '../../statuses.ts';
import { ResendPart } from '../sending/resend-part.tsx';
import css from './my-verifications-page.module.css';
import { Receipts, SentFacts, VerificationNextStep } from './verification-facts.tsx';

export const page = ownCasePage({
  find: api.findMyVerification,
  texts: ownVerificationTexts,
  nameOf: ({ ticketId }) => ticketId,
  listAddress: () => href(routes.myVerifications),
  // The form to send it again needs React.
  needsReact: ({ status }) => status === 'rejected',
  Detail: OwnVerification,
});

function OwnVerification({ detail, actionData, level }: OwnDetailProps<VerificationDetail>) {
  const { t, call, refresh } = useApp(ownVerificationTexts);
  const [verification, setAnswered] = useNewest(detail);
  const { id, status, history, signedOut } = verification;
  async function send(text: string, key: string) {
    const params = { id };
    setAnswered(await call(api.writeAboutMyVerification, { params, body: { text }, key }));
  }
  return (
    <OwnDetail>
      {signedOut && <SentSignedOut verification={verification} level={level} />}
      <VerificationNextStep verification={verification} />
      {status === 'rejected' && (
        <RecordSection title={t.resendTitle} level={level}>
          <ResendPart verification={verification} onResent={refresh} />
        </RecordSection>
      )}
      <OwnHistory
        title={t.process}
        level={level}
        type={verificationType}
        subject={id}
        history={history}
        created={t.createdBy}
        describe={({ kind, note }) =>
          kind === 'resent' ? { sentence: t.resent, comment: note } : undefined
        }
        hint={t.writeHint}
        actionData={actionData}
        send={send}
      >
        <Disclosure summary={t.statuses}>
          <StatusLegend />
        </Disclosure>
      </OwnHistory>
      {!signedOut && <SentSections verification={verification} level={level} />}
      <Contact ticketId={verification.ticketId} />
    </OwnDetail>
  );
}

interface SectionProps {
  verification: VerificationDetail;
  level: 2 | 3;
}

function SentSections({ verification, level }: SectionProps) {
  const { t } = useApp(ownVerificationTexts);
  return (
    <>
      <RecordSection title={t.facts} level={level}>
        <SentFacts verification={verification} />
      </RecordSection>
      <ReceiptsSection verification={verification} level={level} />
    </>
  );
}

function ReceiptsSection({ verification, level }: SectionProps) {
  const { t } = useApp(ownVerificationTexts);
  return (
    <RecordSection title={t.receipts} level={level}>
      <Receipts verification={verification} />
    </RecordSection>
  );
}

/** Anybody may have written under this e-mail, so the text is folded. */
function SentSignedOut({ verification, level }: SectionProps) {
  const { t } = useApp(ownVerificationTexts);
  return (
    <>
      <Notice tone="warning" title={t.signedOut} text={t.signedOutText} />
      <Disclosure summary={t.showSent}>
        <OwnDetail>
          <SentFacts verification={verification} />
          <ReceiptsSection verification={verification} level={level} />
        </OwnDetail>
      </Disclosure>
    </>
  );
}

function Contact({ ticketId }: { ticketId: string }) {
  const { t } = useApp(ownVerificationTexts);
  return (
    <div className="row gap-3">
      <WhatsappButton text={t.whatsappText(ticketId)}>{t.askWhatsapp}</WhatsappButton>
      <CopyButton text={ticketId} label={t.copy} />
    </div>
  );
}

function StatusLegend() {
  const { language } = useApp();
  return (
    <dl className={css.legend}>
      {verificationStatuses.map((status) => {
        const { meaning, next, when } = verificationStatusFacts[status];
        return (
          <div key={status}>
            <dt>
              <StatusBadge type={verificationType} status={status} />
            </dt>
            <dd>{[meaning, next, when].map((text) => text[language]).join(' ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
