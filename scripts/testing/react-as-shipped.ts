// Runs before each file of tests: pages are drawn by React's production code, as in the shop. The
// development code takes a stack trace for each element, which is most of a page's time.
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
await Promise.all([import('react/jsx-runtime'), import('react-dom/server')]);
process.env.NODE_ENV = NODE_ENV;
