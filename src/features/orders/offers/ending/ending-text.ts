import { owedBack } from '#features/ledger/entries/owed-back.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import type { QuoteEnding } from '#features/requests/quotes/schema.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { endingTexts } from './messages.ts';

/** Who reads: staff, or one of its people. */
export type EndingReader = 'people' | 'staff';

export type EndedMoney = Pick<Money, 'creditCents' | 'waitingCents' | 'moves'>;

/** Every page and mail says by these words when an order ended, why, and what is owed back. */
export function endingText(
  { ending, money }: { ending: QuoteEnding; money: EndedMoney | null },
  reader: EndingReader,
  language: Language,
): { lines: string[]; owed: string[] } {
  const t = endingTexts[language];
  const { at, reason } = ending;
  const owed = money && owedBack(at, money);
  const say = reader === 'staff' ? t.owes : t.owed;
  return {
    lines: [
      t.since(formatDate(dayInHavana(new Date(at)), language)),
      ...(reason ? [t.reason(reason)] : []),
    ],
    owed: [
      ...(owed ? [say(formatMoney(owed.cents, language), formatDate(owed.by, language))] : []),
      ...(money?.waitingCents ? [t.waits(formatMoney(money.waitingCents, language))] : []),
    ],
  };
}
