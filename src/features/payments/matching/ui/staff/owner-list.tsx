import { Button } from '#kit/button.tsx';
import { customerHref, staffQuoteHref, staffVerificationHref } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { LineOwner, Proposal } from '../../schema.ts';
import { matchingTexts } from '../../staff-messages.ts';
import { Balance } from './balance.tsx';
import css from './matching.module.css';
import { amountWords, reasonWords } from './reason-words.ts';

interface OwnerListProps {
  owners: readonly (LineOwner | Proposal)[];
  onUse: (owner: LineOwner) => void;
  /** What came in. */
  cents: number;
  numbered?: true;
}

export function OwnerList({ owners, onUse, cents, numbered }: OwnerListProps) {
  const { t, language } = useApp(matchingTexts);
  return (
    <ul className={`grid gap-3 ${css.owners}`}>
      {owners.map((owner, at) => (
        <li key={`${owner.quoteId} ${owner.claim?.id}`}>
          <div className={css.owner}>
            <div>
              <a href={staffQuoteHref(owner.quoteId)}>{owner.order}</a>
              {' · '}
              <a href={customerHref(owner.quoteId)}>{owner.customer}</a>
            </div>
            <div>
              {owner.claim && (
                <a href={staffVerificationHref(owner.claim.id)}>{owner.claim.ticketId}</a>
              )}{' '}
              {amountWords(owner, language)}
            </div>
            {'reasons' in owner && (
              <>
                <div className="muted">{reasonWords(owner, language)}</div>
                <div>
                  <Balance proposal={owner} cents={cents} />
                </div>
              </>
            )}
          </div>
          <Button
            size="s"
            tone="secondary"
            data-live
            data-key={numbered && at + 1}
            aria-keyshortcuts={numbered && String(at + 1)}
            aria-label={t.takeOf(owner.claim?.ticketId ?? owner.order)}
            onClick={() => onUse(owner)}
          >
            {t.take}
            {numbered && ` (${at + 1})`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
