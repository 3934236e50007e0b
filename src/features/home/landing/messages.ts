import { defineTexts } from '#platform/text/texts.ts';

export const homeTexts = defineTexts({
  title: { es: 'De Estados Unidos al puerto de Mariel', en: 'From the USA to the Port of Mariel' },
  lead: {
    es: 'Autos, motos, triciclos eléctricos y electrodomésticos para su familia en Cuba. Usted cotiza aquí; un agente confirma el precio final y nosotros enviamos por mar.',
    en: 'Cars, motorcycles, electric tricycles and appliances for your family in Cuba. Request your quotation here; an agent confirms the final price, and we ship by sea.',
  },
  seeCars: { es: 'Ver automóviles', en: 'See cars' },
  seeFeatured: { es: 'Ver ofertas', en: 'See offers' },
  promises: [
    { es: 'Sin pagos en línea', en: 'No online payments' },
    { es: 'Con seguro y seguimiento', en: 'Insured and tracked' },
  ],
  categories: { es: 'Qué enviamos', en: 'What we ship' },
  motorcycles: {
    es: 'También enviamos motocicletas y scooters',
    en: 'We also ship motorcycles and scooters',
  },
  hello: (name: string) => ({
    es: name ? `Hola, ${name}` : 'Hola',
    en: name ? `Hello, ${name}` : 'Hello',
  }),
  homeLead: (province: string) => ({
    es: `Lo que se muestra como disponible llega a ${province}. ¿La entrega es en otro lugar? Cambie de provincia.`,
    en: `Everything shown as available can be delivered to ${province}. Sending it somewhere else? Change the province.`,
  }),
  yours: { es: 'Lo que tiene en marcha', en: 'Your orders in progress' },
  allQuotes: { es: 'Ver Mis Cotizaciones', en: 'See My quotations' },
  andOthers: (count: number) => ({ es: `y ${count} más`, en: `and ${count} more` }),
  teamWrote: (day: string) => ({
    es: `Nuestro equipo le escribió el ${day}.`,
    en: `Our team wrote to you on ${day}.`,
  }),
  featured: { es: 'Productos destacados', en: 'Featured products' },
  allFeatured: { es: 'Ver todas las ofertas', en: 'See all offers' },
  noFeatured: {
    es: 'No hay productos destacados disponibles para su provincia en este momento.',
    en: 'There are no featured products for your province at the moment.',
  },
  noFeaturedHint: {
    es: 'Vea el catálogo completo o elija otra provincia.',
    en: 'See the whole catalog or choose another province.',
  },
  seeCatalogue: { es: 'Ver el catálogo', en: 'See the catalog' },
  how: { es: 'Cómo funciona', en: 'How it works' },
  howLead: {
    es: 'Cinco pasos. En cada uno sabe a quién le toca.',
    en: 'Five steps. At each one you know whose turn it is.',
  },
  steps: [
    [
      { es: 'Seleccione', en: 'Choose' },
      {
        es: 'Elija la provincia y los productos. Para mirar no hace falta cuenta.',
        en: 'Choose the province and the products. You do not need an account to browse.',
      },
      { es: 'Usted', en: 'You' },
    ],
    [
      { es: 'Cotice', en: 'Quote' },
      {
        es: 'Pida la cotización. El número de referencia le llega por correo.',
        en: 'Request a quotation. You get its reference number by e-mail.',
      },
      { es: 'Usted', en: 'You' },
    ],
    [
      { es: 'Confirme', en: 'Confirm' },
      {
        es: 'Un agente le escribe y confirma disponibilidad y precio final.',
        en: 'An agent writes to you to confirm availability and the final price.',
      },
      { es: 'Su agente', en: 'Your agent' },
    ],
    [
      { es: 'Pague', en: 'Pay' },
      {
        es: 'Paga fuera de este sitio, con las instrucciones de su agente.',
        en: 'You pay outside this site, following your agent’s instructions.',
      },
      { es: 'Usted', en: 'You' },
    ],
    [
      { es: 'Reciba', en: 'Receive' },
      {
        es: 'La carga va por mar a Mariel, con seguro y seguimiento.',
        en: 'Your cargo goes by sea to Mariel, insured and tracked.',
      },
      { es: 'Nosotros', en: 'We' },
    ],
  ],
  estimate: { es: 'Qué hay en el precio estimado', en: 'What the estimated price includes' },
  includes: { es: 'Incluye', en: 'Included' },
  includesList: [
    { es: 'La mercancía que usted elige', en: 'The goods you choose' },
    {
      es: 'El flete marítimo hasta el puerto de Mariel',
      en: 'Ocean freight to the Port of Mariel',
    },
    { es: 'El seguro de la carga y su seguimiento', en: 'Cargo insurance and tracking' },
  ],
  excludes: { es: 'No incluye', en: 'Not included' },
  excludesList: [
    {
      es: 'Aranceles e impuestos en Cuba: los paga el importador autorizado',
      en: 'Duties and taxes in Cuba: the authorized importer pays them',
    },
    { es: 'El transporte dentro de Cuba', en: 'Transport within Cuba' },
  ],
  trust: { es: 'Quién lleva su carga', en: 'Who carries your cargo' },
  trustList: (nvocc = '') => ({
    es: [
      [
        'Operador con licencia',
        `${nvocc && `Viaja con ${nvocc}. `}NVOCC es un transportista con licencia que usa barcos de otros, registrado ante el regulador marítimo de EE. UU.`,
      ],
      ['Seguro incluido', 'El seguro de la carga está incluido en el envío.'],
      [
        'Seguimiento',
        'Desde que acepta la oferta ve dónde está cada pieza, con su fecha prometida y la prevista. Le escribimos en cada etapa y si una fecha se atrasa.',
      ],
      [
        'Reglas claras',
        'Los aranceles e impuestos en destino corren a cargo del importador autorizado.',
      ],
    ],
    en: [
      [
        'A licensed operator',
        `${nvocc && `It travels with ${nvocc}. `}An NVOCC is a licensed carrier that uses the ships of others, registered with the US maritime regulator.`,
      ],
      ['Insurance included', 'Cargo insurance is part of the shipping.'],
      [
        'Tracking',
        'Once you accept the offer you see where each piece is, with its promised and its expected date. We write to you at each stage and whenever a date slips.',
      ],
      ['Clear rules', 'Duties and taxes at destination are paid by the authorized importer.'],
    ],
  }),
  who: { es: 'Quiénes somos', en: 'Who we are' },
  whoText: {
    es: 'Un intermediario: cotizamos, compramos en EE. UU. y enviamos por mar a Cuba.',
    en: 'An intermediary: we quote, buy in the USA and ship by sea to Cuba.',
  },
  examplePrice: (price: string) => ({
    es: `Automóviles nuevos desde ${price} FOB, según la empresa. Los de uso están en el catálogo con su precio.`,
    en: `New cars from ${price} FOB, according to the company. Used ones are in the catalog with their prices.`,
  }),
  claims: {
    vehicles: { es: 'vehículos enviados', en: 'vehicles shipped' },
    satisfaction: { es: 'de clientes satisfechos', en: 'satisfied customers' },
    deliveries: { es: 'de entregas exitosas', en: 'successful deliveries' },
    since: { es: 'año en que empezamos', en: 'the year we started' },
    rating: { es: 'valoración general', en: 'overall rating' },
  },
  claimsNote: {
    es: 'Son datos que declara la propia empresa.',
    en: 'These figures are stated by the company itself.',
  },
  onTime: (onTime: number, of: number) => ({
    es: `${onTime} de ${of} entregas, el día prometido o antes. Lo contamos con las fechas de cada orden.`,
    en: `${onTime} of ${of} handovers were on or before the promised day, counted from the dates of each order.`,
  }),
  toOffices: { es: 'Ver las oficinas', en: 'See the offices' },
  ask: { es: '¿Prefiere preguntar primero?', en: 'Would you rather ask first?' },
  askText: {
    es: 'Escríbanos por WhatsApp. Le responde una persona.',
    en: 'Write to us on WhatsApp. A person answers.',
  },
  write: { es: 'Escribir por WhatsApp', en: 'Write on WhatsApp' },
});

export const startNoticeTexts = defineTexts({
  enter: { es: 'Entrar', en: 'Sign in' },
  signIn: { es: 'Entre con su cuenta para ver esa página.', en: 'Sign in to see that page.' },
  signInFailed: {
    es: 'No se completó la entrada. Su cotización sigue guardada; intente de nuevo.',
    en: 'Sign-in was not completed. Your quotation is still saved; please try again.',
  },
  wrongEmail: {
    es: 'No pudo entrar: su cuenta no tiene un correo electrónico al que podamos escribirle. Corríjalo donde creó la cuenta o entre con otra. Su cotización sigue guardada.',
    en: 'You could not sign in: your account has no e-mail address that we can write to. Correct it where you made the account, or use another one. Your quotation is still saved.',
  },
});
