// Runs before each file of tests: properties try the same values in every run of `npm test`, so
// that none is red by chance. FAST_CHECK_SEED=… tries others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 2026) });
