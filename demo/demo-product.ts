import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import type { PictureKind } from '#features/shop/catalogue/pictures/picture-kinds.ts';

/** A product of the demo catalogue, in the words of the product form; texts in Spanish. */
export interface DemoProduct {
  /** Unique within its category; part of the product's address. */
  slug: string;
  category: ProductCategory;
  name: string;
  description: string;
  descriptionEn?: string;
  /** US dollars with two places; null shows "Precio por confirmar". */
  price: string | null;
  /** The price before it was lowered. */
  formerPrice?: string;
  year: number | null;
  brand: string | null;
  model: string | null;
  engineType: string | null;
  provinces: readonly string[];
  status: 'available' | 'reserved' | 'sold';
  featured: boolean;
  /** How many pieces; absent means one of a vehicle, any number of an appliance. */
  stock?: number;
  /** In the order of the page; the first three stand on the card. */
  specifications: readonly (readonly [name: string, value: string])[];
  /**
   * Describes each picture in Spanish for people who do not see it; the first one is the card's.
   * The pictures are `pictures/{category}/{slug}-{1, 2, …}.webp`.
   */
  pictures: readonly string[];
  /** What each of them shows, where one word says it. */
  pictureKinds?: readonly PictureKind[];
}
