export interface Registration<T> {
  /** A second call replaces the first. */
  register(value: T): void;
  /** Throws where nothing was registered. */
  get(): T;
}

/**
 * What an earlier subject needs and only later ones know: they give it here, when the process
 * starts. `name` is for the error.
 */
export function registration<T>(name: string): Registration<T> {
  let registered: T | undefined;
  return {
    register(value) {
      registered = value;
    },
    get() {
      if (registered === undefined) throw new Error(`${name} was not registered`);
      return registered;
    },
  };
}
