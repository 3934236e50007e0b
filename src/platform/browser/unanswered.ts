/**
 * Whether something was sent and has no answer yet, of what is kept in the browser under names that
 * begin with `prefix`: drafts say so in a field of their own.
 */
export function isUnanswered(prefix: string): boolean {
  try {
    return Object.entries(localStorage).some(
      ([name, text]) => name.startsWith(prefix) && /"(sent|unanswered)":{/.test(text),
    );
  } catch {
    return false;
  }
}
