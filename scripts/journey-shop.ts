// A step of `npm test` between the build and the journeys, so that their shards find the template
// ready.
import { findBrowser } from '../e2e/browser.ts';
import { shopTemplate } from '../e2e/shop-template.ts';

await Promise.all([shopTemplate(), findBrowser()]);
