import { useEffect, useRef } from 'react';

/** Escape does it, unless it closes a dialog or a menu first; with `fieldsFirst`, a field is left before. */
export function useEscape(act: (() => void) | undefined, { fieldsFirst = false } = {}): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!latest.current || event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]')) return;
      const { target } = event;
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select');
      if (fieldsFirst && isField) target.blur();
      else latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [fieldsFirst]);
}
