export type IconProps = {
  /** In px. Default 24; 20 in buttons. */
  size?: number | undefined;
};

export function Glyph({ d, size = 24 }: IconProps & { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
