import css from './arrow-text.module.css';
import { Glyph } from './glyph.tsx';

/** An arrow between words. */
export const ArrowIcon = () => (
  <span className={css.arrow}>
    <Glyph size={14} d="M3.5 12h17M14.5 6l6 6-6 6" />
  </span>
);

/**
 * A text whose arrow is drawn: not every phone's font has the sign. It stays in the text for whoever
 * listens, copies or searches.
 */
export function ArrowText({ text }: { text: string }) {
  const [before, ...after] = text.split('→');
  return (
    <>
      {before}
      {after.map((rest) => (
        <span key={rest}>
          <ArrowIcon />
          <span className="visually-hidden">→</span>
          {rest}
        </span>
      ))}
    </>
  );
}
