import { followMirror } from '#features/cart/follow-mirror.ts';
import { avoidContent } from '#web/browser/avoid-content.ts';
import { openDrawn } from '#web/browser/drawn-panel.ts';
import { sayBusy } from '#web/browser/say-busy.ts';
import { offerEnglish } from './offer-english.ts';

// What the boot script brings once the page has loaded, and sooner where it is wanted: nothing that
// must be there at the first sight or the first tap.

if (window.mariel) window.mariel.late = { openDrawn, follow: followMirror };
avoidContent();
offerEnglish();
addEventListener('submit', sayBusy);
