import { addDialogs } from './add-dialogs.ts';
import { addForms } from './add-forms.ts';
import { addFunctions } from './add-functions.ts';
import { addPictures } from './add-pictures.ts';

/** The address of the style for browsers that know less of it, filled in by the build. */
declare const __OLD_STYLE__: string;

// Adds what browsers lack that are older than `bring.ts` asks for, each thing only where it is
// missing. No other phone loads this file. `scripts/support` checks that nothing else is used.

// Came last with Safari 14 and Firefox 78: whatever is older gets no script of ours.
if (!('BigInt' in self && 'dotAll' in RegExp.prototype)) throw new Error('too old for our scripts');
addFunctions();
addForms();
addPictures();
if (!('HTMLDialogElement' in self)) addDialogs();
// `inset` came with gaps in rows, or after them.
if (!('HTMLDialogElement' in self && CSS.supports('inset', '0'))) {
  const sheet = { rel: 'stylesheet', href: __OLD_STYLE__ };
  document.head.append(Object.assign(document.createElement('link'), sheet));
}
