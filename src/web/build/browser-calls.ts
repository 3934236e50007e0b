import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '#platform/calls/contract.ts';

/**
 * Gives the browser of each call its method and path, and staff's also who may make it and what its
 * fields take, which their forms are drawn from. A file of calls is run here, where its schemas and
 * errors cost nobody a byte, and what it exports is written down: each call by itself, so that the
 * bundler leaves out what no screen makes.
 */
export function browserCalls(): Plugin {
  return {
    name: 'browser-calls',
    enforce: 'pre',
    async load(id, options) {
      const onServer = options?.ssr;
      const [, staff] = /\/src\/.*\/(staff-)?calls\.ts$/.exec(id) ?? [undefined, null];
      if (onServer || staff === null) return null;
      return writeCalls(await import(pathToFileURL(id).href), staff ? ofStaff : ofCustomers);
    },
  };
}

type Part = (call: Call) => object;
export const ofCustomers: Part = ({ method, path }) => ({ method, path });
export const ofStaff: Part = ({ method, path, access, fields, keyed }) => ({
  method,
  path,
  access,
  ...(Object.keys(fields).length > 0 && { fields }),
  ...(keyed && { keyed }),
});

/** The code of a module with the same exports, each a call or a table of calls. */
export function writeCalls(exported: Record<string, unknown>, partOf: Part): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(partsOf(value, partOf))};`)
    .join('\n');
}

function partsOf(value: unknown, partOf: Part): object {
  if (typeof value !== 'object' || value === null) {
    throw new Error(`a file of calls exports ${value}`);
  }
  if (isCall(value)) return partOf(value);
  const calls = Object.entries(value);
  return Object.fromEntries(calls.map(([name, call]) => [name, partsOf(call, partOf)]));
}

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;
