import { Glyph } from '#kit/glyph.tsx';
import type { ProductCategory } from '../categories.ts';

const paths: Record<ProductCategory, string> = {
  automobiles:
    'M4.7 16.5H2.5v-3.7l2.7-1 2.7-4.3h6.6l3.8 4.3 3.2.9v3.8h-2.2M9.3 16.5h5.4M7 14.2a2.3 2.3 0 1 0 .01 0M17 14.2a2.3 2.3 0 1 0 .01 0M8 11.8h6.5M11 7.8v4',
  motocicletas:
    'M5.5 12.5a3.5 3.5 0 1 0 .01 0M18.5 12.5a3.5 3.5 0 1 0 .01 0M13 6h3l2.5 10M16.8 9.5 13.5 16h-8L9 12H4.5M9 12l4.5-2.5h3.2',
  electrodomesticos: 'M6 2.5h12v19H6zM6 9.5h12M9 5v2M9 12.5v4M8 21.5v.5M16 21.5v.5',
  triciclos:
    'M6.5 15.4a2.3 2.3 0 1 0 .01 0M18.5 15.4a2.3 2.3 0 1 0 .01 0M2.5 17.5V11h9.3v6.5M2.5 17.5h1.6M9 17.5h7.1M11.8 14.5H15V11M15.3 5.5h1.9l1.5 9.8M12.5 11H16',
};
const box =
  'm12 2.8 8.5 4.4v9.6L12 21.2l-8.5-4.4V7.2zM3.5 7.2l8.5 4.4 8.5-4.4M12 11.6v9.6M7.7 5l8.5 4.4v3.2';

export function CategoryIcon({
  category,
  size = 40,
}: {
  category?: ProductCategory;
  size?: number;
}) {
  return <Glyph d={category ? paths[category] : box} size={size} />;
}
