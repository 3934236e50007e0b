import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';

interface Row {
  key: string;
}

interface RowsOptions<SomeRow extends Row> {
  rows: readonly SomeRow[];
  set: (change: (before: SomeRow[]) => SomeRow[]) => void;
  make: () => SomeRow;
  most: number;
  first: string;
  nameOf: (row: SomeRow, at: number) => string;
}

export type Rows<SomeRow extends Row = Row> = ReturnType<typeof useRows<SomeRow>>;

export function useRows<SomeRow extends Row>(options: RowsOptions<SomeRow>) {
  const { rows, set, make, most, first, nameOf } = options;
  const { t } = useApp(staffOfferTexts);
  const { announcement, focusNext } = useFocusAfterRender();
  const isFull = rows.length >= most;

  function add(row = make(), at = rows.length) {
    if (isFull) return;
    set((before) => before.toSpliced(at, 0, row));
    focusNext(`${row.key}-${first}`);
  }

  function remove(at: number) {
    const row = rows[at];
    if (!row) return;
    set((before) => before.filter(({ key }) => key !== row.key));
    const next = rows[at + 1] ?? rows[at - 1];
    if (next) focusNext(`${next.key}-remove`);
    const restore = () => set((before) => before.toSpliced(at, 0, row));
    toast({
      title: t.removed,
      description: nameOf(row, at),
      tone: 'success',
      action: { label: t.undo, run: restore },
    });
  }

  function move(at: number, by: 1 | -1, field: string) {
    const row = rows[at];
    const to = at + by;
    if (!row || to < 0 || to >= rows.length) return;
    set((before) => before.toSpliced(at, 1).toSpliced(to, 0, row));
    focusNext(`${row.key}-${field}`, t.placed(nameOf(row, at), to + 1, rows.length));
  }

  function change(key: string, by: Partial<SomeRow>) {
    set((before) => before.map((row) => (row.key === key ? { ...row, ...by } : row)));
  }

  const write = (key: string, field: string, text: string) =>
    set((before) => before.map((row) => (row.key === key ? { ...row, [field]: text } : row)));

  function goToNext(at: number) {
    const next = rows[at + 1];
    if (next) focusNext(`${next.key}-${first}`);
    else add();
  }

  const keysOf = (at: number, field: string) =>
    rowKeys({ move: (by) => move(at, by, field), goToNext: () => goToNext(at) });

  const nameAt = (at: number) => (rows[at] ? nameOf(rows[at], at) : '');

  return { add, remove, move, change, write, keysOf, nameAt, isFull, announcement };
}

/** The keys in a field of a row: Enter goes to the next row, Alt and an arrow move this one. */
function rowKeys({ move, goToNext }: { move: (by: 1 | -1) => void; goToNext: () => void }) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? -1 : 1);
    } else if (event.key === 'Enter' && !event.altKey) {
      event.preventDefault();
      goToNext();
    }
  };
}

/** Focuses an element that exists only after the next render, and announces the change. */
function useFocusAfterRender() {
  const [announcement, setAnnouncement] = useState('');
  const [, renderAgain] = useState(0);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (!next.current) return;
    document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  return {
    announcement,
    focusNext(id: string, text?: string) {
      next.current = id;
      renderAgain((count) => count + 1);
      if (text) setAnnouncement(text);
    },
  };
}
