import { type ReactNode, useState } from 'react';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { AskCall } from '#kit/staff/form/ask-call.tsx';
import { area } from '#kit/staff/form/form-fields.tsx';
import { formatMoney } from '#platform/money.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { daysToHold } from '../../hold-days.ts';
import type { ShownState } from '../../offer-state.ts';
import type { StaffOffer } from '../../schema.ts';
import { staffOfferTexts } from '../../staff-messages.ts';
import { offerStateTexts } from '../../state-messages.ts';
import { staffOfferVersionTexts } from '../../version-messages.ts';
import { PreviewDialog } from './editor/preview-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import css from './staff-offer.module.css';

interface VersionsListProps {
  offers: StaffOffer[];
  province: ProvinceCode;
  copy: ((version: number) => void) | undefined;
}

export function VersionsList({ offers, province, copy }: VersionsListProps) {
  const { t } = useApp(staffOfferVersionTexts);
  return (
    <section className={css.aside} aria-labelledby="versions-title">
      <h2 id="versions-title">{t.title}</h2>
      {offers.length === 0 && <p className="muted">{t.none}</p>}
      <ol className="grid gap-3">
        {offers.map((offer) => (
          <Version key={offer.id} offer={offer} province={province} copy={copy} />
        ))}
      </ol>
    </section>
  );
}

const tones: Record<ShownState, BadgeTone> = {
  draft: 'neutral',
  sent: 'info',
  superseded: 'neutral',
  withdrawn: 'neutral',
  accepted: 'success',
  declined: 'danger',
  expired: 'warning',
};

type Step = 'see' | 'withdraw' | 'takeBack' | 'hold' | 'honour';

type VersionProps = { offer: StaffOffer } & Omit<VersionsListProps, 'offers'>;

function Version({ offer, province, copy }: VersionProps) {
  const { t, language } = useApp(staffOfferVersionTexts);
  const words = offerStateTexts[language];
  const [step, setStep] = useState<Step>();
  const { version, state } = offer;
  const button = (name: Step, label: string, of?: string) => (
    <Button size="s" tone="quiet" data-live aria-label={of} onClick={() => setStep(name)}>
      {label}
    </Button>
  );
  return (
    <li className={css.version}>
      <p className="row gap-2 middle apart">
        <strong>{words.offer(version)}</strong>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
        <span className={css.money}>{formatMoney(offer.totalCents, language)}</span>
      </p>
      <VersionFacts offer={offer} />
      <div className="row gap-2 middle">
        {button('see', t.see, t.seeOf(version))}
        {(state === 'sent' || state === 'expired') && button('withdraw', t.withdraw)}
        {daysOf(offer) && button('hold', t.hold)}
        {offer.acceptance && button('takeBack', t.takeBack)}
        {state === 'expired' && button('honour', t.honour)}
        {copy && (
          <Button
            size="s"
            tone="quiet"
            data-live
            aria-label={t.copyOf(version)}
            onClick={() => copy(version)}
          >
            {t.copy}
          </Button>
        )}
      </div>
      {step && <VersionStep {...{ offer, province, step }} onClose={() => setStep(undefined)} />}
    </li>
  );
}

/** Undefined where nothing is or was held. */
function daysOf({ state, heldUntil, lapsed }: StaffOffer) {
  const isHeld = state === 'accepted' && (heldUntil !== null || lapsed);
  return isHeld ? daysToHold(heldUntil, dayInHavana(new Date())) : undefined;
}

function VersionFacts({ offer }: { offer: StaffOffer }) {
  const { t, language } = useApp(staffOfferVersionTexts);
  const { team } = staffOfferTexts[language];
  const moment = (at: string) => formatMoment(at, language);
  const { sentAt, seenAt, acceptance, declineReason, changeAskedAt, marginCents } = offer;
  const facts: ReactNode[] = [];
  if (offer.state === 'sent') facts.push(t.validUntil(formatDate(offer.validUntil, language)));
  if (sentAt) facts.push(t.sentBy(moment(sentAt), offer.madeBy ?? team));
  facts.push(seenAt ? t.seenOn(moment(seenAt)) : t.notSeen);
  if (changeAskedAt) facts.push(<strong>{t.changeAsked(moment(changeAskedAt))}</strong>);
  if (declineReason) facts.push(<strong>{t.declined(declineReason)}</strong>);
  if (acceptance) {
    const { typedName, acceptedAt, totalCents, byLink, chosen } = acceptance;
    const total = formatMoney(totalCents, language);
    const how = byLink ? t.byLink : t.byAccount;
    facts.push(<strong>{`${t.accepted(typedName, moment(acceptedAt), total)}, ${how}`}</strong>);
    const options = chosen.flatMap((at) => offer.lines[at]?.text ?? []);
    if (options.length > 0) facts.push(t.chosen(options.join(', ')));
  }
  if (offer.lapsed) facts.push(<strong>{t.lapsed}</strong>);
  if (offer.heldUntil) facts.push(t.heldUntil(formatDate(offer.heldUntil, language)));
  for (const { undoneAt, by, reason } of offer.undone) {
    facts.push(t.tookBack(moment(undoneAt), by ?? team, reason));
  }
  if (marginCents !== null) facts.push(t.margin(formatMoney(marginCents, language)));
  return (
    <ul className={css.facts}>
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they only grow, in one order
        <li key={at}>{fact}</li>
      ))}
    </ul>
  );
}

interface VersionStepProps extends Pick<VersionProps, 'offer' | 'province'> {
  step: Step;
  onClose: () => void;
}

function VersionStep({ offer, province, step, onClose }: VersionStepProps) {
  const { t } = useApp(staffOfferVersionTexts);
  const { version } = offer;
  const asked = { params: { id: offer.id }, onClose };
  const withReason = { fields: { reason: area() } };
  const days = daysOf(offer);
  switch (step) {
    case 'see':
      return <PreviewDialog offer={offer} province={province} onClose={onClose} />;
    case 'hold':
      return days && <HoldDialog offer={offer} days={days} onClose={onClose} />;
    case 'honour':
      return (
        <AskCall
          {...asked}
          title={t.honourTitle(version)}
          text={t.honourText}
          call={staffApi.honourOffer}
          fields={{}}
          texts={{ saved: t.honoured }}
          submit={t.honour}
        />
      );
    case 'takeBack':
      return (
        <AskCall
          {...asked}
          {...withReason}
          title={t.takeBackTitle(version)}
          text={t.takeBackText}
          call={staffApi.takeBackAcceptance}
          texts={{ reason: t.reason, saved: t.takenBack }}
          submit={t.takeBack}
        />
      );
    default:
      return (
        <AskCall
          {...asked}
          {...withReason}
          title={t.withdrawTitle(version)}
          text={t.withdrawText}
          call={staffApi.withdrawOffer}
          texts={{ reason: t.reason, saved: t.withdrawn }}
          submit={t.withdraw}
        />
      );
  }
}
