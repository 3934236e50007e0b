import type { Engine } from '#web/build/engines.ts';
import { type CompatNode, compatData, innerNodes, isSupported, nodeAt } from './compat-data.ts';

/** A member as the data name it: of the API `URL`, `canParse_static` belongs to `URL` itself. */
export type Member = [owner: string, name: string];

/** Lists what one of the engines lacks, so that a younger browser can be made as old. */
export function membersTooYoung(engines: readonly Engine[]): Member[] {
  const owners = [compatData.api, nodeAt(compatData.javascript, ['builtins'])];
  return owners.flatMap((found) =>
    innerNodes(found ?? {}).flatMap(([owner, node]) => {
      if (isSupported(node, engines) === false) return [['self', owner] as Member];
      const isTooYoung = ([, member]: [string, CompatNode]) =>
        isSupported(member, engines) === false;
      return innerNodes(node)
        .filter(isTooYoung)
        .map(([name]): Member => [owner, name]);
    }),
  );
}
