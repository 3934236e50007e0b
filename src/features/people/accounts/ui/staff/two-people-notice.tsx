import { Notice } from '#kit/notice.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import { twoPeopleTexts } from '../../messages.ts';
import type { ActOfTwo, TwoPeople } from '../../two-people.ts';

/** Says before anybody tries why an act of two people cannot be done yet. Empty where it can. */
export function TwoPeopleNotice({ act, twoPeople }: { act: ActOfTwo; twoPeople: TwoPeople }) {
  const { t, language } = useApp(twoPeopleTexts);
  const { selfFrom, otherFrom, alone } = twoPeople;
  const at = (moment: string) => formatMoment(moment, language);
  if (selfFrom) return <Notice tone="warning" title={t.self} text={t.selfText(at(selfFrom))} />;
  if (alone) return <Notice tone="warning" title={t.alone} text={t.aloneText[act]} />;
  if (otherFrom) return <Notice tone="warning" title={t.later} text={t.laterText(at(otherFrom))} />;
  return null;
}
