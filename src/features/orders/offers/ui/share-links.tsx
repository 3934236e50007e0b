import { whatsappShare } from '#features/company/about/brand.ts';
import next from '#features/requests/quotes/ui/next.module.css';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { WhatsappIcon } from '#kit/icons.tsx';
import { Notice } from '#kit/notice.tsx';
import paper from '#kit/unprinted.module.css';
import { actionField, renderedFor, renderedForField } from '#platform/http/shared/rendered-for.ts';
import { useApp } from '#web/app-context.ts';
import { type OfferAction, offerDoneKey, offerFields, shareId } from '../form-fields.ts';
import { rolesWithPath, type SharedRole, sharedRoles } from '../links.ts';
import { offerLinkTexts } from '../messages.ts';
import type { QuoteLink } from '../schema.ts';
import { untilWhen } from '../until-when.ts';
import css from './offer.module.css';

interface ShareLinksProps {
  quoteId: string;
  reference: string;
  links: readonly QuoteLink[];
  path: string;
}

export function ShareLinks({ quoteId, reference, links, path }: ShareLinksProps) {
  const { t, address, person } = useApp(offerLinkTexts);
  const done = address.searchParams.get(offerDoneKey) as OfferAction | null;
  return (
    <section className={classNames(css.part, paper.unprinted)} aria-labelledby={shareId}>
      <h2 id={shareId}>{t.shareTitle}</h2>
      <p>{t.shareText}</p>
      {done === 'compartir' && <Notice tone="success" role="status" title={t.made} />}
      {done === 'anular' && <Notice tone="success" role="status" title={t.revoked} />}
      {sharedRoles.map((role) => {
        const link = links.find((each) => each.role === role);
        if (person && !rolesWithPath(person, 'customer').includes(role))
          return <p key={role}>{t.staffReceives}</p>;
        return <Shared key={role} role={role} link={link} posts={{ quoteId, reference, path }} />;
      })}
    </section>
  );
}

interface SharedProps {
  role: SharedRole;
  link: QuoteLink | undefined;
  posts: Omit<ShareLinksProps, 'links'>;
}

function Shared({ role, link, posts: { quoteId, reference, path } }: SharedProps) {
  const { t, language, person, address } = useApp(offerLinkTexts);
  const share: OfferAction = 'compartir';
  const revoke: OfferAction = 'anular';
  const url = link?.path ? new URL(link.path, address).href : undefined;
  return (
    <form method="post" action={path} className={next.next}>
      <input type="hidden" name={renderedForField} value={renderedFor(person)} />
      <input type="hidden" name={offerFields.quote} value={quoteId} />
      <input type="hidden" name={offerFields.role} value={role} />
      {link && url ? (
        <>
          <h3>{t.linkOf[role]}</h3>
          <p translate="no">
            <a href={url}>{url}</a>
          </p>
          <p className="quiet">{t.until(untilWhen(link.expiresAt, language))}</p>
          <input type="hidden" name={offerFields.link} value={link.id} />
          <p className="row gap-3">
            <ButtonLink
              tone="whatsapp"
              icon={<WhatsappIcon size={20} />}
              href={whatsappShare(t.message[role](reference, url))}
            >
              {t.whatsapp}
            </ButtonLink>
            <Button type="submit" tone="quiet" name={actionField} value={revoke}>
              {t.revoke[role]}
            </Button>
          </p>
        </>
      ) : (
        <Button type="submit" tone="secondary" name={actionField} value={share}>
          {t.share[role]}
        </Button>
      )}
    </form>
  );
}
