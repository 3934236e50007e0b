import { pathToFileURL } from 'node:url';
import { type Plugin, parseSync } from 'vite';
import type { Call } from '#platform/calls/contract.ts';
import { absolute } from './screen-sources.ts';
import { visitSyntax } from './visit-syntax.ts';

/** How a file names calls: `import { api } from '#api.ts'`, then `api.showCart`. */
const imported = /^import \{ (api|staffApi) \} from '#(?:staff-)?api\.ts';$/gm;
const filesOfCalls = { api: 'src/customer-calls.ts', staffApi: 'src/staff-api.ts' };
type Named = keyof typeof filesOfCalls;

/**
 * Gives the browser of each call its method and path, and staff's also who may make it and what its
 * fields take, which their forms are drawn from. A file of calls is run here, where its schemas and
 * errors cost nobody a byte, and what it exports is written down: each call by itself, so that the
 * bundler leaves out what no screen makes. A file has the few that it makes written into it, else
 * the script of every page would bring those of all pages.
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
    async transform(code, id, options) {
      if (options?.ssr) return null;
      let within = code;
      for (const [statement, name] of code.matchAll(imported)) {
        const named = name as Named;
        const file = await import(pathToFileURL(absolute(filesOfCalls[named])).href);
        const calls = named === 'api' ? file : file.staffApi;
        within = callsWithin(within.replace(statement, ''), id, named, calls);
      }
      return within === code ? null : within;
    },
  };
}

/** The code of a module with the calls that it makes written at its top. */
export function callsWithin(
  code: string,
  id: string,
  named: Named,
  calls: Record<string, unknown>,
): string {
  const own = (name: string) => `${named}_${name}`;
  const partOf = named === 'api' ? ofCustomers : ofStaff;
  const uses: { start: number; end: number; name: string }[] = [];
  visitSyntax(parseSync(id, code).program, (node) => {
    if (node.type !== 'MemberExpression' || node.computed) return false;
    const { object, property, start, end } = node;
    if (object.type !== 'Identifier' || object.name !== named) return false;
    uses.push({ start, end, name: property.name });
    return true;
  });
  const within = uses
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, name }) => all.slice(0, start) + own(name) + all.slice(end), code);
  const made = [...new Set(uses.map(({ name }) => name))];
  return made.map((name) => writeCall(own(name), calls[name], partOf)).join('') + within;
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
    .map(([name, value]) => `export ${writeCall(name, value, partOf)}`)
    .join('\n');
}

const writeCall = (name: string, value: unknown, partOf: Part) =>
  `const ${name} = ${JSON.stringify(partsOf(value, partOf))};`;

function partsOf(value: unknown, partOf: Part): object {
  if (typeof value !== 'object' || value === null) {
    throw new Error(`a file of calls exports ${value}`);
  }
  if (isCall(value)) return partOf(value);
  const calls = Object.entries(value);
  return Object.fromEntries(calls.map(([name, call]) => [name, partsOf(call, partOf)]));
}

const isCall = (value: object): value is Call => 'method' in value && 'path' in value;
