import { showPanel } from '#web/browser/drawn-panel.ts';

// Loaded when a panel opens before React: most visits open none.
if (window.bootState) window.bootState.showPanel = showPanel;
