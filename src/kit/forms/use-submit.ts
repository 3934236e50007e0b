import { type FormEvent, useState } from 'react';

/**
 * Sends a form when nothing in it is wrong. Otherwise the first wrong field gets the focus. `wrong`
 * has the current errors by field name, in the order of the fields.
 */
export function useSubmit(wrong: Record<string, string | undefined>, send: () => unknown) {
  const [hasTried, setTried] = useState(false);
  return {
    /** Shows no errors before the first try. */
    errorOf: (name: string) => (hasTried ? wrong[name] : undefined),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      setTried(true);
      const first = Object.keys(wrong).find((name) => wrong[name] !== undefined);
      if (first === undefined) return void send();
      const field = event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
    },
  };
}
