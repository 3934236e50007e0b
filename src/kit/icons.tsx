import { Glyph, type IconProps } from './glyph.tsx';

// One component each, so that a page contains only the icons that it renders.

export const CartIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M2.5 4H5l2.3 11.2h10.4L20.5 7.5H5.7M9 19a1 1 0 1 0 .01 0M16.5 19a1 1 0 1 0 .01 0"
  />
);
export const MenuIcon = (p: IconProps) => <Glyph {...p} d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />;
export const CloseIcon = (p: IconProps) => <Glyph {...p} d="m6 6 12 12M18 6 6 18" />;
export const SearchIcon = (p: IconProps) => (
  <Glyph {...p} d="M10.5 4a6.5 6.5 0 1 0 .01 0M15.3 15.3 20.5 20.5" />
);
export const ChevronLeftIcon = (p: IconProps) => <Glyph {...p} d="m14.5 5.5-6.5 6.5 6.5 6.5" />;
export const ChevronRightIcon = (p: IconProps) => <Glyph {...p} d="m9.5 5.5 6.5 6.5-6.5 6.5" />;
export const ChevronDownIcon = (p: IconProps) => <Glyph {...p} d="m5.5 9 6.5 6.5 6.5-6.5" />;
export const PlusIcon = (p: IconProps) => <Glyph {...p} d="M12 5v14M5 12h14" />;
export const MinusIcon = (p: IconProps) => <Glyph {...p} d="M5 12h14" />;
export const CheckIcon = (p: IconProps) => <Glyph {...p} d="m4.5 12.5 5 5L19.5 7" />;
export const TrashIcon = (p: IconProps) => (
  <Glyph {...p} d="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l.9 13.5h10.2L18 6.5M10 10.5v5.5M14 10.5v5.5" />
);
export const AlertIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1" />
);
export const InfoIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 3a9 9 0 1 0 .01 0M12 11v5.5M12 7.7v.1" />
);
export const ClockIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 3a9 9 0 1 0 .01 0M12 7v5.2l3.4 2.1" />
);
export const ShareIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 15V3.5M7.5 7.5 12 3.5l4.5 4M8 11H5v9.5h14V11h-3" />
);
export const CopyIcon = (p: IconProps) => (
  <Glyph {...p} d="M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5" />
);
export const UserIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 3.5a4 4 0 1 0 .01 0M4 20.5c.6-4.2 3.6-6 8-6s7.4 1.8 8 6" />
);
export const LogoutIcon = (p: IconProps) => (
  <Glyph {...p} d="M14 8V4H4v16h10v-4M9.5 12h11M17 8.5l3.5 3.5-3.5 3.5" />
);
export const DownloadIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 3.5V15M7 10.5l5 4.5 5-4.5M4 20.5h16" />
);
export const EditIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="m4 20 .9-4.5L16 4.4a1.5 1.5 0 0 1 2.1 0l1.5 1.5a1.5 1.5 0 0 1 0 2.1L8.5 19.1zM13.5 7l3.5 3.5"
  />
);
export const RefreshIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M20 4v5.5h-5.5M4 20v-5.5h5.5M19.5 9.5A8 8 0 0 0 5.3 7.7M4.5 14.5a8 8 0 0 0 14.2 1.8"
  />
);
export const LockIcon = (p: IconProps) => (
  <Glyph {...p} d="M5 10.5h14v10.5H5zM8 10.5V7.2a4 4 0 0 1 8 0v3.3M12 14.5v2.5" />
);
export const GlobeIcon = (p: IconProps) => (
  <Glyph {...p} d="M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18" />
);
export const WhatsappIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="m3.5 20.5 1.3-4.4A8.6 8.6 0 1 1 8 19.3zM9 8c-.7 0-1 .7-1 1.4C8 12.3 11.7 16 14.6 16c.7 0 1.4-.4 1.4-1.1 0-.6-1.7-1.5-2.2-1.5-.4 0-.6.8-1 .8-.8 0-3-2.1-3-3 0-.4.8-.6.8-1C10.6 9.7 9.7 8 9 8"
  />
);
export const PinIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M12 21.5c4.6-4.4 7-8.1 7-11.2a7 7 0 0 0-14 0c0 3.1 2.4 6.8 7 11.2M12 7.6a2.6 2.6 0 1 0 .01 0"
  />
);
export const StarIcon = (p: IconProps) => (
  <Glyph {...p} d="m12 3 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z" />
);
export const ImageOffIcon = (p: IconProps) => (
  <Glyph
    {...p}
    d="M8 4.5h13v13M17.5 19.5H3v-15M3 16.5l5-5 8 8M14 8.5a1.5 1.5 0 1 0 .01 0M2.5 2.5l19 19"
  />
);
