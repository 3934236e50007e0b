interface OfferNote {
  number: string;
  until?: string;
  comment?: string | undefined;
}

export function offerNote({ number, until, comment }: OfferNote): string {
  const head = until ? `${number} ${until}` : number;
  return comment ? `${head}\n${comment}` : head;
}

/** Patterns for `like any` that find the notes about an offer. */
export const notesOfOffer = (number: string): string[] => [number, `${number} %`, `${number}\n%`];

/** Reads a note of `offerNote`. In the note of a link the role stands in place of the number. */
export function readOfferNote(note: string | null) {
  const [head = '', ...lines] = (note ?? '').split('\n');
  const [number = '', until] = head.split(' ');
  return { number, until, comment: lines.join('\n') || null };
}
