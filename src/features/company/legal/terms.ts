import { bothLanguages } from '#platform/text/language.ts';
import type { Brand } from '../brand.ts';
import type { LegalDocument } from './document.ts';

/** What the terms cover, point by point. */
const es = (brand: Brand): LegalDocument => ({
  title: 'Términos y condiciones',
  description: `Cómo trabaja ${brand.name}: cotización, compra en EE. UU., envío al puerto de Mariel, cancelaciones y límites de responsabilidad.`,
  updated: 'Última actualización: octubre de 2025',
  summary: [
    'Somos un intermediario: cotizamos, compramos en EE. UU. y enviamos por mar a Mariel, el puerto de carga de Cuba al oeste de La Habana.',
    'Una cotización es una estimación. No le obliga a nada, y el precio puede cambiar hasta que usted confirme la orden.',
    'En este sitio no se paga. Un agente le escribe y le dice cómo hacerlo.',
    'Puede cancelar antes del embarque. Después ya no.',
    'Los impuestos y aranceles en Cuba van aparte: los paga quien importa.',
  ],
  sections: [
    {
      id: 'aceptacion',
      heading: 'Aceptación',
      blocks: [
        `Estos términos valen para todo el que usa este sitio o pide un servicio a ${brand.name}. Al usar el sitio o pedir una cotización, usted los acepta. Si no está de acuerdo, no use nuestros servicios.`,
        'Nuestros servicios son para mayores de 18 años. Si actúa en nombre de otra persona, usted declara que tiene su permiso.',
      ],
    },
    {
      id: 'servicios',
      heading: 'Qué hacemos',
      blocks: [
        `${brand.name} es un intermediario. No fabricamos los productos ni somos dueños de los barcos. Hacemos esto por usted:`,
        {
          list: [
            'Cotizamos autos, motocicletas, triciclos eléctricos y electrodomésticos que se venden en EE. UU.',
            'Compramos el producto en su nombre cuando usted confirma la orden y paga.',
            'Organizamos el envío por mar desde EE. UU. hasta el puerto de Mariel, con operadores que tienen licencia.',
            'Le informamos en cada paso, por correo y por WhatsApp.',
          ],
        },
        'Trabajamos desde [cinco oficinas en EE. UU.](offices), en West Virginia, New Hampshire, Alaska, Utah y Iowa.',
      ],
    },
    {
      id: 'cotizacion',
      heading: 'Cotización y compra',
      blocks: [
        'Los precios del sitio son precios estimados FOB. FOB significa «libre a bordo»: el precio del producto puesto en el puerto de EE. UU.',
        'Toda cotización es una estimación. Puede cambiar hasta que se confirma la orden: cambian los precios del vendedor, las existencias, el flete y las reglas. El camino es este:',
        {
          steps: [
            'Usted elige los productos y la provincia, y genera la cotización. Recibe por correo un número de referencia.',
            'Un agente comprueba que el producto está disponible y le da el precio final.',
            'Usted confirma la orden por escrito. Desde ese momento el precio es firme.',
            'Usted paga fuera de este sitio, con las instrucciones de su agente. Aquí no hay pagos en línea.',
            'Compramos el producto y preparamos el embarque.',
          ],
        },
        'Antes de pagar, compruebe que las instrucciones vienen de nosotros. Si tiene dudas, escriba a [nuestro correo](email) o por [WhatsApp](whatsapp) y espere la respuesta.',
        'Si un precio del sitio tiene un error claro, se lo decimos y usted decide si sigue.',
      ],
    },
    {
      id: 'deberes',
      heading: 'Sus deberes',
      blocks: [
        'Para que todo salga bien, a usted le toca:',
        {
          list: [
            'Dar datos ciertos y completos: su nombre, su contacto y los datos de quien recibe.',
            'Cumplir los requisitos legales para importar en Cuba, y tener a mano los permisos y papeles que pidan.',
            'Pagar los impuestos y aranceles en destino. Son del importador autorizado y no están en la cotización.',
            'Recibir la mercancía, o nombrar a quien la recibe, dentro del plazo que fija el puerto. El almacenaje por demora va por su cuenta.',
          ],
        },
      ],
    },
    {
      id: 'envio',
      heading: 'Envío',
      blocks: [
        `Solo enviamos con operadores logísticos que tienen licencia. El operador actual es ${brand.nvocc}. NVOCC es la sigla inglesa de un transportista marítimo sin barcos propios: reúne la carga, firma el contrato de transporte y responde por él.`,
        'Los plazos son aproximados. Dependen del barco, del tiempo, del puerto y de la aduana.',
        'El seguro de transporte está incluido. Después del embarque le damos los datos para seguir su envío.',
        'Al recibir, revise la mercancía delante del operador. Si ve un daño, anótelo en el papel de entrega, tome fotos y avísenos lo antes posible.',
      ],
    },
    {
      id: 'responsabilidad',
      heading: 'Límites de responsabilidad',
      blocks: [
        'Somos intermediarios. Respondemos por nuestro trabajo: cotizar bien, comprar lo que usted pidió y entregarlo al operador. No respondemos por:',
        {
          list: [
            'Daños en el transporte que cubre el seguro. Le ayudamos con el reclamo.',
            'Demoras en la aduana.',
            'Cambios de las leyes o reglas, en EE. UU. o en Cuba.',
            'El rechazo de la mercancía por la aduana.',
            'Los impuestos y aranceles en destino.',
          ],
        },
        'La garantía de un producto es la del fabricante o del vendedor. Nada de esto le quita los derechos que la ley le da y que no se pueden quitar.',
      ],
    },
    {
      id: 'ley',
      heading: 'Cumplimiento de la ley',
      blocks: [
        'Trabajamos dentro de la ley, y pedimos lo mismo a nuestros clientes. En cada orden se aplican:',
        {
          list: [
            'Las reglas de la Comisión Federal Marítima (FMC), que regula el transporte por mar en EE. UU.',
            'Las reglas de sanciones del Tesoro de EE. UU., que aplica su oficina OFAC, y las de exportación.',
            'Las normas de la Aduana de Cuba.',
            'Las leyes de los estados donde tenemos oficina.',
          ],
        },
        'Podemos pedir papeles para cumplir estas reglas. Si una orden no las cumple, no la hacemos. Si ya estaba en marcha, la paramos y se lo explicamos.',
      ],
    },
    {
      id: 'cancelaciones',
      heading: 'Cancelaciones y reembolsos',
      blocks: [
        'Puede cancelar una orden solo antes del embarque. Escriba a [nuestro correo](email) con su número de referencia.',
        'El reembolso sigue las reglas del vendedor o proveedor. Puede haber cargos de gestión. Le decimos la suma por escrito antes de cancelar.',
        'Después del embarque no se puede cancelar.',
        'Una cotización sin confirmar no hace falta cancelarla: no cuesta nada.',
      ],
    },
    {
      id: 'propiedad',
      heading: 'Propiedad intelectual',
      blocks: [
        `Los textos, dibujos y la marca de este sitio son de ${brand.name} o se usan con permiso. Puede leerlos, guardarlos y compartir los enlaces. Para otro uso, pida permiso por escrito.`,
        'Las marcas de autos y equipos son de sus dueños. Las nombramos solo para decir qué producto es.',
      ],
    },
    {
      id: 'cambios',
      heading: 'Cambios de estos términos',
      blocks: [
        'Podemos cambiar estos términos. El cambio vale desde que se publica en esta página, con su fecha. Para una orden ya confirmada valen los términos del día en que se confirmó.',
      ],
    },
    {
      id: 'tribunales',
      heading: 'Ley y tribunales',
      blocks: [
        'Estos términos se rigen por las leyes de los Estados Unidos. Los tribunales de los Estados Unidos deciden sobre cualquier pleito.',
        'Antes de llegar ahí, escríbanos: la mayoría de los problemas se arreglan hablando.',
        'El texto en español es el que vale. La versión en inglés es una traducción de cortesía.',
      ],
    },
    {
      id: 'contacto',
      heading: 'Contacto',
      blocks: [
        `Escríbanos a [${brand.email}](email) o por [WhatsApp](whatsapp). Atendemos de lunes a viernes de 8:00 a 18:00 y los sábados de 9:00 a 14:00, hora del este.`,
        'Lea también la [política de privacidad](privacy), la [política de cookies](cookies) y el [aviso legal](legal).',
      ],
    },
  ],
});

