/**
 * React removes a whole page that it cannot render. Returns what puts the server's page there
 * instead, whose links and forms work without React.
 */
export function keepPage(element: HTMLElement): (error: unknown) => void {
  // In a document of its own, or its pictures would load a second time.
  const page = document.implementation.createHTMLDocument().importNode(element, true);
  for (const control of page.querySelectorAll('[aria-busy]')) control.removeAttribute('aria-busy');
  const { pathname, search } = location;
  return (error) => {
    console.error(error);
    // From now on the browser answers the taps.
    if (window.bootState) window.bootState.live = true;
    if (location.pathname === pathname && location.search === search) element.replaceWith(page);
    // The server has rendered another page than this one.
    else location.reload();
  };
}
