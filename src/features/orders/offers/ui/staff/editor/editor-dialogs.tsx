import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { marginOf, totalOf } from '#features/orders/offers/offer-rules.ts';
import type { StaffOffer } from '#features/orders/offers/schema.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { AskCall } from '#kit/staff/form/ask-call.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { countedEstimates, countedLines, countedPlan, type OfferForm } from './offer-form.ts';
import { fromEstimate } from './offer-totals.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { OfferFormState } from './use-offer-form.ts';

export type EditorDialog = 'preview' | 'send' | 'drop';

export interface EditorDialogsProps {
  open: EditorDialog | undefined;
  offer: OfferFormState;
  customer: {
    name: string;
    email: string | null;
    province: ProvinceCode;
    askedCents: number | null;
  };
  live: StaffOffer | undefined;
  onClose: () => void;
}

export function EditorDialogs({ open, offer, customer, live, onClose }: EditorDialogsProps) {
  if (open === undefined) return null;
  if (open === 'drop') return <DropDialog offer={offer} onClose={onClose} />;
  const shown = offerShown(offer.stored, offer.form);
  if (open === 'preview') {
    return <PreviewDialog offer={shown} province={customer.province} onClose={onClose} />;
  }
  return (
    <SendDialog
      offer={shown}
      customer={customer}
      live={live}
      onSend={offer.send}
      onClose={onClose}
    />
  );
}

function offerShown(stored: StaffOffer, form: OfferForm): StaffOffer {
  const lines = countedLines(form);
  const totalCents = totalOf(lines);
  return {
    ...stored,
    validUntil: form.validUntil,
    language: form.language,
    note: form.note.trim() || null,
    lines,
    totalCents,
    marginCents: marginOf(lines),
    plan: countedPlan(form, totalCents),
    estimates: countedEstimates(form),
  };
}

function DropDialog({ offer, onClose }: Pick<EditorDialogsProps, 'offer' | 'onClose'>) {
  const { t } = useApp(staffOfferTexts);
  const { id, revision: expected } = offer.stored;
  return (
    <AskCall
      title={t.dropTitle}
      text={t.dropText}
      call={staffApi.dropOffer}
      params={{ id }}
      fixed={{ expected }}
      fields={{}}
      follow={async () => offer.startOver()}
      texts={{ saved: t.dropped }}
      submit={t.drop}
      onClose={onClose}
    />
  );
}

interface SendDialogProps extends Pick<EditorDialogsProps, 'customer' | 'live' | 'onClose'> {
  offer: StaffOffer;
  onSend: () => Promise<unknown>;
}

function SendDialog({ offer, customer, live, onSend, onClose }: SendDialogProps) {
  const { t, language } = useApp(staffOfferTexts);
  if (customer.email === null) {
    return (
      <Dialog open size="s" title={t.emailFirst} onClose={onClose}>
        <p>{t.emailFirstText}</p>
      </Dialog>
    );
  }
  const total = formatMoney(offer.totalCents, language);
  const day = formatDate(offer.validUntil, language);
  return (
    <AskCall
      title={t.sendTitle(offer.version, customer.name)}
      text={
        <>
          {t.sendText(total, day, customer.email)}
          {customer.askedCents !== null &&
            ` ${t.asked}: ${fromEstimate(customer.askedCents, offer.totalCents, language)}.`}
          {live && ` ${t.sendSupersedes(live.version)}`}
        </>
      }
      call={staffApi.sendOffer}
      send={onSend}
      fields={{}}
      texts={{ saved: '', failed: t.notDone }}
      submit={t.sendNow}
      onClose={onClose}
    />
  );
}
