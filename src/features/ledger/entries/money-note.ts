interface MoneyNote {
  cents: number;
  about?: string;
  comment?: string | undefined;
}

export function moneyNote({ cents, about, comment }: MoneyNote): string {
  return [String(cents), about, comment].filter((part) => part).join('\n');
}

/** Reads a note of `moneyNote`; the kind of the event says if it has `about`. */
export function readMoneyNote(note: string | null, hasAbout: boolean) {
  const [cents = '', ...rest] = (note ?? '').split('\n');
  const about = hasAbout ? (rest.shift() ?? '') : '';
  return { cents: Number(cents), about, comment: rest.join('\n') || null };
}
