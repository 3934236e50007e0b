// Everything that is stored in a browser; features/company/legal/stored-data.ts explains it to
// people. The files follow the pages that carry them, because a page carries whole files. `days` is
// the longest lifetime. With `of: 'person'` a dot and the person follow the name, because phones
// are shared. `former` is an old name, which is read once and taken over.
export * from './caches.ts';
export * from './cookies.ts';
export * from './every-page.ts';
export * from './forms.ts';
export * from './handovers.ts';
