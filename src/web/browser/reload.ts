/** How often this page was loaded again because React was missing. */
export const reloadsBefore = (): number => history.state?.reloads ?? 0;

/** Loads the page again for React, and counts it: another loss is not the line's. */
export function reloadForReact(): void {
  history.replaceState({ ...history.state, reloads: reloadsBefore() + 1 }, '');
  location.reload();
}
