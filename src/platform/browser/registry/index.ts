// Everything that is stored in a browser; features/company/legal/stored-data.ts explains it to
// people. The files follow the pages that carry them, because a page carries whole files. `days`:
// the longest lifetime. `of: 'person'`: phones are shared, so a dot and the person follow the name.
// `former`: an old name, which is read once and taken over.
export * from './caches.ts';
export * from './cookies.ts';
export * from './every-page.ts';
export * from './forms.ts';
export * from './handovers.ts';
