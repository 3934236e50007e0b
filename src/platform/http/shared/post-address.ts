/**
 * The address to which a page posts its own form. The fragment makes it another address for the
 * browser: when the connection is cut, the error page does not replace the page, and going back
 * shows it with what was typed. `again` is true if the page itself answers a form.
 */
export const postAddress = (path: string, again: boolean): string =>
  `${path}#${again ? 'otra-vez' : 'enviar'}`;
