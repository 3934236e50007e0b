import type { Language } from '#platform/text/language.ts';

/** Somebody of the demo's story. Nobody of them exists; no mail reaches their addresses. */
export interface DemoPerson {
  name: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  language?: Language;
}

const person = (
  name: string,
  firstName: string,
  lastName: string,
  phone: string,
  change: Partial<DemoPerson> = {},
): DemoPerson => ({
  name,
  firstName,
  lastName,
  phone,
  email: `${name}@familia.example`,
  ...change,
});

/** The first three sign in as the demo's people do (`demo-people.ts`). */
export const team: readonly DemoPerson[] = [
  person('marta', 'Marta', 'Quintana', '+13055550101', { email: 'admin@demo.test' }),
  person('raul', 'Raúl', 'Medina', '+13055550102', { email: 'agente@demo.test' }),
  person('elena', 'Elena', 'Sarduy', '+13055550103', { email: 'elena@equipo.example' }),
  person('lazaro', 'Lázaro', 'Peña', '+13055550104', { email: 'lazaro@equipo.example' }),
];

export const families: readonly DemoPerson[] = [
  person('yanet', 'Yanet', 'Pérez', '+5352345601', { email: 'cliente@demo.test' }),
  person('odalys', 'Odalys', 'Ruiz Cabrera', '+5352345602'),
  person('ernesto', 'Ernesto', 'Valdés', '+5352345603'),
  person('maritza', 'Maritza', 'Góngora', '+5352345604'),
  person('yoel', 'Yoel', 'Batista', '+5352345605'),
  person('caridad', 'Caridad', 'Fonseca', '+5352345606'),
  person('leandro', 'Leandro', 'Acosta', '+5352345607'),
  person('niurka', 'Niurka', 'Tamayo', '+5352345608'),
  person('reinaldo', 'Reinaldo', 'Izquierdo', '+5352345609'),
  person('dayana', 'Dayana', 'Suárez', '+5352345610'),
  person('humberto', 'Humberto', 'Leyva', '+5352345611'),
  person('susan', 'Susan', 'Carter', '+17135550112', { language: 'en' }),
  person('idania', 'Idania', 'Carmenate', '+5352345613'),
  person('pavel', 'Pavel', 'Domínguez', '+5352345614'),
  person('milagros', 'Milagros', 'Céspedes', '+5352345615'),
  person('adrian', 'Adrián', 'Núñez', '+5352345616'),
  person('rosario', 'Rosario', 'Echevarría', '+5352345617'),
  person('osmani', 'Osmani', 'Quesada', '+5352345618'),
  person('belkis', 'Belkis', 'Almaguer', '+5352345619'),
  person('frank', 'Frank', 'Delgado', '+17865550120', { language: 'en' }),
  person('yusimi', 'Yusimí', 'Rodríguez', '+5352345621'),
  person('orestes', 'Orestes', 'Machado', '+5352345622'),
  person('lisandra', 'Lisandra', 'Vega', '+5352345623'),
  person('julio', 'Julio César', 'Mora', '+5352345624'),
  person('ana', 'Ana Belén', 'Castro', '+5352345625'),
];
