import { z } from 'zod';
import { provinceCodes } from '#features/provinces/provinces.ts';

const CartLine = z.object({
  productId: z.uuid(),
  productName: z.string(),
  /** US dollars, as the browser's cart has them; null: to be confirmed. */
  price: z.number().nullable(),
  quantity: z.number().int(),
  province: z.enum(provinceCodes),
  /** The first three, as on the product's card. */
  specifications: z.record(z.string(), z.string()),
  /** So many can be had; of a line that wants more only these are in it. */
  most: z.number().int(),
  picture: z.string().nullable(),
  state: z.enum(['same', 'short', 'sold', 'reserved', 'gone', 'unreachable']),
});

/** The cart that a browser's cookie tells of, with the names, prices and stock of now. */
export const DrawnCart = z.object({
  province: z.enum(provinceCodes),
  items: CartLine.array(),
  savedAt: z.iso.datetime(),
  /** Lines of the cookie that cannot be read, or that name no product. */
  unread: z.number().int(),
  /** The province and size of a cart that was set aside. */
  former: z.object({ province: z.enum(provinceCodes), products: z.number().int() }).nullable(),
});
export type DrawnCart = z.infer<typeof DrawnCart>;
export type CartLine = z.infer<typeof CartLine>;

/** `lineas`: a cart in the words of the cookie, instead of the cookie's. */
export const DrawnCartQuery = z.object({ lineas: z.string().max(8192).optional() });
