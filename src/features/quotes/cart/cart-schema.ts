import { z } from 'zod';
import { provinceCodes } from '#features/provinces/provinces.ts';

const CartLine = z.object({
  productId: z.uuid(),
  productName: z.string(),
  /** In US dollars; null: to be confirmed. */
  price: z.number().nullable(),
  quantity: z.number().int(),
  province: z.enum(provinceCodes),
  /** The first three, as on the card of the product. */
  specifications: z.record(z.string(), z.string()),
  /** The pieces in stock; `quantity` is never more. */
  most: z.number().int(),
  picture: z.string().nullable(),
  state: z.enum(['same', 'short', 'sold', 'reserved', 'gone', 'unreachable']),
});

/** The cart of a browser's cookie with the current names, prices and stock. */
export const DrawnCart = z.object({
  province: z.enum(provinceCodes),
  items: CartLine.array(),
  savedAt: z.iso.datetime(),
  /** The number of lines in the cookie that are unreadable or name no product. */
  unread: z.number().int(),
  /** The cart for another province that was set aside. */
  former: z.object({ province: z.enum(provinceCodes), products: z.number().int() }).nullable(),
});
export type DrawnCart = z.infer<typeof DrawnCart>;
export type CartLine = z.infer<typeof CartLine>;

/** `lineas`: a cart in the format of the cookie, which replaces the cookie. */
export const DrawnCartQuery = z.object({ lineas: z.string().max(8192).optional() });
