// Every call that customers may make, joined from the subjects for `api.ts`.
export * from '#features/accounts/calls.ts';
export * from '#features/catalogue/calls.ts';
export * from '#features/check/calls.ts';
export * from '#features/company/calls.ts';
export * from '#features/documents/calls.ts';
export * from '#features/handover/calls.ts';
export * from '#features/handover/signed-acts/calls.ts';
export * from '#features/notices/calls.ts';
export * from '#features/offers/calls.ts';
export * from '#features/profile/calls.ts';
export * from '#features/quotes/calls.ts';
export * from '#features/reviews/calls.ts';
export * from '#features/shipping/calls.ts';
export * from '#features/uploads/calls.ts';
export * from '#features/verifications/calls.ts';
