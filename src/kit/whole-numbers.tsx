import css from './whole-numbers.module.css';

/** For example MA-TX-2026-000123 or ZL-20261122-7, with the stop behind it, which begins no line. */
const joined = /\b(\w+(?:-\w+)+[.,;:]?)/;

/**
 * Keeps each reference number in a text on one line, because one that breaks at a hyphen reads like
 * two.
 */
export function WholeNumbers({ text }: { text: string }) {
  // `split` with a group gives a number in every second part.
  return text.split(joined).map((part, at) =>
    at % 2 === 1 && /\d/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className={css.whole} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
