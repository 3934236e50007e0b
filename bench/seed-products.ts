import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open-database.ts';

export const seededBrands = {
  automobiles: [
    'Toyota',
    'Hyundai',
    'Kia',
    'Honda',
    'Nissan',
    'Ford',
    'Chevrolet',
    'Mazda',
    'Peugeot',
    'Jeep',
  ],
  electrodomesticos: [
    'Samsung',
    'LG',
    'Whirlpool',
    'Frigidaire',
    'Midea',
    'Haier',
    'Oster',
    'EcoFlow',
  ],
  motocicletas: ['Suzuki', 'Honda', 'Yamaha', 'Bajaj', 'Kawasaki', 'KTM'],
  triciclos: ['Bodo', 'Minerva', 'Mishozuki', 'Tailing'],
} as const;

const lines = [
  'con motor de bajo consumo, aire acondicionado y documentos en regla para la importación',
  'revisado en nuestro taller de West Virginia, con dos llaves y manual del fabricante',
  'de un solo dueño, con historial completo de mantenimiento y neumáticos nuevos',
  'nuevo en su caja, con garantía del fabricante y cable para 110 V',
];

/**
 * Writes `count` products of plausible variety, the same ones every time: 40 % cars, common brands
 * far more often than rare ones, prices between 500 and 60,000 dollars, some without a price.
 */
export async function seedProducts(db: Database, count: number): Promise<void> {
  const brands = Object.entries(seededBrands).map(([category, names]) => ({ category, names }));
  await sql`
    with brands as (
      select b->>'category' as category, array(select json_array_elements_text(b->'names')) as names
      from json_array_elements(${JSON.stringify(brands)}::json) b
    ), dice as (
      select g, (hashint8(g * 7 + 1) & 65535) / 65536.0 as a, (hashint8(g * 13 + 2) & 65535) / 65536.0 as b,
        (hashint8(g * 17 + 3) & 65535) / 65536.0 as c, (hashint8(g * 19 + 4) & 65535) / 65536.0 as d
      from generate_series(1, ${count}::int) g
    ), kinds as (
      select dice.*, case when a < .4 then 'automobiles' when a < .7 then 'electrodomesticos'
        when a < .9 then 'motocicletas' else 'triciclos' end as category
      from dice
    ), drawn as (
      select kinds.*, names[1 + floor(array_length(names, 1) * b * b)::int] as brand
      from kinds join brands using (category)
    )
    insert into product (slug, category, name, description, price_cents, year, brand, model, engine_type,
      engine_kind, provinces, status, featured, specifications, pictures)
    select 'demo-' || g, category, brand || ' ' || chr(65 + g % 26) || (g % 90 + 10) || ' edición ' || g % 400,
      initcap(category) || ' ' || brand || ' ' || (${lines}::text[])[1 + g % 4] || '. Unidad ' || g || '.',
      case when d < .02 then null else (50000 + floor(c * c * 5950000))::bigint end,
      case when category = 'electrodomesticos' then null else 2006 + floor(d * 21)::int end,
      brand, chr(65 + g % 26) || (g % 90 + 10),
      case when category in ('automobiles', 'motocicletas')
        then (array['Gasolina','Gasolina','Gasolina','Diésel','Híbrido','Eléctrico'])[1 + floor(c * 6)::int] end,
      case when category in ('automobiles', 'motocicletas')
        then (array['gasoline','gasoline','gasoline','diesel','hybrid','electric'])[1 + floor(c * 6)::int] end,
      case when b < .5 then '{HAB,MAT,CFG,VCL}'::text[] when b < .8 then '{HAB,MAT,HOL,SCU,GRA,GTM}'
        when b < .99 then '{PRI,ART,HAB,MAY,MAT,VCL,CFG,SSP,CAV,CMG,LTU,HOL,GRA,SCU,GTM}' else '{IJV}' end,
      case when d > .95 then 'sold' when d > .9 then 'reserved' else 'available' end, d < .01,
      json_build_object('Kilometraje', (g % 200) * 1000 || ' km', 'Transmisión', 'Automática',
        'Motor', '1.8 L de 4 cilindros', 'Color', 'Blanco', 'Puertas', '4', 'Tracción', 'Delantera'),
      json_build_array(
        json_build_object('hash', encode(sha256(g::text::bytea), 'hex'), 'alt', brand || ' visto de frente'),
        json_build_object('hash', encode(sha256((-g)::text::bytea), 'hex'), 'alt', brand || ' visto de lado'))
    from drawn order by g`.execute(db);
  await sql`vacuum analyze product`.execute(db);
}

// `node bench/seed-products.ts 100000` fills the migrated database at DATABASE_URL.
if (import.meta.main) {
  const database = await openDatabase({
    url: process.env.DATABASE_URL,
    folder: process.env.DATA_DIR ?? './data',
  });
  await seedProducts(database.db, Number(process.argv[2] ?? 1000));
  await database.close();
}
