import { Glyph, type IconProps } from './glyph.tsx';

export const ArrowIcon = (p: IconProps) => <Glyph {...p} d="M3.5 12h17M14.5 6l6 6-6 6" />;

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
          <ArrowIcon size={14} />
          <span className="visually-hidden">→</span>
          {rest}
        </span>
      ))}
    </>
  );
}
