interface MoneyNote {
  cents: number;
  /** What it is about besides: another order, an instalment. */
  about?: string;
  /** What was said with it. */
  said?: string | undefined;
}

/** What an entry of the history says of money, as it is stored. */
export function moneyNote({ cents, about, said }: MoneyNote): string {
  return [String(cents), about, said].filter((part) => part).join('\n');
}

/** As `moneyNote` wrote it; an entry's kind says whether it is about something besides. */
export function readMoneyNote(note: string | null, hasAbout: boolean) {
  const [cents = '', ...rest] = (note ?? '').split('\n');
  const about = hasAbout ? (rest.shift() ?? '') : '';
  return { cents: Number(cents), about, said: rest.join('\n') || null };
}
