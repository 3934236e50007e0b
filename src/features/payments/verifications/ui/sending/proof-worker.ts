import { solve } from '../../proof.ts';

// A worker, so that the search never blocks the page.
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof solve>[0]>) => {
  postMessage(solve(data));
});
