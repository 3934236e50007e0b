// `node scripts/run.mjs openapi > openapi.json` prints the calls as an OpenAPI 3.1 document.
import { openapi } from '#app/server/operating/openapi.ts';

console.log(JSON.stringify(openapi(), null, 2));
