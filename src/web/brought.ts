/** Code that a page shows at some of its addresses alone: `Page.bring` waits for it. */
export function brought<Part>(load: () => Promise<Part>) {
  let part: Part | undefined;
  return {
    bring: async () => {
      part = await load();
    },
    get: () => {
      if (!part) throw new Error('a page shows what it has not brought');
      return part;
    },
  };
}
