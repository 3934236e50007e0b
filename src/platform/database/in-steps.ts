/** So many orders or units take the embedded database some 20 ms, in which it answers nobody. */
const perStep = 5;

/**
 * Does something for many records, a few at a time and in their order. In a transaction it is still
 * all or nothing for whoever reads; between two steps others are served.
 */
export async function inSteps<Item>(
  items: readonly Item[],
  act: (step: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += perStep) await act(items.slice(at, at + perStep));
}
