import type { ChunkGroup } from './chunks.ts';

/** What the shop gives to the build. All files are paths from the project's folder. */
export interface WebsiteBuild {
  /** Entries: the browser's React, the boot scripts, the service worker, the server's programs. */
  main: string;
  boot: string;
  bootBrief: string;
  /** Loaded by the boot script on demand. */
  bootLate: string;
  /** Loaded by `bootLate` when it opens a panel. */
  bootLatePanel: string;
  serviceWorker: string;
  server: Record<string, string>;
  /** The file that imports the layout on the server. */
  layout: string;
  /** The table of the screens that every browser knows. */
  screens: string;
  /** The table of all other screens, and the folder of `assets/` for files that only they need. */
  restricted: { table: string; folder: string };
  /** The panel that a tap opens before React. */
  panel: string;
  /** A screen whose code is not built for browsers. */
  screenWithoutCode: string;
  /** The CSS layer for the style of a folder. */
  layer: { name: string; folder: string };
  /** Files whose exports are split (`split-exports.ts`). */
  splitFiles: readonly string[];
  chunks: readonly (ChunkGroup & { minShareCount?: number })[];
  serverPackages: readonly string[];
}
