import { owedBack } from '#features/ledger/entries/owed-back.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import type { QuoteEnding } from '#features/requests/quotes/schema.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { endingTexts } from './messages.ts';

/** Who reads: whose order it is, staff, or another of its people, who reads a name for whose it is. */
export type EndingReader = 'owner' | 'staff' | { of: string };

export type EndedMoney = Pick<Money, 'creditCents' | 'waitingCents' | 'moves'>;

/** Every page and mail says by these words that an order ended, who ended it, why, and what is owed back. */
export function endingText(
  { ending, money }: { ending: QuoteEnding; money: EndedMoney | null },
  reader: EndingReader,
  language: Language,
): { title: string; lines: string[]; owed: string[] } {
  const t = endingTexts[language];
  const { at, reason } = ending;
  const owed = money && owedBack(at, money);
  const say = reader === 'staff' ? t.owes : t.owed;
  return {
    title: titleOf(ending, reader, language),
    lines: [
      t.since(formatDate(dayInHavana(new Date(at)), language)),
      ...(reason ? [t.reason(reason)] : []),
      t.over,
    ],
    owed: [
      ...(owed ? [say(formatMoney(owed.cents, language), formatDate(owed.by, language))] : []),
      ...(money?.waitingCents ? [t.waits(formatMoney(money.waitingCents, language))] : []),
    ],
  };
}

function titleOf({ by }: QuoteEnding, reader: EndingReader, language: Language): string {
  const t = endingTexts[language];
  if (reader === 'staff') return by === 'staff' ? t.byStaff : t.byCustomer;
  if (by === 'staff') return t.byUs;
  return reader === 'owner' ? t.byYou : t.byThem(reader.of);
}
