import { useEffect, useState } from 'react';
import { type Toast, toasts } from './toast-store.ts';

// A screen reader announces a live region only if it existed before its text, and may read the text
// again when the region moves into a dialog. So the spoken text is separate from the visible one.
const BEFORE_MS = 150;
const AFTER_MS = 2_000;

/** Announces each toast once and then empties itself. */
export function ToastAnnouncer({ toast }: { toast: Toast | null }) {
  const [spoken, setSpoken] = useState<Toast | null>(null);

  useEffect(() => {
    if (!toast) return;
    const speak = setTimeout(
      () => toasts.claimAnnouncement(toast.id) && setSpoken(toast),
      BEFORE_MS,
    );
    const hush = setTimeout(() => setSpoken(null), BEFORE_MS + AFTER_MS);
    return () => {
      clearTimeout(speak);
      clearTimeout(hush);
      setSpoken(null);
    };
  }, [toast]);

  const text = spoken && [spoken.title, spoken.description].filter(Boolean).join('. ');
  const urgent = spoken?.tone === 'danger';
  return (
    <>
      <p className="visually-hidden" role="status">
        {!urgent && text}
      </p>
      <p className="visually-hidden" role="alert">
        {urgent && text}
      </p>
    </>
  );
}
