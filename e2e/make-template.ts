// A step of `npm test` between the build and the journeys, so that their shards find it made.
import { findBrowser } from './browser.ts';
import { shopTemplate } from './shop-template.ts';

await Promise.all([shopTemplate(), findBrowser()]);
