import { useEffect, useRef, useState } from 'react';

export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined || to < 0 || to > next.length) return [...list];
  next.splice(to, 0, item);
  return next;
}

/** After items moved it keeps the focus on the moved item and announces its new place. */
export function useMoving() {
  const [announcement, setAnnouncement] = useState('');
  const next = useRef<string>(undefined);
  // Runs after every render, but acts only after a move.
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return {
    announcement,
    focusNext(id: string, sentence = '') {
      next.current = id;
      setAnnouncement(sentence);
    },
  };
}
