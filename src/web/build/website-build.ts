import type { Plugin } from 'vite';
import type { CodePart } from '../server/assets.ts';
import type { ChunkGroup } from './chunks.ts';

/** What a browser loads for the screens of one table. */
interface BrowserCode {
  main: string;
  screens: string;
  /** Within `assets/`. */
  folder: string;
  chunks: readonly (ChunkGroup & { minShareCount?: number })[];
}

/** The shop's part of the build. All files are paths from the project's folder. */
export interface WebsiteBuild {
  /** React in the browser, apart for each table of screens: a document has screens of one alone. */
  browser: Record<CodePart, BrowserCode>;
  /** Entries: the boot scripts, the service worker, the server's programs. */
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
  overlay: string;
  /** The folder whose style all others override. */
  kit: string;
  splitFiles: readonly string[];
  serverPackages: readonly string[];
  /** What reads the shop's own kinds of files, on both sides. */
  readers: readonly Plugin[];
}
