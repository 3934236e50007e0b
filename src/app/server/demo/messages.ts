import { defineTexts } from '#platform/text/texts.ts';

/** Of the page that leads through the demo's shop. */
export const tourTexts = defineTexts({
  title: { es: 'Qué probar en diez minutos', en: 'What to try in ten minutes' },
  invented: {
    es: 'Todo aquí es inventado: la gente, las órdenes y las cuentas. Nada se cobra y ningún correo sale. Cada botón abre la página como esa persona; para la siguiente, vuelva aquí.',
    en: 'Everything here is invented: the people, the orders and the accounts. Nothing is charged and no e-mail leaves. Each button opens the page as that person; for the next one, come back here.',
  },
  telling: {
    es: 'Se está preparando: en un minuto, más o menos, esta tienda tendrá cinco meses de órdenes. Mientras tanto puede mirar el catálogo.',
    en: 'It is being prepared: in a minute or so this shop will have five months of orders. Meanwhile you can look at the catalog.',
  },
  lookAgain: { es: 'Mirar de nuevo', en: 'Look again' },
  empty: {
    es: 'Las órdenes de ejemplo no están: esta tienda empezó sin ellas o ya tenía otras. Pida una cotización como Yanet y atiéndala como Raúl.',
    en: 'The example orders are not here: this shop began without them or had others already. Ask for a quotation as Yanet and answer it as Raúl.',
  },
  asks: {
    who: { es: 'Como Yanet, que pide', en: 'As Yanet, who asks' },
    about: {
      es: 'Vive en Holguín y compra para su familia.',
      en: 'She lives in Holguín and buys for her family.',
    },
  },
  offer: {
    title: { es: 'Responder una oferta en firme', en: 'Answer a firm offer' },
    hint: {
      es: 'Precio, cuotas y fechas: acepte, pida un cambio o diga que no.',
      en: 'Price, installments and dates: accept, ask for a change or decline.',
    },
  },
  ready: {
    title: { es: 'Ver un carro que ya espera en Cuba', en: 'See a car that waits in Cuba' },
    hint: {
      es: 'Fechas prometidas y reales, papeles y el código para recogerlo.',
      en: 'Promised and real dates, papers and the code to collect it.',
    },
  },
  orders: {
    title: { es: 'Mirar todas sus cotizaciones', en: 'Look at all her quotations' },
    hint: {
      es: 'Cada una dice qué sigue, quién lo hace y para cuándo.',
      en: 'Each says what comes next, who does it and by when.',
    },
  },
  pays: {
    who: { es: 'Como su hijo, que paga', en: 'As her son, who pays' },
    about: {
      es: 'Está en Tampa y no tiene cuenta: ella le mandó un enlace.',
      en: 'He is in Tampa and has no account: she sent him a link.',
    },
  },
  pay: {
    title: { es: 'Decir que ya pagó', en: 'Say that he has paid' },
    hint: {
      es: 'Cuánto se pide, a qué cuenta y para qué.',
      en: 'How much is asked for, to which account and what for.',
    },
  },
  receives: {
    who: { es: 'Como su mamá, que recibe', en: 'As her mother, who receives' },
    about: {
      es: 'Tampoco tiene cuenta: le basta el enlace.',
      en: 'She has no account either: the link is enough.',
    },
  },
  receive: {
    title: { es: 'Ver el código de entrega', en: 'See the handover code' },
    hint: {
      es: 'Se dice al recibir, nunca antes; de dinero no ve nada.',
      en: 'It is said on receiving, never before; of money she sees nothing.',
    },
  },
  agente: {
    who: { es: 'Como Raúl, agente', en: 'As Raúl, agent' },
    about: { es: 'Atiende a los clientes.', en: 'He answers the customers.' },
  },
  today: {
    title: { es: 'Empezar por Hoy', en: 'Begin with Today' },
    hint: { es: 'Lo que vence y de quién es.', en: 'What is due and whose it is.' },
  },
  queue: {
    title: { es: 'Preparar una oferta', en: 'Prepare an offer' },
    hint: {
      es: 'Cotizaciones nuevas que nadie atiende todavía.',
      en: 'New quotations that nobody has taken yet.',
    },
  },
  bank: {
    title: { es: 'Conciliar el banco', en: 'Match the bank’s lines' },
    hint: {
      es: 'Un estado de cuenta con dinero que aún no tiene dueño.',
      en: 'A statement with money that has no owner yet.',
    },
  },
  ships: {
    title: { es: 'Seguir los barcos', en: 'Follow the ships' },
    hint: {
      es: 'Uno en el mar, el próximo por cargar y lo que llevaron los otros.',
      en: 'One at sea, the next to load and what the others carried.',
    },
  },
  administrador: {
    who: { es: 'Como Marta, administradora', en: 'As Marta, administrator' },
    about: {
      es: 'Ve lo mismo, y lo que pide una segunda persona.',
      en: 'She sees the same, and what needs a second person.',
    },
  },
  cash: {
    title: { es: 'Contar un efectivo', en: 'Count cash' },
    hint: {
      es: 'Lo recibió un agente; cuenta cuando otra persona lo confirma.',
      en: 'An agent took it; it counts once somebody else confirms it.',
    },
  },
  acts: {
    title: { es: 'Mirar un acta firmada', en: 'Look at a signed act' },
    hint: {
      es: 'La entrega se hizo sin código y espera que alguien la acepte.',
      en: 'Handed over without a code, it waits for somebody to accept it.',
    },
  },
  reports: {
    title: { es: 'Leer los informes', en: 'Read the reports' },
    hint: {
      es: 'Ventas, dinero y fechas cumplidas de cinco meses.',
      en: 'Sales, money and kept dates of five months.',
    },
  },
  ways: {
    title: { es: 'Ver los datos de pago', en: 'See the payment instructions' },
    hint: {
      es: 'Cuentas de ejemplo, que aprobaron dos personas; una espera por usted.',
      en: 'Example accounts that two people approved; one waits for you.',
    },
  },
  anyone: {
    who: { es: 'Como quien no nos conoce', en: 'As somebody who does not know us' },
    about: { es: 'Sin cuenta y con desconfianza.', en: 'Without an account, and wary.' },
  },
  passport: {
    title: { es: 'Leer qué se sabe de un carro', en: 'Read what is known of a car' },
    hint: {
      es: 'Golpes sobre el dibujo, cuarenta puntos mirados y lo que no se sabe.',
      en: 'Damage on the drawing, forty points looked at and what is not known.',
    },
  },
  check: {
    title: { es: 'Comprobar si algo es nuestro', en: 'Check whether something is ours' },
    hint: {
      es: 'Un número, un papel, un teléfono o una cuenta.',
      en: 'A number, a paper, a phone or an account.',
    },
  },
  mails: {
    title: { es: 'Leer los correos de todos', en: 'Read everybody’s e-mails' },
    hint: {
      es: 'Lo que la tienda escribió en estos meses, con su fecha.',
      en: 'What the shop has written in these months, with its date.',
    },
  },
});
