export const pagesEntry = { name: 'pages', area: 'cache', of: 'nobody' } as const;
export const listsEntry = { name: 'lists', area: 'cache', of: 'nobody' } as const;
