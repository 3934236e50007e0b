/** Whether it is what the trap waits for, given what is said and on which connection. */
type Matches = (event: string, connection: object) => boolean;

/** Armed for one moment; whoever comes past first springs it, once. */
export interface Trap {
  arm(when: 'before' | 'after', matches: Matches): Promise<void>;
  disarm(): void;
  /** Whether what is about to be said on a connection springs the trap now, or once it was answered. */
  watches(event: string, connection: object): 'before' | 'after' | undefined;
  /** Carries the fault out; resolves when it is done. */
  spring(cut: () => void): Promise<void>;
}

/** `strike` is what happens there, given how to cut the connection at hand. */
export function createTrap(strike: (cut: () => void) => Promise<void>): Trap {
  let armed: { when: 'before' | 'after'; matches: Matches } | undefined;
  let sprung = () => {};
  return {
    arm(when, matches) {
      armed = { when, matches };
      return new Promise((resolve) => {
        sprung = resolve;
      });
    },
    disarm() {
      armed = undefined;
    },
    watches(event, connection) {
      if (!armed?.matches(event, connection)) return undefined;
      const { when } = armed;
      armed = undefined;
      return when;
    },
    async spring(cut) {
      await strike(cut);
      cut();
      sprung();
    },
  };
}
