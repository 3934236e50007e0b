import type { Context } from 'hono';
import { z } from 'zod';
import {
  type CallRoute,
  serve,
  type VisitorDoneForm,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { addField, readAdded } from '#features/shop/cart/add-form.ts';
import { maxLines, maxQuantity } from '#features/shop/cart/cart.ts';
import {
  type CartCookie,
  readCartCookie,
  writeCartCookie,
} from '#features/shop/cart/cart-cookie.ts';
import { catalogueErrors } from '#features/shop/catalogue/errors.ts';
import { post } from '#platform/calls/contract.ts';
import { AppError } from '#platform/http/errors.ts';
import { href, routes } from '#routes.ts';
import {
  addDoneKey,
  type CartAction,
  cartField,
  changedLines,
  typedFields,
} from '../../cart/form-fields.ts';
import { type CartChange, cartHeaders, readCartCookies } from './cart-cookies.ts';
import { cartErrors, notForSale } from './cart-errors.ts';
import { generateForm } from './generate-form.ts';
import { emptyCartCookie, readLines } from './server-cart.ts';

const path = href(routes.cart);

type CartFormResult = CartChange & { added?: string };

/** A write to the cart in its cookie. */
const toCart = <const Body extends z.ZodType>(body: Body) =>
  post(path, { access: 'anyone', body, response: z.custom<CartFormResult>() });

function form(
  action: CartAction | undefined,
  read: VisitorFormShape<CartFormResult>['read'],
): VisitorFormShape<CartFormResult> {
  return { path, ...(action && { action }), doneKey: addDoneKey, read, done: answerChange };
}

/** Renders the page again where something was typed, so that it is not lost; else redirects. */
async function answerChange(
  change: CartFormResult,
  done: VisitorDoneForm,
): Promise<string | Response> {
  const { form, services, context, renderAgain } = done;
  const headers = cartHeaders(change, services.config);
  const typed = typedTexts(form.fields);
  if (Object.keys(typed).length > 0 && change.cart) {
    const page = await renderAgain({ ...typed, [cartField]: change.cart });
    for (const header of headers) page.headers.append('set-cookie', header);
    return page;
  }
  remember(context, headers);
  return change.added ? `${path}?${addDoneKey}=${change.added}` : path;
}

function typedTexts(fields: Record<string, string>): Record<string, string> {
  const typed = typedFields.flatMap((name) => (fields[name]?.trim() ? [[name, fields[name]]] : []));
  return Object.fromEntries(typed);
}

function remember(context: Context, headers: readonly string[]): void {
  for (const header of headers) context.header('set-cookie', header, { append: true });
}

const add = serve(
  toCart(z.object({ productId: z.uuid() })),
  async ({ body: { productId }, caller }, { db, config }) => {
    const { province, cart, cartText } = readCartCookies(caller, config);
    const fits = cart?.province === province;
    const lines = withOneMore(fits ? cart.lines : [], productId);
    const wanted = lines.filter((line) => line.productId === productId);
    const [line] = await readLines(db, wanted, province);
    if (!line) throw new AppError(catalogueErrors.noSuchProduct);
    const { state } = line;
    if (state !== 'same') throw new AppError(notForSale({ ...line, state }));
    const setAside = !fits && cart && cart.lines.length > 0;
    return {
      cart: writeCartCookie(lines, province, Date.now()),
      ...(setAside && { former: cartText }),
      added: productId,
    };
  },
  form(undefined, ({ fields }) => ({ body: { productId: readAdded(fields[addField] ?? '') } })),
);

function withOneMore(lines: CartCookie['lines'], productId: string): CartCookie['lines'] {
  const before = lines.find((line) => line.productId === productId);
  const full = before ? before.quantity >= maxQuantity : lines.length >= maxLines;
  if (full) throw new AppError(cartErrors.full);
  if (!before) return [...lines, { productId, quantity: 1 }];
  return lines.map((line) => (line === before ? { productId, quantity: line.quantity + 1 } : line));
}

const change = serve(
  toCart(z.record(z.string(), z.string())),
  async ({ body, caller }, { config }) => {
    const { province, cart } = readCartCookies(caller, config);
    // A browser without cookies sends the cart in the form.
    const before = cart ?? readCartCookie(body[cartField]);
    if (!before) return { cart: emptyCartCookie(province) };
    return { cart: writeCartCookie(changedLines(before, body), before.province, Date.now()) };
  },
  form('lineas', ({ fields }) => ({ body: fields })),
);

const bringBack = serve(
  toCart(z.object({})),
  async ({ caller }, { config }) => {
    const { province, cart, cartText, former } = readCartCookies(caller, config);
    const other = cart && cart.lines.length > 0 && cart.province !== province;
    const back = other ? cart : former;
    if (!back) return {};
    const swapped = !other && cart && cart.lines.length > 0;
    return {
      cart: writeCartCookie(back.lines, back.province, Date.now()),
      former: swapped ? cartText : '',
      province: back.province,
    };
  },
  form('recuperar', () => ({ body: {} })),
);

/** `add` comes last, because its form has no `actionField`. */
export const cartForms: CallRoute[] = [change, bringBack, generateForm, add];
