// What people type into the search of the whole shop, and how the demo catalogue answers: what was
// understood, and in which categories something is found.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { demoProducts } from '../../../../../demo/products.ts';
import { createProducts } from '../products/server/insert-products.ts';
import { Product, ProductChoices } from '../schema.ts';
import { catalogueChanges } from './changes.ts';
import { catalogueApp, memoryFiles, someProduct, testServices } from './testing/products.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const products = demoProducts.map(
    ({ price, formerPrice: _, pictures: __, stock: ___, ...product }) =>
      someProduct({
        ...product,
        priceCents: price === null ? null : Number(price) * 100,
        specifications: Object.fromEntries(product.specifications),
      }),
  );
  await database.db.transaction().execute((tx) => createProducts(tx, products));
});
afterAll(() => database.close());

const ask = async (path: string) => {
  const answer = await catalogueApp(testServices(database, memoryFiles())).request(path);
  expect(answer.status).toBe(200);
  return answer.json();
};

async function answerTo(question: string) {
  const query = `search=${encodeURIComponent(question)}`;
  const products = Product.array().parse(await ask(`/api/products?${query}&limit=100&nearest=HAB`));
  const { understood = [] } = ProductChoices.parse(await ask(`/api/products/choices?${query}`));
  return {
    understood: understood.map(({ label }) => label).join(', '),
    in: [...new Set(products.map(({ category }) => category))].join(', '),
    first: products[0]?.name ?? '',
  };
}

