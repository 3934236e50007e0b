/**
 * Where a form is posted that stands at the same address. With a fragment it is another one for the
 * browser: where the line is cut it puts the failure behind the page and not in its place, so that
 * one step back the page is there with what was typed. `again`: the page is itself the answer to one.
 */
export const postAddress = (path: string, again: boolean): string =>
  `${path}#${again ? 'otra-vez' : 'enviar'}`;
