import type { ReactNode } from 'react';
import { readablePhone } from '#features/company/about/brand.ts';
import { ButtonLink } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { WhatsappIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import type { ContactChannel } from '../../contact-channels.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import type { Contact } from './case-screen.ts';
import css from './staff-panel.module.css';

interface ContactCardProps extends Contact {
  /** Where everything of this customer is. */
  pageHref?: string;
  onContact: (channel: ContactChannel) => void;
  children?: ReactNode;
}

export function CustomerContactCard(props: ContactCardProps) {
  const { name, pageHref, email, phone, whatsapp, greeting, onContact, children } = props;
  const { t } = useApp(staffCaseTexts);
  const digits = whatsapp?.replace(/\D/g, '');
  return (
    <div className={css.contact}>
      {pageHref && (
        <p className={`taps ${css.way}`}>
          <a href={pageHref}>
            <strong>{name ?? email}</strong>
          </a>
        </p>
      )}
      {email ? (
        <p className={`taps ${css.way}`}>
          <a href={`mailto:${email}`} onClick={() => onContact('email')}>
            {email}
          </a>
          <Copy text={email} what={t.email} />
        </p>
      ) : (
        <p className="muted">{t.noEmail}</p>
      )}
      {phone && (
        <p className={`taps ${css.way}`}>
          <a href={`tel:${phone}`} onClick={() => onContact('phone')}>
            {readablePhone(phone)}
          </a>
          <Copy text={phone} what={t.phone} />
        </p>
      )}
      {digits ? (
        <p className={`taps ${css.way}`}>
          <ButtonLink
            size="s"
            tone="whatsapp"
            icon={<WhatsappIcon size={20} />}
            href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
            target="_blank"
            rel="noreferrer"
            onClick={() => onContact('whatsapp')}
          >
            {t.writeWhatsapp}
            <span className="visually-hidden"> ({t.opensApart})</span>
          </ButtonLink>
          <span>{readablePhone(whatsapp ?? '')}</span>
        </p>
      ) : (
        <p className="muted">{t.noWhatsapp}</p>
      )}
      {children}
    </div>
  );
}

function Copy({ text, what }: { text: string; what: string }) {
  const { t } = useApp(staffCaseTexts);
  return <CopyButton size="s" text={text} label={`${t.copy} ${what.toLowerCase()}`} />;
}
