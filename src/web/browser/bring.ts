/** The address of the script that adds what older browsers lack, filled in by the build. */
declare const __AID_SCRIPT__: string;

/**
 * Imports one of our scripts. `URL.canParse` came after everything that they use: a browser without
 * it first gets what it lacks (`aid/aid.ts`), and none of them if that fails.
 */
export function bring(script: string): Promise<unknown> {
  if ('canParse' in URL) return import(/* @vite-ignore */ script);
  const aid = __AID_SCRIPT__;
  return import(/* @vite-ignore */ aid).then(() => import(/* @vite-ignore */ script));
}