// question, what was understood, the categories in their order, the first product
const questions: [string, string, string, string][] = [
  ['carro barato', 'Precio: menor primero, Automóviles', 'automobiles', 'Hyundai Accent SEL 2020'],
  [
    'carros baratos',
    'Precio: menor primero, Automóviles',
    'automobiles',
    'Hyundai Accent SEL 2020',
  ],
  [
    '12000',
    'Hasta US$12,000',
    'automobiles, motocicletas, electrodomesticos, triciclos',
    'Nissan Leaf SV 2020',
  ],
  [
    '12,000',
    'Hasta US$12,000',
    'automobiles, motocicletas, electrodomesticos, triciclos',
    'Nissan Leaf SV 2020',
  ],
  [
    '12 000',
    'Hasta US$12,000',
    'automobiles, motocicletas, electrodomesticos, triciclos',
    'Nissan Leaf SV 2020',
  ],
  [
    '12k',
    'Hasta US$12,000',
    'automobiles, motocicletas, electrodomesticos, triciclos',
    'Nissan Leaf SV 2020',
  ],
  [
    'hasta 12000',
    'Hasta US$12,000',
    'automobiles, motocicletas, electrodomesticos, triciclos',
    'Nissan Leaf SV 2020',
  ],
  [
    'menos de 10000',
    'Hasta US$10,000',
    'automobiles, motocicletas, electrodomesticos, triciclos',
    'Chevrolet Spark LT 2020',
  ],
  ['mas de 20000', 'Desde US$20,000', 'automobiles', 'Nissan Frontier SV doble cabina 2025'],
  [
    'desde 20000 toyota',
    'Toyota, Desde US$20,000',
    'automobiles',
    'Toyota Tacoma SR5 doble cabina 2020',
  ],
  ['toyota 2015', 'Toyota, Año: 2015', '', ''],
  ['toyota 2021', 'Toyota, Año: 2021', 'automobiles', 'Toyota Sienna LE 2021'],
  [
    'carro automatico',
    'Automóviles, Transmisión: Automática',
    'automobiles',
    'Nissan Versa SV 2022',
  ],
  [
    'carro automático barato',
    'Precio: menor primero, Automóviles, Transmisión: Automática',
    'automobiles',
    'Hyundai Accent SEL 2020',
  ],
  [
    'carro mas barato',
    'Precio: menor primero, Automóviles',
    'automobiles',
    'Hyundai Accent SEL 2020',
  ],
  [
    'carro nuevo',
    'Automóviles, Estado: Nuevo',
    'automobiles',
    'Nissan Frontier SV doble cabina 2025',
  ],
  ['carro usado', 'Automóviles, Estado: De uso', 'automobiles', 'Toyota Sienna LE 2021'],
  ['carro electrico', 'Automóviles, Eléctrico', 'automobiles', 'Chevrolet Bolt EUV LT 2022'],
  ['carro grande', 'Automóviles, Grande', 'automobiles', 'Toyota Sienna LE 2021'],
  ['carro de 8 plazas', 'Automóviles, Plazas: 8', 'automobiles', 'Toyota Sienna LE 2021'],
  ['sedán 2020', 'Carrocería: Sedán, Año: 2020', 'automobiles', 'Volkswagen Jetta S 2020'],
  ['suv', 'Carrocería: SUV', 'automobiles', 'Mazda CX-5 2.5 S Select 2025'],
  ['jeep', 'Carrocería: SUV', 'automobiles', 'Mazda CX-5 2.5 S Select 2025'],
  ['used suv', 'Estado: De uso, Carrocería: SUV', 'automobiles', 'Hyundai Tucson SEL 2022'],
  ['camioneta', 'Carrocería: Camioneta', 'automobiles', 'Nissan Frontier SV doble cabina 2025'],
  [
    'camioneta diesel',
    'Carrocería: Camioneta, Diésel',
    'automobiles',
    'Chevrolet Colorado LT Diésel 2020',
  ],
  ['minivan', 'Carrocería: Furgoneta o minivan', 'automobiles', 'Toyota Sienna LE 2021'],
  ['furgoneta', 'Carrocería: Furgoneta o minivan', 'automobiles', 'Toyota Sienna LE 2021'],
  ['hibrido', 'Híbrido', 'automobiles', 'Toyota Sienna LE 2021'],
  ['honda fit', 'Honda, fit', 'automobiles', 'Honda Fit EX 2019'],
  ['rav4', '', 'automobiles', 'Toyota RAV4 Hybrid XLE 2021'],
  ['toyota hasta 15000', 'Toyota, Hasta US$15,000', '', ''],
  [
    'hyundai 2022 automatico',
    'Hyundai, Año: 2022, Transmisión: Automática',
    'automobiles',
    'Hyundai Tucson SEL 2022',
  ],
  ['toyota corola', 'Toyota, corola', 'automobiles', 'Toyota Corolla LE 2021'],
  ['cheap car', 'Precio: menor primero, Automóviles', 'automobiles', 'Hyundai Accent SEL 2020'],
  ['car under 15000', 'Hasta US$15,000, Automóviles', 'automobiles', 'Kia Soul S 2021'],
  ['bikes', 'Motocicletas', 'motocicletas', 'Kawasaki KLX230 2025'],
  ['moto', 'Motocicletas', 'motocicletas', 'Kawasaki KLX230 2025'],
  ['moto barata', 'Precio: menor primero, Motocicletas', 'motocicletas', 'Honda Metropolitan 2023'],
  ['moto 2023', 'Motocicletas, Año: 2023', 'motocicletas', 'Vespa Primavera 150 2023'],
  ['motorina', 'Motocicletas', 'motocicletas', 'Vespa Primavera 150 2023'],
  ['scooter', '', 'motocicletas', 'Vespa Primavera 150 2023'],
  ['triciclo', 'Triciclos Eléctricos', 'triciclos', 'Mahindra Treo Zor 2026'],
  ['electric tricycle', 'Triciclos Eléctricos', 'triciclos', 'Mahindra Treo Zor 2026'],
  [
    'refrigerador',
    'Tipo: Refrigerador',
    'electrodomesticos',
    'Refrigerador Samsung de puerta francesa 27 pies³',
  ],
  [
    'refrigerador grande',
    'Tipo: Refrigerador, Grande',
    'electrodomesticos',
    'Refrigerador Samsung de puerta francesa 27 pies³',
  ],
  [
    'nevera',
    '',
    'electrodomesticos',
    'Refrigerador Whirlpool de dos puertas verticales 24.6 pies³',
  ],
  [
    'fridge',
    'Tipo: Refrigerador',
    'electrodomesticos',
    'Refrigerador Whirlpool de dos puertas verticales 24.6 pies³',
  ],
  ['lavadora', 'Tipo: Lavadora', 'electrodomesticos', 'Lavadora LG de carga frontal 4.5 pies³'],
  ['lavadroa', '', 'electrodomesticos', 'Lavadora LG de carga frontal 4.5 pies³'],
  ['washer', 'Tipo: Lavadora', 'electrodomesticos', 'Lavadora Samsung de carga superior 4.5 pies³'],
  [
    'aire',
    'Tipo: Aire acondicionado',
    'electrodomesticos',
    'Aire acondicionado de ventana LG 8,000 BTU',
  ],
  [
    'aire 12000',
    '12000, Tipo: Aire acondicionado',
    'electrodomesticos',
    'Aire acondicionado split Pioneer 12,000 BTU',
  ],
  ['12000 btu', '', 'electrodomesticos', 'Aire acondicionado split Pioneer 12,000 BTU'],
  [
    'split',
    'Tipo: Aire acondicionado',
    'electrodomesticos',
    'Aire acondicionado de ventana LG 8,000 BTU',
  ],
  ['tele', 'Tipo: Televisor', 'electrodomesticos', 'Televisor Samsung 55 pulgadas 4K'],
  [
    'televisor grande',
    'Tipo: Televisor, Grande',
    'electrodomesticos',
    'Televisor Samsung 55 pulgadas 4K',
  ],
  ['tv 55', '55, Tipo: Televisor', 'electrodomesticos', 'Televisor Samsung 55 pulgadas 4K'],
  ['planta electrica', '', 'electrodomesticos', 'Estación de energía EcoFlow DELTA 2'],
  ['generador', 'Tipo: Generador', 'electrodomesticos', 'Generador inversor Honda 2,200 W'],
  [
    'generador 2200',
    '2200, Tipo: Generador',
    'electrodomesticos',
    'Generador inversor Honda 2,200 W',
  ],
  ['freezer', 'Tipo: Congelador', 'electrodomesticos', 'Congelador horizontal Midea 7 pies³'],
  [
    'microondas',
    'Tipo: Microondas',
    'electrodomesticos',
    'Microondas Panasonic 1.2 pies³ inversor',
  ],
  ['arrocera', '', 'electrodomesticos', 'Arrocera digital Hamilton Beach'],
  [
    'ventilador',
    'Tipo: Ventilador',
    'electrodomesticos',
    'Ventilador de pedestal Lasko 18 pulgadas',
  ],
  [
    'cocina de gas',
    'gas, Tipo: Cocina',
    'electrodomesticos',
    'Cocina de gas Frigidaire de 5 hornillas',
  ],
  [
    'bateria',
    'Tipo: Estación de energía',
    'electrodomesticos',
    'Estación de energía EcoFlow DELTA 2',
  ],
  [
    'panel solar',
    'Tipo: Kit solar',
    'electrodomesticos',
    'Kit solar Renogy 200 W con batería e inversor',
  ],
  ['automatico', 'Transmisión: Automática', 'automobiles, motocicletas', 'Nissan Versa SV 2022'],
  ['%%', '', '', ''],
  ['xyzzy', '', '', ''],
];

