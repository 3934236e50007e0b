import { bootBrief } from '#web/browser/boot-brief.ts';

bootBrief('button:is([data-live],[data-add],[data-picture])', isExpected);

/** This phone has a cart or something unsent: its owner will do something with it. */
function isExpected(): boolean {
  try {
    const stored = /^mariel-auto-(cart|submission|verification|draft)/;
    return Object.keys(localStorage).some((key) => stored.test(key));
  } catch {
    return true;
  }
}
