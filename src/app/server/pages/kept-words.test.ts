import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Promises that the product does not keep. An arrival's notice or a place of the data may come back
// with the feature itself, and then leaves this list.
const unkept = [
  /en cada paso, por correo y por WhatsApp|at each step, by e-mail and WhatsApp/,
  /cada acto queda anotado|every act is recorded/,
  /se borran solos|erased automatically/,
  /Guardamos los datos en EE\. UU\.|keep the data in the USA/,
  /desde el menú|from the menu/,
  /avisaremos al llegar|tell you when they arrive/,
  /Equipos para el hogar a 110|equipment for 110/,
  /cargador incluido|charger included/,
  /día laborable|one working day/,
  /Después del embarque puede saber|Once it is on board you can know/,
];

test('no text promises what the product does not do', () => {
  for (const path of globSync('src/**/*.{ts,tsx}').filter((each) => !each.endsWith('.test.ts'))) {
    const source = readFileSync(path, 'utf8');
    for (const words of unkept) expect(source, path).not.toMatch(words);
  }
});