it.each(questions)('«%s»', async (question, understood, categories, first) => {
  expect(await answerTo(question)).toEqual({ understood, in: categories, first });
});

it('sixty questions and more', () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
});

it('without a part that was understood, the search goes on with the rest', async () => {
  const { understood } = ProductChoices.parse(
    await ask('/api/products/choices?search=carro+autom%C3%A1tico+hasta+20000&language=en'),
  );
  expect(understood).toEqual([
    { label: 'Up to US$20,000', search: 'carro automatico' },
    { label: 'Cars', search: 'automatico hasta 20000' },
    { label: 'Transmission: Automatic', search: 'carro hasta 20000' },
  ]);
});

it('names the other category in a list that has none of it', async () => {
  const choices = await ask('/api/products/choices?category=automobiles&search=bikes');
  expect(ProductChoices.parse(choices).categories).toEqual({ motocicletas: 16 });
});

it('a brand offers its models without their trims, and a model leaves its own', async () => {
  const modelsUnder = async (query: string) => {
    const { facets } = ProductChoices.parse(await ask(`/api/products/choices?${query}`));
    return facets.find(({ name }) => name === 'model')?.options;
  };
  const cars = 'category=automobiles';
  expect(await modelsUnder(cars)).toBe(undefined);
  expect(await modelsUnder(`${cars}&brand=toyota`)).toEqual([
    { value: 'corolla', label: 'Corolla', count: 1 },
    { value: 'prius', label: 'Prius', count: 1 },
    { value: 'rav4', label: 'RAV4', count: 1 },
    { value: 'sienna', label: 'Sienna', count: 1 },
    { value: 'tacoma', label: 'Tacoma', count: 1 },
  ]);
  // The others stay to be chosen.
  expect(await modelsUnder(`${cars}&brand=mazda&model=cx-5`)).toEqual([
    { value: 'cx-5', label: 'CX-5', count: 2 },
  ]);
  const chosen = await ask(`/api/products?${cars}&brand=mazda&model=cx-5`);
  expect(
    Product.array()
      .parse(chosen)
      .map(({ model }) => model),
  ).toEqual(['CX-5 2.5 S Select', 'CX-5 Touring']);
});

it.each([
  ['automobiles', 'Grand Cherokee Laredo', 'grand-cherokee'],
  ['automobiles', ' Santa Fe SEL', 'santa-fe'],
  ['automobiles', 'Model 3', 'model-3'],
  ['automobiles', 'Ñandú 2.0', 'nandu'],
  ['automobiles', "O'Brien \\ 1", 'o-brien'],
  ['automobiles', 'X'.repeat(80), 'x'.repeat(24)],
  ['automobiles', '¿?', undefined],
  ['automobiles', null, undefined],
  ['motocicletas', 'NQi GTS', 'nqi'],
  ['electrodomesticos', 'RF27T5201SR', undefined],
])('of %s, the model %s is filtered by as %s', async (category, model, expected) => {
  const { rows } = await sql<{ facets: string[] | null }>`
    select model_facet(${category}, ${model}) as facets`.execute(database.db);
  expect(rows[0]?.facets ?? undefined).toEqual(expected && [`model=${expected}`]);
});

it('a page of search asks the words once, and five statements at most', async () => {
  let statements = 0;
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const counted: OpenDatabase = { ...database, db };
  const app = catalogueApp(testServices(counted, memoryFiles()));
  await expect.poll(() => catalogueChanges(counted).isListening()).toBe(true);
  const page = (search: string) =>
    Promise.all(
      [
        `/api/products?category=automobiles&nearest=HAB&limit=12&search=${search}`,
        `/api/products/choices?category=automobiles&search=${search}`,
        '/api/notices?province=HAB&category=automobiles',
      ].map(async (path) => (await app.request(path)).text()),
    );
  await page('honda');
  statements = 0;
  await page('toyota+2021');
  expect(statements).toBeLessThanOrEqual(5);
  expect(statements).toBeGreaterThan(2);
});
