/** Added by `src/web/browser/aid` where it is missing, for all scripts that `bring.ts` imports. */
export const fromAid: readonly string[] = [
  '.at',
  '.findLast',
  '.toReversed',
  '.toSorted',
  '.toSpliced',
  '.replaceAll',
  'Object.hasOwn',
  'URL.canParse',
  '.throwIfAborted',
  'Intl.ListFormat',
  '.randomUUID',
  '.submitter',
  '.requestSubmit',
  '.replaceChildren',
  '.showModal',
  'createImageBitmap',
];

/** Why a name may stand in the built scripts all the same. */
export const allowed: readonly { why: string; names: readonly string[] }[] = [
  {
    why: 'asked for before it is used',
    names: [
      'HTMLDialogElement',
      'trustedTypes',
      '.requestIdleCallback',
      '.showPopover',
      'reportError',
    ],
  },
  { why: 'undefined is an answer too', names: ['.isComposing'] },
  { why: 'shows that a tap is waiting; without it the tap waits too', names: ['.ariaBusy'] },
  {
    why: 'a name of ours: a class of a style sheet, a function',
    names: ['.camera', '.install', '.ink', '.timeline', '.wait', 'createImageBitmap'],
  },
  {
    why: 'a name of React, or a property of events that it copies where it is there',
    names: [
      'Profiler',
      '.animation',
      '.fallback',
      '.fromElement',
      '.popover',
      '.transition',
      '.wheelDelta',
      '.wheelDeltaX',
      '.wheelDeltaY',
    ],
  },
  {
    why: 'a name of d3',
    names: ['.clamp', '.gamma', '.opacity', '.percent', '.suffix'],
  },
];
