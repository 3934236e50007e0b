import { describe, expect, test } from 'vitest';
import { mayBeSame, nameWords } from './listed-names.ts';

const same = (a: string, b: string) => {
  const [first, second] = [nameWords(a), nameWords(b)];
  expect(mayBeSame(second, first)).toBe(mayBeSame(first, second));
  return mayBeSame(first, second);
};

describe('is to be looked at', () => {
  test.each([
    ['accents', 'José Martín Núñez', 'JOSE MARTIN NUNEZ'],
    ['capitals, and the surname before', 'Yanet Pérez Díaz', 'PEREZ DIAZ, Yanet'],
    ['the two surnames in the other order', 'Ana García López', 'Ana López García'],
    ['y', 'Santiago Ramón y Cajal', 'RAMON CAJAL, Santiago'],
    ['de', 'María de los Ángeles Ruiz', 'Maria Angeles Ruiz'],
    ['de la, in one word', 'Luis de la Cruz Soto', 'DELACRUZ SOTO, Luis'],
    ['ñ as ny', 'Raúl Muñoz Peña', 'Raul Munyoz Penya'],
    ['ñ as gn', 'Raúl Muñoz', 'Raul Mugnoz'],
    ['ch as sh', 'Hugo Chávez Frías', 'Hugo Shavez Frias'],
    ['ch as tch', 'Hugo Chávez Frías', 'Hugo Tchavez Frias'],
    ['y and i', 'Yamila Reyes Soto', 'Iamila Reies Soto'],
    ['j and h', 'Jamid Jalil', 'Hamid Khalil'],
    ['g and j', 'Rosa Giménez Paz', 'Rosa Jimenez Paz'],
    ['x and j', 'Rosa Ximena Paz', 'Rosa Jimena Paz'],
    ['z and s', 'Luis González Sosa', 'Luis Gonsales Sosa'],
    ['v and b', 'Eva Rivas Cobo', 'Eva Ribas Covo'],
    ['k and qu', 'Iraki Quesada Kindelán', 'Iraqui Kesada Quindelan'],
    ['double letters', 'Ana Marrero Tellez', 'Anna Marero Tellez'],
    ['a silent letter', 'Omar Hernández Ruiz', 'Omar Ernandez Ruiz'],
    ['one letter wrong', 'Yanet Domínguez Díaz', 'Yanet Dominges Diaz'],
    ['an initial', 'J. Pérez García', 'Juan Pérez García'],
    ['an initial in the list', 'Juan Carlos Pérez García', 'PEREZ GARCIA, J. C.'],
    ['an initial and a surname', 'J. Pérez', 'Juan Pérez'],
    ['one surname left out', 'Juan Pérez', 'PEREZ GARCIA, Juan Antonio'],
    ['one of four another', 'Juan Antonio Pérez García', 'Juan Alberto Pérez García'],
    ['a single word', 'Chapo', 'CHAPO'],
  ])('%s: %s, %s', (_, a, b) => expect(same(a, b)).toBe(true));
});

describe('is somebody else', () => {
  test.each([
    ['Juan Pérez Díaz', 'Juan Pérez López'],
    ['Ana Ruiz', 'Luis Ruiz'],
    ['Ana Ruiz', 'Ana'],
    ['J. Pérez', 'Juan Pérez García'],
    ['María García', 'Mario Garzón'],
    ['Yanet Pérez Díaz', 'Petróleos del Caribe'],
    ['Rosa Paz', 'Rosario Paz León Rojas'],
    ['de la', 'del'],
  ])('%s, %s', (a, b) => expect(same(a, b)).toBe(false));
});

test('no name has words of nobody', () => {
  expect(nameWords('de la y 123 !')).toEqual([]);
  expect(mayBeSame([], [])).toBe(false);
});

test.each([
  ['GUERRERO LUGO, Ana', 'Munyoz'],
  ["O'Farrill, Luc", 'Hernández', 'é'],
  ['Tang', 'Nguyen', 'de la Cruz', 'Saba'],
  ['Иванов', 'ß', 'Ñico Ōno'],
])('the words of several names are those of each: %s, %s', (...names) => {
  expect(nameWords(names.join(' '))).toEqual(names.flatMap(nameWords));
});
