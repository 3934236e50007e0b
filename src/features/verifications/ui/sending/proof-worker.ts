import { solve } from '../../proof.ts';

// A script of its own, so that the search never holds up the page.
addEventListener('message', ({ data }: MessageEvent<Parameters<typeof solve>[0]>) => {
  postMessage(solve(data));
});
