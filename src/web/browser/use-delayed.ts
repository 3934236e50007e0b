import { useEffect, useState } from 'react';

const delayMs = 300;

/** Returns the value only when it has not changed for a while. */
export function useDelayed<T>(value: T | undefined): T | undefined {
  const [delayed, setDelayed] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value === undefined ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed === value ? delayed : undefined;
}
