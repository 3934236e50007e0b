import { bothLanguages } from '#platform/text/language.ts';
import type { Brand } from '../brand.ts';
import { claims } from '../claims.ts';
import type { LegalDocument } from './document.ts';

const es = (brand: Brand): LegalDocument => ({
  title: 'Aviso legal',
  description: `Quién está detrás de ${brand.name}, qué hace y qué no, con qué operador marítimo trabaja y cómo reclamar.`,
  updated: 'Última actualización: octubre de 2025',
  summary: [
    `${brand.name} es un intermediario con cinco oficinas en EE. UU.`,
    'La carga viaja con un operador marítimo que tiene licencia.',
    'Los precios del sitio son estimados. El precio firme se lo da un agente.',
    'Los impuestos y aranceles en Cuba los paga el importador autorizado.',
  ],
  sections: [
    {
      id: 'titular',
      heading: 'Quién es el titular',
      blocks: [
        `Este sitio es de ${brand.name}. Trabajamos desde ${claims.sinceYear}, con oficinas en West Virginia, New Hampshire, Alaska, Utah y Iowa. Las direcciones y los horarios están en la página de [oficinas](offices).`,
        `Correo: [${brand.email}](email). También puede escribir por [WhatsApp](whatsapp).`,
      ],
    },
    {
      id: 'actividad',
      heading: 'Qué hacemos',
      blocks: [
        'Somos un intermediario. Cotizamos, compramos en EE. UU. y enviamos autos, motocicletas, triciclos eléctricos y electrodomésticos a Mariel, el puerto de carga de Cuba al oeste de La Habana. Este sitio no cobra: no hay pagos en línea.',
        'Nuestros servicios son solo para mayores de 18 años.',
      ],
    },
    {
      id: 'operador',
      heading: 'El operador marítimo',
      blocks: [
        `El transporte lo hace un operador con licencia, inscrito ante la Comisión Federal Marítima (FMC), que regula el transporte por mar en EE. UU.: ${brand.nvocc}.`,
        'NVOCC es la sigla inglesa de un transportista sin barcos propios. Reúne la carga, alquila el espacio en el barco y firma el contrato de transporte con usted.',
        'El seguro está incluido y el envío se puede seguir después del embarque.',
      ],
    },
    {
      id: 'impuestos',
      heading: 'Impuestos y aranceles',
      blocks: [
        'Los aranceles e impuestos en destino son responsabilidad del importador autorizado. No están en nuestros precios.',
      ],
    },
    {
      id: 'informacion',
      heading: 'Precios, imágenes y cifras',
      blocks: [
        'Los precios son estimados y FOB («libre a bordo»): el precio del producto puesto en el puerto de EE. UU. Valen como guía hasta que un agente los confirma.',
        'Las imágenes ayudan a reconocer el producto y pueden no ser la unidad exacta. Pida fotos a su agente antes de confirmar.',
        'Las cifras sobre nuestro trabajo, como los vehículos enviados o la satisfacción de los clientes, son datos propios de la empresa.',
      ],
    },
    {
      id: 'uso',
      heading: 'Uso del sitio',
      blocks: [
        'Use el sitio de buena fe. No está permitido hacerse pasar por otra persona, enviar datos falsos, entrar en cuentas ajenas ni estorbar su marcha.',
        'Cuidamos que el sitio funcione, pero no podemos prometer que nunca falle. Los enlaces a otros sitios, como WhatsApp, son de sus dueños.',
      ],
    },
    {
      id: 'propiedad',
      heading: 'Propiedad intelectual',
      blocks: [
        `Los textos, dibujos y la marca son de ${brand.name} o se usan con permiso. Las marcas de los productos son de sus dueños. El programa del sitio es libre, con licencia GPL 3.0.`,
      ],
    },
    {
      id: 'datos',
      heading: 'Sus datos',
      blocks: [
        'Cómo cuidamos sus datos está en la [política de privacidad](privacy). Qué guarda su navegador está en la [política de cookies](cookies).',
      ],
    },
    {
      id: 'ley',
      heading: 'Ley y reclamos',
      blocks: [
        'Valen las leyes de los Estados Unidos y sus tribunales. Las reglas de cada compra están en los [términos y condiciones](terms).',
        `Para reclamar, escriba a [${brand.email}](email) con su número de referencia. Le respondemos por escrito.`,
      ],
    },
  ],
});

