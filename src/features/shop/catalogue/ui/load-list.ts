import { api } from '#api.ts';
import { ApiError } from '#platform/calls/client.ts';
import { type LoadContext, Redirect } from '#web/page.ts';
import { pathOf } from '#web/routes/address.ts';
import type { ProductQueryText } from '../schema.ts';

/** A page of products. A cursor that was cut or is of another list leads to the first page. */
export async function loadList(
  { callPage, address }: Pick<LoadContext, 'callPage' | 'address'>,
  query: ProductQueryText,
) {
  try {
    const { items, total, next } = await callPage(api.listProducts, { query });
    const cursor = next && new URL(next, 'http://own.invalid').searchParams.get('cursor');
    return { items, total, next: cursor || undefined };
  } catch (error) {
    if (!(error instanceof ApiError && error.answer.fields?.cursor)) throw error;
    const first = new URL(address);
    for (const name of ['cursor', 'page']) first.searchParams.delete(name);
    throw new Redirect(pathOf(first));
  }
}
