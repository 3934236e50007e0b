interface OfferNote {
  /** The offer's number. */
  number: string;
  /** Of a hold: its last day. */
  until?: string;
  /** What was said with it. */
  said?: string | undefined;
}

/** What an entry of the history says of an offer, as it is stored. */
export function offerNote({ number, until, said }: OfferNote): string {
  const head = until ? `${number} ${until}` : number;
  return said ? `${head}\n${said}` : head;
}

/** For `like any`: how the notes begin that `offerNote` writes of an offer. */
export const notesOfOffer = (number: string): string[] => [number, `${number} %`, `${number}\n%`];

/** As `offerNote` wrote it; of a link the number is its role. */
export function readOfferNote(note: string | null) {
  const [head = '', ...said] = (note ?? '').split('\n');
  const [number = '', until] = head.split(' ');
  return { number, until, said: said.join('\n') || null };
}
