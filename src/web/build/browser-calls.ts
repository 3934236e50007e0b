import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '#platform/calls/contract.ts';

/**
 * Gives the browser of each call its method and path alone. A file of calls is run here, where its
 * schemas and errors cost nobody a byte, and what it exports is written down: each call by itself,
 * so that the bundler leaves out what no screen makes.
 */
export function browserCalls(): Plugin {
  return {
    name: 'browser-calls',
    enforce: 'pre',
    async load(id, options) {
      const onServer = options?.ssr;
      if (onServer || !/\/src\/.*\/(staff-)?calls\.ts$/.test(id)) return null;
      return writeCalls(await import(pathToFileURL(id).href));
    },
  };
}

/** The code of a module with the same exports, each a call or a table of calls. */
export function writeCalls(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(addressesOf(value))};`)
    .join('\n');
}

function addressesOf(value: unknown): object {
  if (typeof value !== 'object' || value === null) {
    throw new Error(`a file of calls exports ${value}`);
  }
  const { method, path } = value as Partial<Call>;
  if (method && path) return { method, path };
  return Object.fromEntries(Object.entries(value).map(([name, call]) => [name, addressesOf(call)]));
}
