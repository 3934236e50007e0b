import css from './arrow-text.module.css';
import { Glyph } from './glyph.tsx';

export const ArrowIcon = () => (
  <span className={css.arrow}>
    <Glyph size={14} d="M3.5 12h17M14.5 6l6 6-6 6" />
  </span>
);

/**
 * A text with a drawn arrow, because some phones' fonts lack the character. The character stays in
 * the text for screen readers, copying and searching.
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
