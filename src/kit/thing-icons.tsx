import { Glyph, type IconProps } from './glyph.tsx';

// A file of their own, because few screens draw them.

export const MailIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5M3.5 7.5l8.5 6 8.5-6"
  />
);
export const ShipIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M2.5 13.5h19l-2.3 5H5zM5 13.5V7.5h10.5v6M15.5 13.5V4.5h3v9M8.5 10.5h3.5M2.5 21.5c1.6 0 1.6-.8 3.2-.8s1.6.8 3.2.8 1.6-.8 3.1-.8 1.6.8 3.2.8 1.6-.8 3.2-.8 1.6.8 3.1.8"
  />
);
export const ShieldIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M12 2.8 4.5 5.5v6c0 4.7 3 8 7.5 9.7 4.5-1.7 7.5-5 7.5-9.7v-6zM8.5 11.8l2.6 2.6 4.6-5"
  />
);
export const DocumentIcon = (p: IconProps) => (
  <Glyph {...p} d="M5.5 2.5h8.5l4.5 4.5v14.5h-13zM14 2.5V7h4.5M8.5 12h7M8.5 16h7" />
);
export const ReceiptIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M5 21.5v-19l2.3 1.4 2.4-1.4L12 3.9l2.3-1.4 2.4 1.4L19 2.5v19l-2.3-1.4-2.4 1.4-2.3-1.4-2.3 1.4-2.4-1.4zM8.5 9h7M8.5 13h7"
  />
);
