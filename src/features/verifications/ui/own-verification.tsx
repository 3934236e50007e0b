import { api } from '#api.ts';
import { useApp } from '#app.ts';
import type { OwnDetailProps } from '#features/cases/ui/own-cases-page.tsx';
import { OwnDetail, OwnHistory, useNewest } from '#features/cases/ui/own-detail.tsx';
import { RecordSection } from '#features/cases/ui/own-records.tsx';
import { whatsappLink } from '#features/company/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { ownVerificationMessages } from '../own-messages.ts';
import type { VerificationDetail } from '../schema.ts';
import { verificationType } from '../statuses.ts';
import css from './my-verifications-page.module.css';
import { ResendPart } from './resend-part.tsx';
import { StatusLegend } from './status-legend.tsx';
import { Receipts, SentFacts, VerificationNextStep } from './verification-facts.tsx';

/** One's own verification: where it stands, whose turn it is, what was sent, what happened and was said. */
export function OwnVerification({ detail, posted, level }: OwnDetailProps<VerificationDetail>) {
  const { language, call, refresh } = useApp();
  const t = ownVerificationMessages[language];
  const [verification, setAnswered] = useNewest(detail);
  const { id, status, history } = verification;
  async function send(text: string, key: string) {
    const params = { id };
    setAnswered(await call(api.writeAboutMyVerification, { params, body: { text }, key }));
  }
  return (
    <OwnDetail>
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
        hint={t.writeHint}
        posted={posted}
        send={send}
      >
        <Disclosure summary={t.statuses}>
          <StatusLegend />
        </Disclosure>
      </OwnHistory>
      <RecordSection title={t.facts} level={level}>
        <SentFacts verification={verification} />
      </RecordSection>
      <RecordSection title={t.receipts} level={level}>
        <Receipts verification={verification} />
      </RecordSection>
      <Contact ticketId={verification.ticketId} />
    </OwnDetail>
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
