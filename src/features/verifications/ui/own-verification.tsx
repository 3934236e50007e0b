import { useState } from 'react';
import { api } from '#api.ts';
import { MessageForm } from '#features/cases/ui/message-form.tsx';
import { RecordSection } from '#features/cases/ui/own-records.tsx';
import { Timeline } from '#features/cases/ui/timeline.tsx';
import { whatsappLink } from '#features/company/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import { useApp } from '#web/app-context.ts';
import type { PostedForm } from '#web/page.ts';
import { ownVerificationMessages } from '../own-messages.ts';
import type { VerificationDetail } from '../schema.ts';
import css from './my-verifications-page.module.css';
import { ResendPart } from './resend-part.tsx';
import { StatusLegend } from './status-legend.tsx';
import { useEventSentence } from './use-event-sentence.ts';
import { NextStep, Receipts, SentFacts } from './verification-facts.tsx';

interface OwnVerificationProps {
  verification: VerificationDetail;
  /** A message that came back. */
  posted: PostedForm | null;
  /** Of the headings in it. */
  level: 2 | 3;
}

/** One's own verification: where it stands, whose turn it is, what was sent, what happened and was said. */
export function OwnVerification({ verification: loaded, posted, level }: OwnVerificationProps) {
  const { language, call, refresh } = useApp();
  const t = ownVerificationMessages[language];
  const sentence = useEventSentence();
  const [answered, setAnswered] = useState(loaded);
  // What was sent since it was loaded is in the answer to that.
  const verification = answered.history.length > loaded.history.length ? answered : loaded;
  const { id, status, history, signedOut } = verification;
  async function write(text: string, key: string) {
    const body = { text };
    setAnswered(await call(api.writeAboutMyVerification, { params: { id }, body, key }));
  }
  return (
    <div className={css.verification}>
      {signedOut && <SentSignedOut verification={verification} level={level} />}
      <NextStep verification={verification} />
      {status === 'rejected' && (
        <RecordSection title={t.resendTitle} level={level}>
          <ResendPart verification={verification} onResent={refresh} />
        </RecordSection>
      )}
      <RecordSection title={t.process} level={level}>
        <Timeline history={history} reader="customer" sentence={sentence} />
        <Disclosure summary={t.statuses}>
          <StatusLegend />
        </Disclosure>
        <MessageForm
          subject={id}
          hint={t.writeHint}
          seen={history.length}
          posted={posted}
          send={write}
        />
      </RecordSection>
      {!signedOut && <Sent verification={verification} level={level} />}
      <Contact ticketId={verification.ticketId} />
    </div>
  );
}

interface SentProps {
  verification: VerificationDetail;
  level: 2 | 3;
}

function Sent({ verification, level }: SentProps) {
  const t = ownVerificationMessages[useApp().language];
  return (
    <>
      <RecordSection title={t.facts} level={level}>
        <SentFacts verification={verification} />
      </RecordSection>
      <ReceiptsSection verification={verification} level={level} />
    </>
  );
}

function ReceiptsSection({ verification, level }: SentProps) {
  const t = ownVerificationMessages[useApp().language];
  return (
    <RecordSection title={t.receipts} level={level}>
      <Receipts verification={verification} />
    </RecordSection>
  );
}

/** Whoever knows an address can write under it: what they wrote is seen by who wants to see it. */
function SentSignedOut({ verification, level }: SentProps) {
  const t = ownVerificationMessages[useApp().language];
  return (
    <>
      <Notice tone="warning" title={t.signedOut}>
        <p>{t.signedOutText}</p>
      </Notice>
      <Disclosure summary={t.showSent}>
        <div className={css.verification}>
          <SentFacts verification={verification} />
          <ReceiptsSection verification={verification} level={level} />
        </div>
      </Disclosure>
    </>
  );
}

function Contact({ ticketId }: { ticketId: string }) {
  const { language, brand } = useApp();
  const t = ownVerificationMessages[language];
  return (
    <div className={css.actions}>
      <ButtonLink
        tone="whatsapp"
        icon={<WhatsappIcon size={20} />}
        href={whatsappLink(brand, t.whatsappText(ticketId))}
      >
        {t.askWhatsapp}
      </ButtonLink>
      <CopyButton
        text={ticketId}
        label={t.copy}
        copiedLabel={t.copied}
        failedLabel={t.copyFailed}
      />
    </div>
  );
}
