import { Glyph, type IconProps } from './glyph.tsx';

// Things: papers, places and ways to reach us. In a file of their own, as most screens of
// the shop draw few of them; signs of what one can do are in `icons.tsx`.

export const WhatsappIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="m3.5 20.5 1.3-4.4A8.6 8.6 0 1 1 8 19.3zM9 8c-.7 0-1 .7-1 1.4C8 12.3 11.7 16 14.6 16c.7 0 1.4-.4 1.4-1.1 0-.6-1.7-1.5-2.2-1.5-.4 0-.6.8-1 .8-.8 0-3-2.1-3-3 0-.4.8-.6.8-1C10.6 9.7 9.7 8 9 8"
  />
);
export const MailIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5M3.5 7.5l8.5 6 8.5-6"
  />
);
export const PinIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M12 21.5c4.6-4.4 7-8.1 7-11.2a7 7 0 0 0-14 0c0 3.1 2.4 6.8 7 11.2M12 7.6a2.6 2.6 0 1 0 .01 0"
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
export const ImageOffIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M8 4.5h13v13M17.5 19.5H3v-15M3 16.5l5-5 8 8M14 8.5a1.5 1.5 0 1 0 .01 0M2.5 2.5l19 19"
  />
);
export const StarIcon = (p: IconProps) => (
  <Glyph {...p} d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
);
