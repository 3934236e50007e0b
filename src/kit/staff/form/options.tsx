import type { ReactNode } from 'react';

/** The choices of a select, each in its words. */
export const options = <Value extends string>(
  values: readonly Value[],
  wordsOf: (value: Value) => ReactNode,
) =>
  values.map((value) => (
    <option key={value} value={value}>
      {wordsOf(value)}
    </option>
  ));
