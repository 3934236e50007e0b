import { bothLanguages } from '#platform/text/language.ts';

type Pair = [name: string, text: string];

const es = {
  title: 'De Estados Unidos al puerto de Mariel',
  lead: 'Autos, motos, triciclos eléctricos y electrodomésticos para su familia en Cuba. Usted cotiza aquí; un agente confirma el precio final y nosotros enviamos por mar.',
  seeCars: 'Ver automóviles',
  seeOffers: 'Ver ofertas',
  promises: ['Sin pagos en línea', 'Con seguro y seguimiento'],
  categories: 'Qué enviamos',
  motorcycles: 'También enviamos motocicletas y scooters',
  hello: (name: string) => (name ? `Hola, ${name}` : 'Hola'),
  homeLead: (province: string) =>
    `Lo que se muestra como disponible llega a ${province}. ¿La entrega es en otro lugar? Cambie de provincia.`,
  featured: 'Productos destacados',
  allOffers: 'Ver todas las ofertas',
  noFeatured: 'No hay productos destacados disponibles para su provincia en este momento.',
  noFeaturedHint: 'Vea el catálogo completo o elija otra provincia.',
  seeCatalogue: 'Ver el catálogo',
  how: 'Cómo funciona',
  howLead: 'Cinco pasos. En cada uno sabe a quién le toca.',
  steps: [
    ['Seleccione', 'Elija la provincia y los productos. Para mirar no hace falta cuenta.', 'Usted'],
    ['Cotice', 'Pida la cotización. El número de referencia le llega por correo.', 'Usted'],
    ['Confirme', 'Un agente le escribe y confirma disponibilidad y precio final.', 'Su agente'],
    ['Pague', 'Paga fuera de este sitio, con las instrucciones de su agente.', 'Usted'],
    ['Reciba', 'La carga va por mar a Mariel, con seguro y seguimiento.', 'Nosotros'],
  ] as [name: string, text: string, who: string][],
  estimate: 'Qué hay en el precio estimado',
  estimateLead:
    'FOB es el precio de la mercancía puesta en el puerto de EE. UU. El total de su cotización es una estimación hasta que un agente la confirma.',
  includes: 'Incluye',
  includesList: [
    'El producto, puesto en el puerto de EE. UU.',
    'El envío por mar hasta el puerto de Mariel',
    'El seguro de la carga y su seguimiento',
  ],
  excludes: 'No incluye',
  excludesList: [
    'Aranceles e impuestos en Cuba: los paga el importador autorizado',
    'Cambios de precio antes de la confirmación',
  ],
  trust: 'Quién lleva su carga',
  trustList: (nvocc: string): Pair[] => [
    [
      'Operador con licencia',
      `Viaja con ${nvocc}. NVOCC es un transportista con licencia que usa buques de otros, registrado ante el regulador marítimo de EE. UU.`,
    ],
    ['Seguro incluido', 'El seguro de la carga está incluido en el envío.'],
    ['Seguimiento', 'Después del embarque puede saber dónde va su envío.'],
    [
      'Reglas claras',
      'Los aranceles e impuestos en destino corren a cargo del importador autorizado.',
    ],
  ],
  who: 'Quiénes somos',
  whoText:
    'Un intermediario: cotizamos, compramos en EE. UU. y enviamos a Cuba desde 2020. Tenemos oficinas en cinco estados.',
  examplePrice: (price: string) => `Ejemplo de la empresa: un automóvil desde ${price} FOB.`,
  claims: {
    vehicles: 'vehículos enviados',
    satisfaction: 'de clientes satisfechos',
    since: 'año en que empezamos',
    rating: 'valoración de los clientes',
  },
  ratingOf: (rating: number, of: number) => `${rating} de ${of}`,
  claimsNote: 'Son datos que declara la propia empresa.',
  toOffices: 'Ver las oficinas',
  ask: '¿Prefiere preguntar primero?',
  askText: 'Escríbanos por WhatsApp. Le responde una persona.',
  write: 'Escribir por WhatsApp',
};

const en: typeof es = {
  title: 'From the USA to the Port of Mariel',
  lead: 'Cars, motorcycles, electric tricycles and appliances for your family in Cuba. You get your quotation here; an agent confirms the final price and we ship by sea.',
  seeCars: 'See cars',
  seeOffers: 'See offers',
  promises: ['No online payments', 'Insured and tracked'],
  categories: 'What we ship',
  motorcycles: 'We also ship motorcycles and scooters',
  hello: (name) => (name ? `Hello, ${name}` : 'Hello'),
  homeLead: (province) =>
    `What is shown as available reaches ${province}. Is it for somewhere else? Change the province.`,
  featured: 'Featured products',
  allOffers: 'See all offers',
  noFeatured: 'There are no featured products for your province at the moment.',
  noFeaturedHint: 'See the whole catalogue or choose another province.',
  seeCatalogue: 'See the catalogue',
  how: 'How it works',
  howLead: 'Five steps. At each one you know whose turn it is.',
  steps: [
    ['Choose', 'Pick the province and the products. You need no account to look.', 'You'],
    ['Quote', 'Ask for the quotation. Its reference number comes by e-mail.', 'You'],
    ['Confirm', 'An agent writes to you and confirms availability and final price.', 'Your agent'],
    ['Pay', 'You pay outside this site, with your agent’s instructions.', 'You'],
    ['Receive', 'The cargo goes by sea to Mariel, insured and tracked.', 'We'],
  ],
  estimate: 'What the estimated price holds',
  estimateLead:
    'FOB is the price of the goods at the US port. The total of your quotation is an estimate until an agent confirms it.',
  includes: 'Included',
  includesList: [
    'The product, at the US port',
    'Shipping by sea to the Port of Mariel',
    'Insurance and tracking of the cargo',
  ],
  excludes: 'Not included',
  excludesList: [
    'Duties and taxes in Cuba: the authorised importer pays them',
    'Changes of price before it is confirmed',
  ],
  trust: 'Who carries your cargo',
  trustList: (nvocc) => [
    [
      'A licensed carrier',
      `It travels with ${nvocc}. An NVOCC is a licensed carrier that uses the ships of others, registered with the US maritime regulator.`,
    ],
    ['Insurance included', 'Insurance of the cargo is included in the shipping.'],
    ['Tracking', 'Once it is on board you can know where your shipment is.'],
    ['Clear rules', 'Duties and taxes at destination are paid by the authorised importer.'],
  ],
  who: 'Who we are',
  whoText:
    'An intermediary: we quote, buy in the USA and ship to Cuba since 2020. We have offices in five states.',
  examplePrice: (price) => `An example of the company: a car from ${price} FOB.`,
  claims: {
    vehicles: 'vehicles shipped',
    satisfaction: 'of customers satisfied',
    since: 'the year we started',
    rating: 'rating by customers',
  },
  ratingOf: (rating, of) => `${rating} of ${of}`,
  claimsNote: 'These figures are stated by the company itself.',
  toOffices: 'See the offices',
  ask: 'Would you rather ask first?',
  askText: 'Write to us on WhatsApp. A person answers.',
  write: 'Write on WhatsApp',
};

export const homeMessages = bothLanguages({ es, en });
