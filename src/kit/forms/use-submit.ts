import { type FormEvent, useState } from 'react';

/**
 * Sends a form once nothing in it is wrong; until then the first wrong field takes the focus. `wrong`
 * is what is wrong with what is typed now, by the names of the fields, in their order.
 */
export function useSubmit(wrong: Record<string, string | undefined>, send: () => unknown) {
  const [tried, setTried] = useState(false);
  return {
    /** Nothing is wrong before somebody has tried. */
    errorOf: (name: string) => (tried ? wrong[name] : undefined),
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
