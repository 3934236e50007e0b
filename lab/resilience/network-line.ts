import { type ProxyServer, startLineProxy } from '../faults/line-proxy.ts';

/** A line to something that the shop needs. 'silent' passes nothing on, and refuses nobody. */
export interface Line extends ProxyServer {
  become(state: 'good' | 'silent'): void;
}

export async function startLine(target: number): Promise<Line> {
  let silent = false;
  const line = await startLineProxy(target, (near, open) => {
    // A line that was silent is dead: its messages never arrive.
    if (silent) return void near.on('error', () => near.destroy()).resume();
    const { far } = open();
    near.on('data', (chunk: Buffer) => silent || far.write(chunk));
    far.on('data', (chunk: Buffer) => silent || near.write(chunk));
  });
  return {
    port: line.port,
    close: line.close,
    become(state) {
      silent = state === 'silent';
      if (!silent) line.cutAll();
    },
  };
}
