/**
 * Returns the text of a page without its tags: a sentence stays whole, whatever part of it is
 * marked up.
 */
export function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
