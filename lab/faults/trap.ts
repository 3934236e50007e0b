/** True where an event on a connection is the one that the trap waits for. */
type Matches = (event: string, connection: object) => boolean;

export interface Trap {
  arm(when: 'before' | 'after', matches: Matches): Promise<void>;
  disarm(): void;
  /** Says if the coming event on a connection springs the trap now, or once it was answered. */
  watches(event: string, connection: object): 'before' | 'after' | undefined;
  spring(cut: () => void): Promise<void>;
}

/** `strike` carries the fault out; its argument cuts the connection at hand. */
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
