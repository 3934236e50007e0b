import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { offerStateTexts } from '#features/orders/offers/state-messages.ts';
import { staffOfferVersionTexts } from '#features/orders/offers/version-messages.ts';
import { languageNames } from '#features/requests/cases/staff-messages.ts';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { OfferPaper } from '../../offer-paper.tsx';
import css from '../staff-offer.module.css';

interface PreviewDialogProps {
  offer: StaffOffer;
  province: ProvinceCode;
  onClose: () => void;
}

export function PreviewDialog({ offer, province, onClose }: PreviewDialogProps) {
  const { t, language } = useApp(staffOfferTexts);
  const { validUntil } = staffOfferVersionTexts[language];
  return (
    <Dialog open size="m" title={t.previewTitle} onClose={onClose}>
      <p className="muted">
        <span translate="no">{offer.number}</span> · {offerStateTexts[language].states[offer.state]}{' '}
        · {validUntil(formatDate(offer.validUntil, language))}
        {offer.language !== language && ` · ${t.readsIn(languageNames[language][offer.language])}`}
      </p>
      <div className={`stack ${css.paper}`}>
        <OfferPaper offer={offer} province={province} />
      </div>
    </Dialog>
  );
}
