import { type Invariant, product } from './invariant.ts';

const newProduct = (values: string) =>
  `insert into product (slug, category, name) values (${values})`;

export const productInvariants: Invariant[] = [
  {
    constraint: 'product_former_price',
    on: 'product',
    breaks: `update product set price_cents = 500, former_price_cents = 500`,
  },
  ...[0, 1000].map((pieces) => ({
    constraint: 'product_stock',
    on: 'product',
    breaks: `update product set stock = ${pieces}, status = 'sold' where id = ${product}`,
  })),
  {
    constraint: 'product_vehicle_is_counted',
    on: 'product',
    breaks: `update product set stock = null where id = ${product}`,
  },
  {
    constraint: 'product_address',
    on: 'product',
    breaks: newProduct("'kia', 'automobiles', 'Otro'"),
  },
  {
    constraint: 'product_once_per_submission',
    on: 'product',
    breaks: `insert into product (slug, category, name, submission_key) values ('rio', 'automobiles', 'Rio', 'envio-1')`,
  },
  {
    constraint: 'product_import_once_per_submission',
    on: 'product_import',
    breaks: `insert into product_import (submission_key, submission_hash, report) values ('envio-1', 'b', '{}')`,
  },
  {
    constraint: 'product_former_address_category_check',
    on: 'product_former_address',
    breaks: `insert into product_former_address (category, slug, product_id) values ('barcos', 'kia', ${product})`,
  },
  {
    constraint: 'product_category_check',
    on: 'product',
    breaks: newProduct("'otro', 'naves', 'Otro'"),
  },
  {
    constraint: 'product_slug_check',
    on: 'product',
    breaks: newProduct("'Otro Más', 'automobiles', 'Otro'"),
  },
  {
    constraint: 'product_name_check',
    on: 'product',
    breaks: newProduct("'otro', 'automobiles', ''"),
  },
  ...[
    ['price_cents', '0'],
    ['currency', "'CUP'"],
    ['year', '1899'],
    ['provinces', "'{HAB,XXX}'"],
    ['status', "'perdido'"],
    ['specifications', "'[]'"],
    ['pictures', "(select json_agg('{}'::json) from generate_series(1, 41))"],
  ].map(([column, value]) => ({
    constraint: `product_${column}_check`,
    on: 'product',
    breaks: `update product set ${column} = ${value} where id = ${product}`,
  })),
];
