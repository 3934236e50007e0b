/**
 * Every call that customers may make, by name; each feature describes its own in `calls.ts`:
 * method, path, input and response. A namespace and not an object: the bundler leaves out what no
 * screen calls. The schemas are on the server.
 */
export * as api from './customer-calls.ts';
