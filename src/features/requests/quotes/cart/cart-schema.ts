import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { InCubaCosts } from '#features/shop/catalogue/landed-cost/schema.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';

const CartLine = z.object({
  productId: z.uuid(),
  productName: z.string(),
  price: z.number().nullable(),
  quantity: z.number().int(),
  province: z.enum(provinceCodes),
  /** The first three, as on the product's card. */
  specifications: z.record(z.string(), z.string()),
  /** The pieces in stock; `quantity` is never more. */
  most: z.number().int(),
  picture: z.string().nullable(),
  goods: z.object({ category: z.enum(categorySlugs), inCuba: InCubaCosts.optional() }),
  state: z.enum(['same', 'short', 'sold', 'reserved', 'gone', 'unreachable']),
});

export const ServerCart = z.object({
  province: z.enum(provinceCodes),
  items: CartLine.array(),
  savedAt: z.iso.datetime(),
  /** How many lines of the cookie are unreadable or name no product. */
  unread: z.number().int(),
  former: z.object({ province: z.enum(provinceCodes), products: z.number().int() }).nullable(),
});
export type ServerCart = z.infer<typeof ServerCart>;
export type CartLine = z.infer<typeof CartLine>;

export const ServerCartQuery = z.object({ lineas: z.string().max(8192).optional() });
