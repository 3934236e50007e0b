import {
  ApplianceIcon,
  BoxIcon,
  CarIcon,
  MotorcycleIcon,
  TrikeIcon,
} from '../../../kit/thing-icons.tsx';
import type { ProductCategory } from '../categories.ts';

const icons = {
  automobiles: CarIcon,
  motocicletas: MotorcycleIcon,
  electrodomesticos: ApplianceIcon,
  triciclos: TrikeIcon,
} satisfies Record<ProductCategory, typeof CarIcon>;

/** The drawing of a category; a generic box for none. */
export function CategoryIcon({
  category,
  size = 40,
}: {
  category?: ProductCategory;
  size?: number;
}) {
  const Icon = category ? icons[category] : BoxIcon;
  return <Icon size={size} />;
}
