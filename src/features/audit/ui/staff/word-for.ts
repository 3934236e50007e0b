/** The word of a table for what the log names; a name without one stands for itself. */
export function wordFor(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}
