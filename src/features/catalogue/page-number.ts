/** Where in a list a page stands, as people count; undefined where nobody knows. */
export interface PageNumber {
  page: number | undefined;
  pages: number | undefined;
}

/** The pages of a list have cursors; the address carries their number along, to be shown. */
export function pageOf(
  { cursor, page }: { cursor?: string | undefined; page?: string | null | undefined },
  total: { count: number; more: boolean },
  size: number,
): PageNumber {
  const pages = total.more ? undefined : Math.max(1, Math.ceil(total.count / size));
  const number = cursor ? Number(page) : 1;
  const isKnown = Number.isInteger(number) && number > 0 && (!pages || number <= pages);
  return { page: isKnown ? number : undefined, pages };
}