const en: typeof es = (brand) => ({
  title: 'Legal notice',
  description: `Who is behind ${brand.name}, what it does and what it does not, which ocean operator it works with and how to complain.`,
  updated: 'Last updated: October 2025',
  summary: [
    `${brand.name} is an intermediary with five offices in the USA.`,
    'The cargo travels with a licensed ocean operator.',
    'The prices on the site are estimates. An agent gives you the firm price.',
    'Duties and taxes in Cuba are paid by the authorised importer.',
  ],
  sections: [
    {
      id: 'titular',
      heading: 'Who owns this site',
      blocks: [
        `This site belongs to ${brand.name}. We have worked since ${claims.sinceYear}, with offices in West Virginia, New Hampshire, Alaska, Utah and Iowa. Addresses and hours are on the [offices](offices) page.`,
        `E-mail: [${brand.email}](email). You can also write on [WhatsApp](whatsapp).`,
      ],
    },
    {
      id: 'actividad',
      heading: 'What we do',
      blocks: [
        'We are an intermediary. We quote, buy in the USA and ship cars, motorcycles, electric tricycles and home appliances to Mariel, Cuba’s cargo port west of Havana. This site takes no money: there are no online payments.',
        'Our services are only for people of 18 and over.',
      ],
    },
    {
      id: 'operador',
      heading: 'The ocean operator',
      blocks: [
        `Transport is done by a licensed operator, registered with the Federal Maritime Commission (FMC), which regulates ocean transport in the USA: ${brand.nvocc}.`,
        'An NVOCC is a carrier without ships of its own. It gathers the cargo, hires the space on the ship and signs the contract of carriage with you.',
        'Insurance is included, and the shipment can be tracked once it is on board.',
      ],
    },
    {
      id: 'impuestos',
      heading: 'Duties and taxes',
      blocks: [
        'Import duties and taxes at destination are the responsibility of the authorised importer. They are not part of our prices.',
      ],
    },
    {
      id: 'informacion',
      heading: 'Prices, pictures and figures',
      blocks: [
        'The prices are estimates and FOB (“free on board”): the price of the product at the US port. They are a guide until an agent confirms them.',
        'The pictures help to recognise the product and may not show the exact unit. Ask your agent for photos before you confirm.',
        'The figures about our work, such as vehicles shipped or customer satisfaction, are the company’s own.',
      ],
    },
    {
      id: 'uso',
      heading: 'Use of the site',
      blocks: [
        'Use the site in good faith. It is not allowed to pretend to be someone else, send false data, enter other people’s accounts or disturb its running.',
        'We take care that the site works, but cannot promise that it never fails. Links to other sites, such as WhatsApp, belong to their owners.',
      ],
    },
    {
      id: 'propiedad',
      heading: 'Intellectual property',
      blocks: [
        `The texts, drawings and brand belong to ${brand.name} or are used with permission. The brands of the products belong to their owners. The program of the site is free software under the GPL 3.0.`,
      ],
    },
    {
      id: 'datos',
      heading: 'Your data',
      blocks: [
        'How we look after your data is in the [privacy policy](privacy). What your browser keeps is in the [cookie policy](cookies).',
      ],
    },
    {
      id: 'ley',
      heading: 'Law and complaints',
      blocks: [
        'The laws of the United States and their courts apply. The rules of each purchase are in the [terms and conditions](terms).',
        `To complain, write to [${brand.email}](email) with your reference number. We answer in writing.`,
      ],
    },
  ],
});

export const legalNotice = bothLanguages({ es, en });
