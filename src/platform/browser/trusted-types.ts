/** TypeScript's library lacks Trusted Types. */
export interface TrustedTypes {
  /** The result is an opaque object that is passed on to the DOM. */
  createPolicy<Rules extends Record<string, (own: string) => string>>(
    name: string,
    rules: Rules,
  ): Rules;
}
