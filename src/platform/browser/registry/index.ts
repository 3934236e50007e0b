// Everything that is stored in a browser; features/company/about/legal/cookies.es.md explains it to
// people. The files follow the pages that carry them, because a page carries whole files. `days` is
// the longest lifetime. `of` says whose it is, because phones are shared: what is of a person or of
// a handover link has a dot and whose it is after its name; what is of a person ends with their
// sign-out; what is of nobody names nobody. `former` is an old name, which is read once and taken
// over.
export * from './caches.ts';
export * from './cookies.ts';
export * from './every-page.ts';
export * from './forms.ts';
export * from './handovers.ts';
