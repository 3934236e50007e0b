import type { ChunkGroup } from './chunks.ts';

/** What the shop hands over to the build. All files are paths from the project's folder. */
export interface WebsiteBuild {
  /** Entries: the browser's React, the boot scripts, the service worker, the server's programs. */
  main: string;
  boot: string;
  bootBrief: string;
  /** What the boot script brings where it is wanted. */
  bootLate: string;
  serviceWorker: string;
  server: Record<string, string>;
  /** Imports what stands around every screen, on the server. */
  layout: string;
  /** The table of screens that everybody's browser knows. */
  screens: string;
  /** The table of the others, and the folder of `assets/` for what they alone need. */
  restricted: { table: string; folder: string };
  /** What a tap on a control of the boot script opens. */
  panel: string;
  /** A screen whose code no browser gets. */
  screenWithoutCode: string;
  /** The layer that the style of a folder is put into. */
  layer: { name: string; folder: string };
  /** Names of files whose exports go each where it is used. */
  splitFiles: readonly string[];
  /** Which modules make one file. */
  chunks: readonly (ChunkGroup & { priority?: number; minShareCount?: number })[];
  /** Packages that stay outside of the server's bundle. */
  serverPackages: readonly string[];
}
