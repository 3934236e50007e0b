import { useEffect, useState } from 'react';
import { type Toast, toasts } from './toast-store.ts';

// A live region is heard only when it stood there before its text came, and the text of one that
// moves into a dialog may be read again. So what is spoken is apart from what is seen.
const BEFORE_MS = 150;
const AFTER_MS = 2_000;

/** Speaks each toast once, then falls silent so that nobody reads it twice. */
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
