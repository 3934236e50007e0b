/** Asks the shop as somebody, and throws where it refuses. */
export type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

export interface Found {
  id: string;
}

export interface Draft extends Found {
  revision: number;
  validUntil: string;
  language: string;
  note: string | null;
  lines: { kind: string }[];
  plan: object[];
  estimates: object[];
}

/**
 * Staff make an offer of a quotation and send it: freight, and care at the warehouse as an option.
 */
export async function sendOfferBy(
  call: Call,
  reference: string,
  { pieces }: { pieces?: number } = {},
): Promise<void> {
  const quotes = await call<Found[]>('GET', `/api/admin/quotes?q=${reference}`);
  const quote = `/api/admin/quotes/${quotes[0]?.id}`;
  const offer = await call<Draft>('POST', `${quote}/offers`, {});
  const { id, revision, validUntil, language, note, lines, plan, estimates } = offer;
  const extra = { quantity: 1, productId: null, costCents: null };
  const saved = await call<Draft>('PUT', `/api/admin/offers/${id}`, {
    ...{ expected: revision, validUntil, language, note, plan, estimates },
    lines: [
      ...lines
        .filter(({ kind }) => kind === 'goods')
        // More pieces than the stock are ordered when wanted.
        .map((line) => (pieces ? { ...line, quantity: pieces, productId: null } : line)),
      { ...extra, kind: 'freight', text: 'Flete a Mariel', unitCents: 180_000, optional: false },
      { ...extra, kind: 'fee', text: 'Cuidado en almacén', unitCents: 15_000, optional: true },
    ],
  });
  const { history } = await call<{ history: Found[] }>('GET', quote);
  const seen = history.at(-1)?.id;
  await call('POST', `/api/admin/offers/${id}/send`, { expected: saved.revision, seen });
}
