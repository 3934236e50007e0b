import { takesOffers } from '#features/orders/offers/quote-status-rules.ts';
import { offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { PanelSection } from '#kit/staff/side-panel.tsx';
import { useAction } from '#kit/use-action.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { StaffQuoteDetail } from '../../schema.ts';
import { OfferCell } from './offer-cell.tsx';

export function OfferPart({ detail: quote }: { detail: StaffQuoteDetail }) {
  const { t, call, navigate } = useApp(offerStateTexts);
  const { busy, run } = useAction(t.notPrepared, { title: t.column });
  const { offer } = quote;
  const isOpen = takesOffers(quote);
  const to = href(staffRoutes.staffOffer, { id: quote.id });

  async function prepare() {
    await call(staffApi.draftOffer, { params: { id: quote.id }, body: {} });
    await navigate(to);
  }

  return (
    <PanelSection title={t.column}>
      {offer ? (
        <p>
          <OfferCell offer={offer} now={new Date().toISOString()} />
        </p>
      ) : (
        <p className="muted">{isOpen ? t.none : t.closed}</p>
      )}
      <div className="row gap-2">
        {!offer && isOpen && (
          <Button size="s" data-live busy={busy} onClick={() => void run(prepare)}>
            {t.prepare}
          </Button>
        )}
        {offer && (
          <ButtonLink size="s" tone="secondary" href={to}>
            {t.open}
          </ButtonLink>
        )}
        {offer?.state === 'accepted' && (
          <ButtonLink size="s" tone="secondary" href={unitsOf(quote.referenceNumber)}>
            {t.units}
          </ButtonLink>
        )}
      </div>
    </PanelSection>
  );
}

const unitsOf = (order: string) => href(staffRoutes.staffUnits, {}, { queue: 'all', q: order });
