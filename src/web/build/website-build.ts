import type { Plugin } from 'vite';
import type { ChunkGroup } from './chunks.ts';

/** The shop's part of the build. All files are paths from the project's folder. */
export interface WebsiteBuild {
  /** Entries: the browser's React, the boot scripts, the service worker, the server's programs. */
  main: string;
  boot: string;
  bootLowData: string;
  bootDeferred: string;
  /** Scripts of `bootDeferred` that few visits need, by the name under which it has their address. */
  bootDeferredScripts: Record<string, string>;
  /** What older browsers load before all of these but the boot script. */
  aid: string;
  serviceWorker: string;
  server: Record<string, string>;
  layout: string;
  screens: string;
  /** The table of all other screens, and the folder of `assets/` for files that only they need. */
  restricted: { table: string; folder: string };
  overlay: string;
  /** The folder whose style all others override. */
  kit: string;
  splitFiles: readonly string[];
  chunks: readonly (ChunkGroup & { minShareCount?: number })[];
  serverPackages: readonly string[];
  /** What reads the shop's own kinds of files, on both sides. */
  readers: readonly Plugin[];
}
