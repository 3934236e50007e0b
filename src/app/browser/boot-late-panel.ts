import { showPanel } from '#web/browser/drawn-panel.ts';

// Loaded when a panel opens before React: most visits open none.
if (window.mariel) window.mariel.showPanel = showPanel;
