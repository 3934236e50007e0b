export const pagesEntry = { name: 'pages', area: 'cache' } as const;
export const listsEntry = { name: 'lists', area: 'cache' } as const;
