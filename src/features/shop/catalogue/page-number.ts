/** Undefined where the number is not known. */
export interface PageNumber {
  page: number | undefined;
  pages: number | undefined;
}

/** Pages are found by cursor; the address carries their number only to show it. */
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
