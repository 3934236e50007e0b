import type { ContactChannel } from '#features/cases/queue.ts';
import { ContactCard } from '#features/cases/ui/staff/contact-card.tsx';
import { staffMessages } from '#features/cases/ui/staff/staff-messages.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { formatDateTime } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { staffVerificationMessages, verificationGreetings } from './staff-messages.ts';
import css from './staff-receipts.module.css';

/** Who sent it, with which account if any, what they wrote, and how to reach them. */
export function SenderCard({ verification }: { verification: StaffVerificationDetail }) {
  const { language, brand, call, refresh } = useApp();
  const t = staffVerificationMessages[language];
  const common = staffMessages[language];
  const { id, ticketId, email, whatsapp, verificationCode, comment, createdAt, sender } =
    verification;

  async function contact(channel: ContactChannel) {
    try {
      const params = { id };
      await call(staffApi.contactAboutVerification, { params, body: { channel }, key: newKey() });
    } catch {
      // The chat opens all the same; it is only not written down.
      return;
    }
    await refresh();
  }

  return (
    <ContactCard
      email={email}
      whatsapp={whatsapp}
      greeting={verificationGreetings[verification.language](ticketId, brand.name)}
      onContact={(channel) => void contact(channel)}
    >
      <p className={css.quiet}>
        {common.languages[verification.language]} · {formatDateTime(createdAt, language)}
      </p>
      {sender && (
        <p className={css.said}>
          {t.sentWith(sender.name ? `${sender.name}, ${sender.email}` : sender.email)} (
          {sender.emailVerified ? t.proven : t.unproven})
        </p>
      )}
      <p className={css.said}>
        <strong>{t.code}.</strong> {verificationCode}
      </p>
      {comment && (
        <p className={css.said}>
          <strong>{t.comment}.</strong> {comment}
        </p>
      )}
    </ContactCard>
  );
}
