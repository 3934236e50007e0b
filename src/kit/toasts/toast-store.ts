const SHOWN_MS = 5_000;
const REMEMBERED_MS = 1_000_000;

export type ToastContent = {
  title: string;
  description?: string | undefined;
  /** 'danger' interrupts a screen reader. Default 'neutral'. */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** Set for a toast that stays until it is closed. */
  stays?: true;
  /** The time in which the action is possible. No pause stops it. */
  deadlineMs?: number | undefined;
};

export type Toast = ToastContent & { id: number };

type Pause = 'hover' | 'focus' | 'hidden';

/**
 * One toast is visible at a time, for 5 s without pauses. A dismissed one is deleted after
 * 1,000,000 ms.
 */
export function createToastStore() {
  const listeners = new Set<() => void>();
  const remembered = new Map<number, Toast>();
  const pauses = new Set<Pause>();
  let visible: Toast | null = null;
  let lastId = 0;
  let announcedId = 0;
  let remainingMs = 0;
  let startedAt = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;

  function show(content: ToastContent): number {
    if (visible) retire(visible);
    visible = { ...content, id: ++lastId };
    remembered.set(visible.id, visible);
    remainingMs = content.deadlineMs ?? SHOWN_MS;
    run();
    notify();
    return visible.id;
  }

  function dismiss(id?: number): void {
    if (!visible || (id !== undefined && id !== visible.id)) return;
    retire(visible);
    visible = null;
    pauses.delete('hover');
    notify();
  }

  function retire(toast: Toast) {
    stop();
    setTimeout(() => remembered.delete(toast.id), REMEMBERED_MS);
  }

  function pause(why: Pause): void {
    if (pauses.size === 0 && visible && !visible.deadlineMs) {
      remainingMs -= Date.now() - startedAt;
      stop();
    }
    pauses.add(why);
  }

  function resume(why: Pause): void {
    if (pauses.delete(why) && !visible?.deadlineMs) run();
  }

  function run() {
    stop();
    if (!visible || visible.stays || (pauses.size > 0 && !visible.deadlineMs)) return;
    startedAt = Date.now();
    clock = setTimeout(dismiss, remainingMs, visible.id);
  }

  function stop() {
    clearTimeout(clock);
  }

  /**
   * Returns true only once for each toast, so that it is spoken once, even when its region moves.
   */
  function claimAnnouncement(id: number): boolean {
    if (id <= announcedId) return false;
    announcedId = id;
    return true;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  return {
    show,
    dismiss,
    pause,
    resume,
    claimAnnouncement,
    visible: () => visible,
    remembered: () => [...remembered.values()],
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toasts = createToastStore();

/** Shows a message that is also visible elsewhere. Can be called anywhere in the browser. */
export function toast(content: ToastContent): number {
  return toasts.show(content);
}
