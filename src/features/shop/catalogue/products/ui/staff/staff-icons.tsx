import { Glyph, type IconProps } from '#kit/glyph.tsx';

export const ArrowUpIcon = (p: IconProps) => <Glyph {...p} d="M12 20V4.5M5.5 11 12 4.5l6.5 6.5" />;
export const ArrowDownIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5" />
);
export const ArrowLeftIcon = (p: IconProps) => (
  <Glyph {...p} d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />
);
export const ArrowRightIcon = (p: IconProps) => (
  <Glyph {...p} d="M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5" />
);
