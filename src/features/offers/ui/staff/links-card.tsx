import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { linkRoles, type SharedRole, sharedRoles } from '../../links.ts';
import type { QuoteLink } from '../../schema.ts';
import { staffOfferMessages } from '../../staff-messages.ts';
import { versionMessages } from '../../version-messages.ts';
import { AskDialog } from './ask-dialog.tsx';
import css from './staff-offer.module.css';

/** Who else can open this quotation's offer, and until when. */
export function LinksCard({ quoteId, links }: { quoteId: string; links: QuoteLink[] }) {
  const { language, call, address, refresh } = useApp();
  const t = versionMessages[language];
  const [revoking, setRevoking] = useState<QuoteLink>();
  const [making, setMaking] = useState<SharedRole>();
  const { notDone } = staffOfferMessages[language];
  const { busy, run } = useAction(notDone, { always: refresh });
  const params = { id: quoteId };

  async function makeLink(role: SharedRole) {
    await call(staffApi.makeLink, { params, body: { role } });
    toast({ title: t.linkMade, tone: 'success' });
  }

  return (
    <section className={css.aside} aria-labelledby="links-title">
      <h2 id="links-title">{t.links}</h2>
      <p className={css.quiet}>{t.linksText}</p>
      <ul className={css.links}>
        {linkRoles.map((role) => {
          const link = links.find((each) => each.role === role);
          const shared = sharedRoles.find((each) => each === role);
          return (
            <li key={role}>
              <p>
                <strong>{t.roles[role]}</strong>{' '}
                <span className={css.quiet}>
                  {link ? t.linkUntil(formatDate(link.expiresAt, language)) : t.noLink}
                </span>
              </p>
              <div className={css.actions}>
                {link?.path && (
                  <CopyButton size="s" text={new URL(link.path, address).href} label={t.copyLink} />
                )}
                {link && (
                  <Button
                    size="s"
                    tone="quiet"
                    data-live
                    aria-label={t.revokeOf(t.roles[role])}
                    onClick={() => setRevoking(link)}
                  >
                    {t.revoke}
                  </Button>
                )}
                {!link && shared && (
                  <Button
                    size="s"
                    tone="secondary"
                    data-live
                    busy={busy && making === shared}
                    aria-label={t.makeLinkOf(t.roles[role])}
                    onClick={() => {
                      setMaking(shared);
                      void run(() => makeLink(shared));
                    }}
                  >
                    {t.makeLink}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {revoking && (
        <AskDialog
          title={t.revokeTitle(t.roles[revoking.role])}
          text={t.revokeText}
          action={t.revoke}
          onDo={async () => {
            await call(staffApi.revokeLink, { params: { ...params, linkId: revoking.id } });
            toast({ title: t.revoked, tone: 'success' });
            await refresh();
          }}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </section>
  );
}
