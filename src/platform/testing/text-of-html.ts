/** What a page says, without its tags: a sentence stays one, whatever part of it is marked up. */
export function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
