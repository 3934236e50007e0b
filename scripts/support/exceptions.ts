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
    names: ['.camera', '.install', '.ink', '.side', '.timeline', '.wait', 'createImageBitmap'],
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

/** Why a style sheet may say it all the same: what browsers lose that do not know it. */
export const allowedInStyle: readonly { why: string; names: readonly string[] }[] = [
  {
    why: 'a mouse, a thumb, a scroll bar or a caret looks as the browser wants',
    names: [
      'cursor: pointer',
      'cursor: progress',
      'cursor: not-allowed',
      'cursor: grab',
      'accent-color',
      'scrollbar-width',
      'color-scheme',
      'resize',
      'user-select',
    ],
  },
  {
    why: 'a word, a line under it or a row of words breaks or looks a little otherwise',
    names: [
      'text-wrap',
      'hyphens',
      'text-underline-offset',
      'text-decoration-thickness',
      ':marker',
      ':where',
    ],
  },
  {
    why: 'words that are longer than a line break by `word-break` beside it, or are ours',
    names: ['overflow-wrap: anywhere'],
  },
  {
    why: 'pictures have a width and a height, and textareas have rows',
    names: ['aspect-ratio', 'field-sizing', 'min-height: lh', 'content-visibility'],
  },
  { why: 'only saves work in parts below the screen', names: ['contain-intrinsic-height'] },
  {
    why: 'in grids it is older than the data say, which tell of rows',
    names: ['align-self: start', 'align-self: end', 'align-content: start', 'justify-content: end'],
  },
  {
    why: 'contrast that people chose, in browsers that know of it',
    names: ['(forced-colors)', 'forced-color-adjust'],
  },
  {
    why: 'without scripts a control too many is seen; with them nothing changes',
    names: ['(scripting)'],
  },
  { why: 'the ring of the browser itself stays', names: [':focus-visible'] },
  {
    why: 'the button of a file field looks as the browser wants',
    names: [':file-selector-button'],
  },
  { why: 'old dialogs have an outline instead (`old-style.ts`)', names: [':backdrop'] },
  { why: 'a place or a colour; a switch that needs it is not shown without it', names: [':has'] },
  {
    why: 'how far a page scrolls below a bar, or goes on scrolling',
    names: [
      'overscroll-behavior',
      'scroll-margin-block-start',
      'scroll-padding-block',
      'scroll-padding-block-end',
      'scroll-padding-inline-start',
    ],
  },
  {
    why: 'Chrome has it since 69, and so its WebView, of which the data say 87',
    names: [
      'margin-inline-start',
      'margin-inline-end',
      'padding-inline-start',
      'padding-inline-end',
    ],
  },
  {
    why: 'the drawing behind it is as wide as the page, which cuts it',
    names: ['overflow: clip'],
  },
  {
    why: 'a name that the library gives a value which the sheet does not write',
    names: [
      'clip-path: border-box',
      'text-decoration: auto',
      'text-decoration: solid',
      'stroke-linecap: round',
      'stroke-linejoin: round',
    ],
  },
];
