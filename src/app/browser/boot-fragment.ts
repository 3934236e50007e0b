import { showFragment } from '#web/browser/fragment.ts';

// Loaded when a fragment opens before React: most visits open none.
if (window.bootState) window.bootState.showFragment = showFragment;
