import css from './whole-numbers.module.css';

/** Letters and digits that hyphens join: MA-TX-2026-000123, ZL-20261122-7. */
const joined = /((?=[\w-]*\d)\w+(?:-\w+)+)/;

/** A text whose reference numbers keep to one line where they fit: broken at a hyphen, one is read as two. */
export function WholeNumbers({ text }: { text: string }) {
  // A split by one group: every second part is a number.
  return text.split(joined).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className={css.whole} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
