/** What happens to a case of any type; a type adds its own, by declaration merging. @public */
export interface EventKinds {
  created: true;
  status: true;
  message: true;
  contact: true;
  assigned: true;
  undone: true;
}
export type EventKind = keyof EventKinds;

/** What an entry of a kind means for the queue. */
interface KindFacts {
  /** Where staff do it the customer is told something: whoever waited is answered. */
  answers?: true;
  /** It asks nobody anything. */
  silent?: true;
  /** Whoever has a link may do it, without signing in. */
  byLink?: true;
  /** The mail about it can be taken back: it is queued under this and the entry's note. */
  mailedAs?: string;
}

/** What happens only to one type of case. */
export type OwnKinds = Partial<Record<EventKind, KindFacts>>;

interface HasKinds {
  kinds: OwnKinds;
}

const kindsOfAll: OwnKinds = {
  created: {},
  status: { answers: true },
  message: { answers: true },
  contact: { answers: true },
  assigned: {},
  undone: {},
};

export function kindFacts({ kinds }: HasKinds, kind: EventKind): KindFacts {
  return kinds[kind] ?? kindsOfAll[kind] ?? {};
}

/** All that can happen to a case of this type. */
export function kindsOf({ kinds }: HasKinds): EventKind[] {
  return Object.keys({ ...kindsOfAll, ...kinds }) as EventKind[];
}
