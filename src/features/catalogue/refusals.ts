import type { RefusalKind } from '../../platform/http/refusal.ts';

export const catalogueRefusals = {
  noSuchProduct: {
    status: 404,
    code: 'no_such_product',
    message: {
      es: 'Este producto ya no está en el catálogo.',
      en: 'This product is no longer in the catalogue.',
    },
  },
} as const satisfies Record<string, RefusalKind>;
