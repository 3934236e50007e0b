import { useState } from 'react';
import { fieldsOf } from '#platform/calls/error-answer.ts';
import { useAction } from '../use-action.ts';

/**
 * `useAction` for a form whose errors stand beside their fields: `errors` are those of the last run, by
 * the names of the fields.
 */
export function useFieldErrors(failed: string, options: { title?: string } = {}) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run } = useAction(failed, {
    ...options,
    instead: (error) => {
      setErrors(fieldsOf(error));
      return false;
    },
  });
  return {
    errors,
    busy,
    run: (action: () => Promise<unknown>) => {
      setErrors({});
      return run(action);
    },
  };
}