const en: typeof es = (brand) => ({
  title: 'Terms and conditions',
  description: `How ${brand.name} works: quotation, purchase in the USA, shipping to the Port of Mariel, cancellations and limits of liability.`,
  updated: 'Last updated: October 2025',
  summary: [
    'We are an intermediary: we quote, buy in the USA and ship by sea to Mariel, Cuba’s cargo port west of Havana.',
    'A quotation is an estimate. It does not bind you, and the price may change until you confirm the order.',
    'Nothing is paid on this site. An agent writes to you and tells you how to pay.',
    'You may cancel before the goods are loaded. Not afterwards.',
    'Duties and taxes in Cuba are separate: whoever imports pays them.',
  ],
  sections: [
    {
      id: 'aceptacion',
      heading: 'Acceptance',
      blocks: [
        `These terms apply to everyone who uses this site or asks ${brand.name} for a service. By using the site or asking for a quotation you accept them. If you do not agree, do not use our services.`,
        'Our services are for people of 18 and over. If you act for someone else, you declare that you have their permission.',
      ],
    },
    {
      id: 'servicios',
      heading: 'What we do',
      blocks: [
        `${brand.name} is an intermediary. We neither make the products nor own the ships. This is what we do for you:`,
        {
          list: [
            'We quote cars, motorcycles, electric tricycles and home appliances that are sold in the USA.',
            'We buy the product on your behalf once you have confirmed the order and paid.',
            'We arrange the shipping by sea from the USA to the Port of Mariel, with licensed operators.',
            'We keep you informed at each step, by e-mail and WhatsApp.',
          ],
        },
        'We work from [five offices in the USA](offices): in West Virginia, New Hampshire, Alaska, Utah and Iowa.',
      ],
    },
    {
      id: 'cotizacion',
      heading: 'Quotation and purchase',
      blocks: [
        'The prices on the site are estimated FOB prices. FOB means “free on board”: the price of the product at the US port.',
        'Every quotation is an estimate. It may change until the order is confirmed: the seller’s prices, the stock, the freight and the rules change. It goes like this:',
        {
          steps: [
            'You choose the products and the province, and generate the quotation. You receive a reference number by e-mail.',
            'An agent checks that the product is available and gives you the final price.',
            'You confirm the order in writing. From then on the price is firm.',
            'You pay outside this site, following your agent’s instructions. There are no online payments here.',
            'We buy the product and prepare the shipment.',
          ],
        },
        'Before you pay, make sure that the instructions come from us. If in doubt, write to [our e-mail](email) or on [WhatsApp](whatsapp) and wait for the answer.',
        'If a price on the site is clearly mistaken, we tell you, and you decide whether to go on.',
      ],
    },
    {
      id: 'deberes',
      heading: 'Your duties',
      blocks: [
        'For everything to go well, it is up to you to:',
        {
          list: [
            'Give true and complete information: your name, your contact, and who receives the goods.',
            'Meet the legal requirements for importing into Cuba, and have the permits and papers that are asked for at hand.',
            'Pay the duties and taxes at destination. They fall to the authorised importer and are not part of the quotation.',
            'Receive the goods, or name someone who does, within the time that the port sets. Storage because of delay is at your expense.',
          ],
        },
      ],
    },
    {
      id: 'envio',
      heading: 'Shipping',
      blocks: [
        `We only ship with licensed logistics operators. The present one is ${brand.nvocc}. An NVOCC is an ocean carrier without ships of its own: it gathers the cargo, signs the contract of carriage and answers for it.`,
        'Times are approximate. They depend on the ship, the weather, the port and customs.',
        'Transport insurance is included. Once the goods are on board we give you what you need to track them.',
        'When you receive the goods, inspect them in front of the operator. If you see damage, write it on the delivery paper, take photos and tell us as soon as you can.',
      ],
    },
    {
      id: 'responsabilidad',
      heading: 'Limits of liability',
      blocks: [
        'We are intermediaries. We answer for our own work: quoting properly, buying what you asked for and handing it to the operator. We are not liable for:',
        {
          list: [
            'Transport damage that the insurance covers. We help you with the claim.',
            'Customs delays.',
            'Changes of laws or regulations, in the USA or in Cuba.',
            'Rejection of the goods by customs.',
            'Duties and taxes at destination.',
          ],
        },
        'The warranty of a product is its maker’s or seller’s. None of this takes away rights that the law gives you and that cannot be waived.',
      ],
    },
    {
      id: 'ley',
      heading: 'Legal compliance',
      blocks: [
        'We work within the law, and ask the same of our clients. Every order is subject to:',
        {
          list: [
            'The rules of the Federal Maritime Commission (FMC), which regulates ocean transport in the USA.',
            'The sanctions rules of the US Treasury, administered by its office OFAC, and the export rules.',
            'The regulations of Cuban customs.',
            'The laws of the states where we have an office.',
          ],
        },
        'We may ask for papers in order to comply with these rules. We do not carry out an order that breaks them. If it was already under way, we stop it and explain why.',
      ],
    },
    {
      id: 'cancelaciones',
      heading: 'Cancellations and refunds',
      blocks: [
        'You may cancel an order only before the goods are loaded. Write to [our e-mail](email) with your reference number.',
        'The refund follows the policy of the seller or provider. Administrative fees may apply. We tell you the amount in writing before we cancel.',
        'After loading, an order cannot be cancelled.',
        'A quotation that was not confirmed needs no cancelling: it costs nothing.',
      ],
    },
    {
      id: 'propiedad',
      heading: 'Intellectual property',
      blocks: [
        `The texts, drawings and brand of this site belong to ${brand.name} or are used with permission. You may read and keep them and share the links. For any other use, ask for permission in writing.`,
        'The brands of cars and equipment belong to their owners. We name them only to say which product it is.',
      ],
    },
    {
      id: 'cambios',
      heading: 'Changes of these terms',
      blocks: [
        'We may change these terms. A change is effective from its publication on this page, with its date. An order that is already confirmed keeps the terms of the day on which it was confirmed.',
      ],
    },
    {
      id: 'tribunales',
      heading: 'Governing law and courts',
      blocks: [
        'These terms are governed by the laws of the United States. The courts of the United States decide on any dispute.',
        'Before it comes to that, write to us: most problems can be settled by talking.',
        'The Spanish text is the one that governs. The English version is a courtesy translation.',
      ],
    },
    {
      id: 'contacto',
      heading: 'Contact',
      blocks: [
        `Write to [${brand.email}](email) or on [WhatsApp](whatsapp). We are there Monday to Friday from 8:00 to 18:00 and Saturday from 9:00 to 14:00, Eastern time.`,
        'Please also read the [privacy policy](privacy), the [cookie policy](cookies) and the [legal notice](legal).',
      ],
    },
  ],
});

export const terms = bothLanguages({ es, en });
