import type {} from '#features/shop/catalogue/server/tables.ts';

/** Stands in the shop of the journeys for one province, which no other journey chooses. */
export const islandNotice = {
  title: 'El barco a la Isla sale los jueves',
  text: 'Lo que se confirma después del martes viaja la semana siguiente.',
  provinces: ['IJV'],
  ends_at: new Date('2099-12-24T12:00:00Z'),
};
export const island = 'Isla de la Juventud';
