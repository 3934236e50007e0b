import { useState } from 'react';

/** The chosen records of a list. Other pages and filters keep them, as they were seen there. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Row>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const shown = new Map(rows.map((row) => [row.id, row]));
  const chosen = [...picked].map(([id, row]) => shown.get(id) ?? row);

  function choose(next: Iterable<Row>) {
    setPicked(new Map([...next].map((row) => [row.id, row])));
  }

  return {
    rows,
    choose,
    chosen,
    refused,
    elsewhere: chosen.filter(({ id }) => !shown.has(id)).length,
    isWhole: rows.every(({ id }) => picked.has(id)),
    isChosen: ({ id }: Row) => picked.has(id),
    toggle: (row: Row) =>
      choose(picked.has(row.id) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]),
    chooseAll: () => choose([...chosen, ...rows]),
    clear: () => choose([]),
    /** Those that were refused stay chosen, with the reason. */
    keepRefused(reasons: ReadonlyMap<string, string>, tried: readonly Row[] = chosen) {
      setRefused(reasons);
      choose(tried.filter(({ id }) => reasons.has(id)));
    },
  };
}
export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
