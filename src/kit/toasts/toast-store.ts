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
  let visible: Toast | null = null;
  let lastId = 0;
  let announcedId = 0;
  const clock = createClock((toast) => dismiss(toast.id));

  function show(content: ToastContent): number {
    if (visible) forget(visible);
    visible = { ...content, id: ++lastId };
    remembered.set(visible.id, visible);
    clock.start(visible);
    notify();
    return visible.id;
  }

  function dismiss(id?: number): void {
    if (!visible || (id !== undefined && id !== visible.id)) return;
    forget(visible);
    clock.stop();
    visible = null;
    notify();
  }

  function forget(toast: Toast) {
    setTimeout(() => remembered.delete(toast.id), REMEMBERED_MS);
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
    pause: clock.pause,
    resume: clock.resume,
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

/** The time of the visible toast, which stops while there is a pause. */
function createClock(onOver: (toast: Toast) => void) {
  const pauses = new Set<Pause>();
  let toast: Toast | null = null;
  let remainingMs = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run() {
    clearTimeout(timer);
    if (!toast || toast.stays || (pauses.size > 0 && !toast.deadlineMs)) return;
    startedAt = Date.now();
    timer = setTimeout(onOver, remainingMs, toast);
  }

  return {
    start(next: Toast) {
      toast = next;
      remainingMs = next.deadlineMs ?? SHOWN_MS;
      run();
    },
    /** Ends the pause of a pointer, too: nothing tells when it leaves a toast that is gone. */
    stop() {
      toast = null;
      clearTimeout(timer);
      pauses.delete('hover');
    },
    pause(why: Pause): void {
      if (pauses.size === 0 && toast && !toast.deadlineMs) {
        remainingMs -= Date.now() - startedAt;
        clearTimeout(timer);
      }
      pauses.add(why);
    },
    resume(why: Pause): void {
      if (pauses.delete(why) && !toast?.deadlineMs) run();
    },
  };
}

export const toasts = createToastStore();

/** Shows a message that is also visible elsewhere. Can be called anywhere in the browser. */
export function toast(content: ToastContent): number {
  return toasts.show(content);
}
