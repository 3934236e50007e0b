import { expect, test } from 'vitest';
import { href } from '#routes.ts';
import { staffGroups, staffPlaceOf } from '#staff-places.ts';
import { staffRoutes } from '#staff-routes.ts';

const all = staffGroups.flatMap(({ places }) => places);

test('every screen of staff stands once in the rail, itself or behind a place', () => {
  const named = all.flatMap(([place, below]) => [place, ...below]);
  expect(named.toSorted()).toEqual(Object.keys(staffRoutes).toSorted());
});

test('every screen belongs to one place, whatever its address holds', () => {
  for (const [place, below] of all) {
    for (const name of [place, ...below]) {
      const address = new URL(href(staffRoutes[name], { id: 'x1' }), 'http://tienda.test');
      expect(staffPlaceOf(address), name).toBe(place);
    }
  }
  expect(staffPlaceOf(new URL('http://tienda.test/profile'))).toBeUndefined();
});
