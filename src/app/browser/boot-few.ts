import { halfFilled, isStored } from '#platform/browser/waiting.ts';
import { reportSeen } from './report-seen.ts';
import { followSignOuts } from './sign-outs.ts';
import { suggestEnglish } from './suggest-english.ts';

// What boot-deferred.ts brings for few (`bringForFew`), so that not everybody pays for it.

followSignOuts();
suggestEnglish();
reportSeen();
bringTyped();

/** The address of boot-typed.ts, filled in by the build. */
declare const __TYPED_SCRIPT__: string;

function bringTyped(): void {
  const script = __TYPED_SCRIPT__;
  const isForThem = document.querySelector('form[data-keep]') || isStored(halfFilled);
  if (isForThem) import(/* @vite-ignore */ script).catch(() => {});
}
