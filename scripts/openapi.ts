// `node scripts/run.mjs openapi > openapi.json` prints the calls as an OpenAPI 3.1 document, of the
// shop whose settings it finds.
import { openapi } from '#app/server/operating/openapi.ts';
import { readConfig } from '#platform/config.ts';

console.log(JSON.stringify(openapi(readConfig(process.env, { serving: false })), null, 2));
