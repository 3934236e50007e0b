/** The service worker's copies; after each name stands the build. */
export const pagesEntry = { name: 'pages', area: 'cache' } as const;
export const listsEntry = { name: 'lists', area: 'cache' } as const;
