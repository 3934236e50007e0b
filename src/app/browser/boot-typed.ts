import { keepHalfFilled } from '#platform/browser/half-filled.ts';

// For pages with a form that a person writes into, and for the one on which somebody did.
keepHalfFilled();
