/** Of a browser that asks for trusted values; TypeScript's library does not name it. */
export interface TrustedTypes {
  /** What a rule makes is an object of its own kind; whoever writes it passes it on. */
  createPolicy<Rules extends Record<string, (own: string) => string>>(
    name: string,
    rules: Rules,
  ): Rules;
}
