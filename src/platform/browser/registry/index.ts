// Everything that stays in a browser; what people read about it is in
// features/company/legal/stored-data.ts. In files by who carries them: a page takes whole files.
//
// `days`: for how long at most; without it as long as its purpose or its area lasts. `of: 'person'`: a
// phone is shared, and after the name stand a dot and whose it is. `former`: only read, once, as what
// lies under it goes on under another name.
export * from './caches.ts';
export * from './cookies.ts';
export * from './every-page.ts';
export * from './forms.ts';
export * from './handovers.ts';
