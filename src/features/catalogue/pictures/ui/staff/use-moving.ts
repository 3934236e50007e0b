import { useEffect, useRef, useState } from 'react';

/** The list with one of its things at another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined || to < 0 || to > next.length) return [...list];
  next.splice(to, 0, item);
  return next;
}

/**
 * After a list was drawn anew: the focus stays on the moved item, and its new place is announced.
 */
export function useMoving() {
  const [announcement, setAnnouncement] = useState('');
  const next = useRef<string>(undefined);
  // After every drawing: only the one after a change has something to do.
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return {
    announcement,
    /** The id of the control that the focus goes to once all is drawn. */
    focusNext(id: string, sentence = '') {
      next.current = id;
      setAnnouncement(sentence);
    },
  };
}
