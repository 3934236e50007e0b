/** The kinds of events of every type; a type adds its own by declaration merging. @public */
export interface EventKinds {
  created: true;
  status: true;
  message: true;
  contact: true;
  assigned: true;
  address: true;
  undone: true;
}
export type EventKind = keyof EventKinds;

interface KindFacts {
  answers?: true;
  silent?: true;
  /** What the customer does so leaves nothing for us to answer. */
  asksNothing?: true;
  /** Somebody with a link may do it without signing in. */
  byLink?: true;
  /** It is another customer's from then on. */
  passesOn?: true;
  /** Its mail is queued under this name and the event's note, so that undoing finds it. */
  mailedAs?: string;
}

export type OwnKinds = Partial<Record<EventKind, KindFacts>>;

interface KindsOwner {
  kinds: OwnKinds;
}

const kindsOfAll: OwnKinds = {
  created: {},
  status: { answers: true },
  message: { answers: true },
  contact: { answers: true },
  assigned: {},
  address: {},
  undone: {},
};

export function kindFacts({ kinds }: KindsOwner, kind: EventKind): KindFacts {
  return kinds[kind] ?? kindsOfAll[kind] ?? {};
}

export function kindsOf({ kinds }: KindsOwner): EventKind[] {
  return Object.keys({ ...kindsOfAll, ...kinds }) as EventKind[];
}
