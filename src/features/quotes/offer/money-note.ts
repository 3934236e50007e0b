interface MoneyNote {
  cents: number;
  /** The other order or the instalment that it is about. */
  about?: string;
  /** What somebody wrote with it. */
  comment?: string | undefined;
}

/** The note of an event about money, as it is stored. */
export function moneyNote({ cents, about, comment }: MoneyNote): string {
  return [String(cents), about, comment].filter((part) => part).join('\n');
}

/** Reads a note of `moneyNote`; the kind of the event says whether it has `about`. */
export function readMoneyNote(note: string | null, hasAbout: boolean) {
  const [cents = '', ...rest] = (note ?? '').split('\n');
  const about = hasAbout ? (rest.shift() ?? '') : '';
  return { cents: Number(cents), about, comment: rest.join('\n') || null };
}
