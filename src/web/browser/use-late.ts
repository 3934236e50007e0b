import { useEffect, useState } from 'react';

/** A wait shorter than this is better not shown. */
const milliseconds = 300;

/** The value, once it has stood for a while. */
export function useLate<T>(value: T | undefined): T | undefined {
  const [late, setLate] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), value === undefined ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return late === value ? late : undefined;
}
