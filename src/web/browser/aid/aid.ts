import { addDialogs } from './add-dialogs.ts';
import { addForms } from './add-forms.ts';
import { addFunctions } from './add-functions.ts';
import { addPictures } from './add-pictures.ts';

// Adds what browsers lack that are older than `bring.ts` asks for, each thing only where it is
// missing. No other phone loads this file. `scripts/support` checks that nothing else is used.

// Came last with Safari 14 and Firefox 78: whatever is older gets no script of ours.
if (!('BigInt' in self && 'dotAll' in RegExp.prototype)) throw new Error('too old for our scripts');
addFunctions();
addForms();
addPictures();
if (!('HTMLDialogElement' in self)) addDialogs();
