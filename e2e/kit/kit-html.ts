import type { ViteDevServer } from 'vite';

const page = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Kit</title>
    <script type="module" src="/e2e/kit/main.tsx"></script>
  </head>
  <body></body>
</html>`;

/** The parts of the design system on one page: no part of the shop, and never built with it. */
export const kitHtml = (vite: ViteDevServer): Promise<string> =>
  vite.transformIndexHtml('/kit', page);
