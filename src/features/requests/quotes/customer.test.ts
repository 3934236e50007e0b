import { expect, test } from 'vitest';
import { customerName } from './customer.ts';

test.each([
  ['Ana', 'Ruiz', 'a@b.test', 'Ana Ruiz'],
  ['Ana', '', 'a@b.test', 'Ana'],
  ['', 'Ruiz', 'a@b.test', 'Ruiz'],
  ['', '', 'a@b.test', 'a@b.test'],
  [' ', ' ', '', 'Cliente'],
])('"%s" "%s" <%s> is %s', (firstName, lastName, email, name) => {
  expect(customerName({ firstName, lastName, email })).toBe(name);
});
