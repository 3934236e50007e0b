import { buildWebsite } from '#web/build/build-website.ts';
import { website } from '../vite.config.ts';

await buildWebsite(website);
