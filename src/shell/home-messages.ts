import { bothLanguages } from '../platform/language.ts';

const es = {
  title: 'De Estados Unidos al puerto de Mariel',
  lead: 'Cotizamos, compramos y enviamos por mar autos, motos, triciclos eléctricos y electrodomésticos para su familia en Cuba. Usted recibe un número de referencia; un agente confirma el precio final.',
  seeCars: 'Ver automóviles',
  categories: 'Qué enviamos',
  featured: 'Productos destacados',
  noFeatured: 'No hay productos destacados disponibles para su provincia en este momento.',
  noFeaturedHint: 'Vea el catálogo completo o elija otra provincia.',
  how: 'Cómo funciona',
  steps: [
    ['Seleccione', 'Elija su provincia y los productos. No hace falta cuenta para mirar.'],
    ['Cotice', 'Genere la cotización y reciba por correo su número de referencia.'],
    ['Confirme', 'Un agente le escribe, confirma disponibilidad y precio final.'],
    ['Pague', 'Paga fuera de este sitio, con las instrucciones de su agente.'],
    ['Reciba', 'Enviamos al puerto de Mariel con seguro y seguimiento.'],
  ] as [name: string, text: string][],
};

const en: typeof es = {
  title: 'From the United States to the Port of Mariel',
  lead: 'We quote, buy and ship by sea cars, motorcycles, electric tricycles and appliances for your family in Cuba. You get a reference number; an agent confirms the final price.',
  seeCars: 'See cars',
  categories: 'What we ship',
  featured: 'Featured products',
  noFeatured: 'There are no featured products for your province at the moment.',
  noFeaturedHint: 'See the whole catalogue or choose another province.',
  how: 'How it works',
  steps: [
    ['Choose', 'Pick your province and the products. You need no account to look.'],
    ['Quote', 'Request the quotation and get your reference number by e-mail.'],
    ['Confirm', 'An agent writes to you, confirms availability and the final price.'],
    ['Pay', 'You pay outside this site, with your agent’s instructions.'],
    ['Receive', 'We ship to the Port of Mariel, insured and tracked.'],
  ] as [name: string, text: string][],
};

export const homeMessages = bothLanguages({ es, en });
