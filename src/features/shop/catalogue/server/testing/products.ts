import { Hono } from 'hono';
import { readConfig } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Files } from '#platform/files/files.ts';
import { toAppError } from '#platform/http/errors.ts';
import { createLog } from '#platform/monitoring/log.ts';
import { createMetrics } from '#platform/monitoring/metrics.ts';
import type { Services } from '#platform/services.ts';
import { tasksHere } from '#platform/testing/tasks-here.ts';
import { pictureRoutes } from '../../pictures/server/pictures.ts';
import { createProducts, type NewProduct } from '../../products/server/insert-products.ts';
import { catalogueRoutes } from '../routes.ts';

export function someProduct(special: Partial<NewProduct> & { slug: string }): NewProduct {
  return {
    category: 'automobiles',
    name: special.slug,
    description: '',
    descriptionEn: '',
    priceCents: 1_000_000,
    year: null,
    brand: null,
    model: null,
    engineType: null,
    provinces: ['HAB', 'MAT', 'CFG', 'VCL'],
    status: 'available',
    stock: special.category === 'electrodomesticos' ? null : 99,
    formerPriceCents: null,
    featured: false,
    specifications: {},
    pictures: [],
    ...special,
  };
}

export function createFor(
  services: Services,
  ...products: (Partial<NewProduct> & { slug: string })[]
) {
  return services.db.transaction().execute((tx) => createProducts(tx, products.map(someProduct)));
}

export function testServices(database: OpenDatabase, files: Files): Services {
  return {
    config: readConfig({ NODE_ENV: 'test' }),
    log: createLog(() => true),
    metrics: createMetrics(),
    db: database.db,
    database,
    files,
    tasks: tasksHere,
    wakeWorker: () => {},
  };
}

export function memoryFiles(): Files & { objects: Map<string, Buffer>; written: string[] } {
  const objects = new Map<string, Buffer>();
  const written: string[] = [];
  return {
    objects,
    written,
    get: async (key) => objects.get(key),
    async put(key, bytes) {
      written.push(key);
      objects.set(key, Buffer.from(bytes));
    },
    async delete(key) {
      objects.delete(key);
    },
    async *list() {
      yield* [...objects.keys()];
    },
  };
}

export function catalogueApp(services: Services): Hono {
  const app = new Hono();
  const visit = async (context: { req: { header(name: string): string | undefined } }) => ({
    language: context.req.header('accept-language') === 'en' ? ('en' as const) : ('es' as const),
    requestId: 'test',
    address: '127.0.0.1',
    person: undefined,
  });
  for (const route of catalogueRoutes) route.mount(app, services, visit);
  app.route('/', pictureRoutes(services));
  app.onError((error, context) => {
    const appError = toAppError(error);
    if (appError.kind.status >= 500) throw error;
    return context.json(appError.body('es'), appError.kind.status);
  });
  return app;
}
