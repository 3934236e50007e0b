/** True where the page was loaded again: if React fails then too, it is not because of the line. */
export const isReload = (): boolean => performance.navigation.type === 1;
