import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { AskCall } from '#kit/staff/form/ask-call.tsx';
import { RecordButton } from '#kit/staff/form/record-button.tsx';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type LinkRole, linkRoles } from '../../links.ts';
import type { QuoteLink } from '../../schema.ts';
import { staffOfferTexts } from '../../staff-messages.ts';
import { untilWhen } from '../../until-when.ts';
import { staffOfferVersionTexts } from '../../version-messages.ts';
import css from './staff-offer.module.css';

export function LinksCard({ quoteId, links }: { quoteId: string; links: QuoteLink[] }) {
  const { t } = useApp(staffOfferVersionTexts);
  const [revoking, setRevoking] = useState<QuoteLink>();
  return (
    <section className={css.aside} aria-labelledby="links-title">
      <h2 id="links-title">{t.links}</h2>
      <p className="muted">{t.linksText}</p>
      <ul className={`grid gap-3 ${css.links}`}>
        {linkRoles.map((role) => (
          <LinkItem
            key={role}
            quoteId={quoteId}
            role={role}
            link={links.find((each) => each.role === role)}
            onRevoke={setRevoking}
          />
        ))}
      </ul>
      {revoking && (
        <AskCall
          title={t.revokeTitle(t.roles[revoking.role])}
          text={t.revokeText}
          call={staffApi.revokeLink}
          params={{ id: quoteId, linkId: revoking.id }}
          fields={{}}
          texts={{ saved: t.revoked }}
          submit={t.revoke}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </section>
  );
}

interface LinkItemProps {
  quoteId: string;
  role: LinkRole;
  link: QuoteLink | undefined;
  onRevoke: (link: QuoteLink) => void;
}

function LinkItem({ quoteId, role, link, onRevoke }: LinkItemProps) {
  const { t, language, address, call } = useApp(staffOfferVersionTexts);
  const params = { id: quoteId };
  const makes = role === 'pays' && !link;
  /** Whoever receives gets a new link by way of the customer's mail; nobody of staff sees it. */
  const mails = role === 'receives';
  return (
    <li>
      <p>
        <strong>{t.roles[role]}</strong>{' '}
        <span className="muted">
          {link ? t.linkUntil(untilWhen(link.expiresAt, language)) : t.noLink}
        </span>
      </p>
      <div className="row gap-2 middle">
        {link?.path && (
          <CopyButton size="s" text={new URL(link.path, address).href} label={t.copyLink} />
        )}
        {link && (
          <Button
            size="s"
            tone="quiet"
            data-live
            aria-label={t.revokeOf(t.roles[role])}
            onClick={() => onRevoke(link)}
          >
            {t.revoke}
          </Button>
        )}
        {(makes || mails) && (
          <RecordButton
            texts={{ failed: staffOfferTexts[language].notDone }}
            tone="secondary"
            label={mails ? t.mailLinkOf : t.makeLinkOf(t.roles[role])}
            record={async () => {
              if (mails) {
                const seen = link?.id ?? null;
                return call(staffApi.mailReceivesLink, { params, body: { seen } });
              }
              return call(staffApi.makeLink, { params, body: { role: 'pays' } });
            }}
            done={mails ? t.linkMailed : t.linkMade}
            always
          >
            {mails ? t.mailLink : t.makeLink}
          </RecordButton>
        )}
      </div>
    </li>
  );
}
