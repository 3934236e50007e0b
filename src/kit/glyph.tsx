export type IconProps = {
  /** Side in px, default 24. Icons inside buttons are 20. */
  size?: number | undefined;
};

/** One stroked path on a 24 px grid, hidden from assistive technology: the text beside it speaks. */
export function Glyph({ d, size = 24 }: IconProps & { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
