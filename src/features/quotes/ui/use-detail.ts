import { useCallback, useState } from 'react';

/** A detail that is fetched when its row is opened; `undefined` parts are not there (yet). */
export function useDetail<T>(fetchDetail: (id: string) => Promise<T>) {
  const [open, setOpen] = useState<{ id: string; detail?: T; failed?: boolean }>();
  const show = useCallback(
    (id: string) => {
      setOpen({ id });
      const put = (found: { detail?: T; failed?: boolean }) =>
        setOpen((now) => (now?.id === id ? { id, ...found } : now));
      fetchDetail(id).then(
        (detail) => put({ detail }),
        () => put({ failed: true }),
      );
    },
    [fetchDetail],
  );
  return {
    open,
    show,
    replace: (id: string, detail: T) => setOpen({ id, detail }),
    close: () => setOpen(undefined),
  };
}
