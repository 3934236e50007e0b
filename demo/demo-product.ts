import type { ProductCategory } from '#features/catalogue/categories.ts';

/** A product of the demo catalogue, in the words of the product form; texts in Spanish. */
export interface DemoProduct {
  /** Unique within its category; part of the product's address. */
  slug: string;
  category: ProductCategory;
  name: string;
  description: string;
  /** US dollars with two places; null shows "Precio por confirmar". */
  price: string | null;
  /** What it cost before its price was lowered. */
  formerPrice?: string;
  year: number | null;
  brand: string | null;
  model: string | null;
  engineType: string | null;
  /** Province codes. */
  provinces: readonly string[];
  status: 'available' | 'reserved' | 'sold';
  featured: boolean;
  /** Pieces; absent: one of a vehicle, any number of an appliance. */
  stock?: number;
  /** In the order they are shown; the first three stand on the card. */
  specifications: readonly (readonly [name: string, value: string])[];
  /**
   * What each picture shows, for people who do not see it, in Spanish; the first one is the card's.
   * The pictures themselves are `pictures/{category}/{slug}-{1, 2, …}.webp`.
   */
  pictures: readonly string[];
}
