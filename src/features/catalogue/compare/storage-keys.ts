// Apart from what reads them: a page looks whether there is anything before it brings that code.

/** Where the products seen last are kept: in this browser and nowhere else. */
export const seenKey = 'mariel-auto-seen';

/** Where the products to be compared are kept: in this tab. */
export const comparedKey = 'mariel-auto-compare';
