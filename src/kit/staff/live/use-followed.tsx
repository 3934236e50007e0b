import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '#web/app-context.ts';
import { Button } from '../../button.tsx';
import { liveTexts } from '../../messages.ts';
import css from '../staff-page.module.css';
import { beginsToLook, onChanges } from './changes.ts';

/** What of a screen others may change meanwhile. */
export interface Followed {
  /** The kinds of its records; all without. */
  kinds?: readonly string[];
  /** What was loaded last: then nothing waits any more. */
  loaded: object;
  /** The ids of those that it shows. */
  shown: readonly string[];
  /** It tells of these alone, and is not a list in which others would stand. */
  alone?: true;
}

/**
 * Follows what others do: a record that is shown is shown anew, unless somebody is in the middle of
 * something; the others are counted, also in the tab's title, behind a button.
 */
export function useFollowed(followed: Followed | undefined): ReactNode {
  const { t, refresh } = useApp(liveTexts);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());

  async function show() {
    setWaiting(new Set());
    await refresh();
  }

  useEffect(() => {
    if (!followed) return;
    const { kinds, shown, alone } = followed;
    return onChanges((changes) => {
      if (changes === 'all') return mayRedraw() ? void show() : setWaiting(new Set(['']));
      const ours = changes.filter(
        ({ kind, id }) =>
          (kinds?.includes(kind) ?? kind !== beginsToLook) && (!alone || shown.includes(id)),
      );
      if (ours.length === 0) return;
      if (mayRedraw() && ours.some(({ id }) => shown.includes(id))) void show();
      else setWaiting((before) => new Set([...before, ...ours.map(({ id }) => id)]));
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded anew shows what waited
  useEffect(
    () => setWaiting((before) => (before.size > 0 ? new Set() : before)),
    [followed?.loaded],
  );

  const count = waiting.size;
  useEffect(() => {
    const { title } = document;
    if (count > 0) document.title = `(${count}) ${title}`;
    return () => {
      if (document.title.endsWith(title)) document.title = title;
    };
  }, [count]);

  return (
    <div role="status" className={css.news}>
      {count > 0 && (
        <Button size="s" tone="secondary" onClick={() => void show()}>
          {t.changed(count)}
        </Button>
      )}
    </div>
  );
}

/** Nobody loses an open dialog or menu, or what stands typed in a form, because of a colleague. */
function mayRedraw(): boolean {
  if (document.querySelector('dialog[open], [role=menu]')) return false;
  const fields = document.querySelectorAll<HTMLInputElement>('main form input, main form textarea');
  return [...fields].every(({ value, defaultValue }) => value === defaultValue);
}
