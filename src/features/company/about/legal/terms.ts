import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { priceTexts } from '../price.ts';
import { contactWays } from './contact.ts';
import type { LegalTexts } from './document.ts';

export const terms: LegalTexts = defineTexts(
  (brand: Company) =>
    ({
      title: { es: 'Términos y condiciones', en: 'Terms and conditions' },
      description: {
        es: `Cómo trabaja ${brand.name}: cotización, compra en EE. UU., envío al puerto de Mariel, cancelaciones y límites de responsabilidad.`,
        en: `How ${brand.name} works: quotation, purchase in the USA, shipping to the Port of Mariel, cancellations and limits of liability.`,
      },
      summary: [
        {
          es: 'Somos un intermediario: cotizamos, compramos en EE. UU. y enviamos por mar a Mariel, el puerto de carga de Cuba al oeste de La Habana.',
          en: 'We are an intermediary: we quote, buy in the USA and ship by sea to Mariel, Cuba’s cargo port west of Havana.',
        },
        {
          es: 'Una cotización es una estimación. No le obliga a nada, y el precio puede cambiar hasta que usted confirme la orden.',
          en: 'A quotation is an estimate. It does not bind you, and the price may change until you confirm the order.',
        },
        {
          es: 'En este sitio no se paga. Un agente le escribe y le dice cómo hacerlo.',
          en: 'Nothing is paid on this site. An agent writes to you and tells you how to pay.',
        },
        {
          es: 'Puede cancelar antes del embarque. Después ya no.',
          en: 'You may cancel before the goods are loaded. Not afterwards.',
        },
        {
          es: 'Los aranceles e impuestos en Cuba van aparte: los paga quien importa.',
          en: 'Duties and taxes in Cuba are separate: whoever imports pays them.',
        },
      ],
      sections: [
        {
          id: 'aceptacion',
          heading: { es: 'Aceptación', en: 'Acceptance' },
          blocks: [
            {
              es: `Estos términos valen para todo el que usa este sitio o pide un servicio a ${brand.name}. Al usar el sitio o pedir una cotización, usted los acepta. Si no está de acuerdo, no use nuestros servicios.`,
              en: `These terms apply to everyone who uses this site or asks ${brand.name} for a service. By using the site or asking for a quotation you accept them. If you do not agree, do not use our services.`,
            },
            {
              es: 'Nuestros servicios son para mayores de 18 años. Si actúa en nombre de otra persona, usted declara que tiene su permiso.',
              en: 'Our services are for people of 18 and over. If you act for someone else, you declare that you have their permission.',
            },
          ],
        },
        {
          id: 'servicios',
          heading: { es: 'Qué hacemos', en: 'What we do' },
          blocks: [
            {
              es: `${brand.name} es un intermediario. No fabricamos los productos ni somos dueños de los barcos. Hacemos esto por usted:`,
              en: `${brand.name} is an intermediary. We neither make the products nor own the ships. This is what we do for you:`,
            },
            {
              list: [
                {
                  es: 'Cotizamos autos, motocicletas, triciclos eléctricos y electrodomésticos que se venden en EE. UU.',
                  en: 'We quote cars, motorcycles, electric tricycles and home appliances that are sold in the USA.',
                },
                {
                  es: 'Compramos el producto en su nombre cuando usted confirma la orden y paga.',
                  en: 'We buy the product on your behalf once you have confirmed the order and paid.',
                },
                {
                  es: 'Organizamos el envío por mar desde EE. UU. hasta el puerto de Mariel, con operadores que tienen licencia.',
                  en: 'We arrange the shipping by sea from the USA to the Port of Mariel, with licensed operators.',
                },
                {
                  es: `Le escribimos un correo con cada cambio de estado.${brand.whatsapp ? ' Por WhatsApp le responde una persona.' : ''}`,
                  en: `We write you an e-mail with each change of status.${brand.whatsapp ? ' On WhatsApp a person answers you.' : ''}`,
                },
              ],
            },
            ...(brand.offices > 0
              ? [
                  {
                    es: `Trabajamos desde [oficinas en varios estados de EE. UU.](offices).`,
                    en: `We work from [offices in several US states](offices).`,
                  },
                ]
              : []),
          ],
        },
        {
          id: 'cotizacion',
          heading: { es: 'Cotización y compra', en: 'Quotation and purchase' },
          blocks: [
            {
              es: `Los precios del sitio son estimados y llevan el rótulo «Precio estimado FOB USA». ${priceTexts.es.holds}`,
              en: `The prices on the site are estimates, labelled “Estimated price FOB USA”. ${priceTexts.en.holds}`,
            },
            {
              es: 'Toda cotización es una estimación y puede cambiar hasta que se confirma la orden: cambian los precios del vendedor, las existencias, el flete y las reglas. El camino es este:',
              en: 'Every quotation is an estimate and may change until the order is confirmed: the seller’s prices, the stock, the freight and the rules change. It goes like this:',
            },
            {
              steps: [
                {
                  es: 'Usted elige los productos y la provincia, y genera la cotización. Recibe por correo un número de referencia.',
                  en: 'You choose the products and the province, and generate the quotation. You receive a reference number by e-mail.',
                },
                {
                  es: 'Un agente comprueba que el producto está disponible y le hace una oferta con el precio final.',
                  en: 'An agent checks that the product is available and makes you an offer with the final price.',
                },
                {
                  es: 'Usted confirma la orden por escrito. Desde ese momento el precio es firme.',
                  en: 'You confirm the order in writing. From then on the price is firm.',
                },
                {
                  es: 'Usted paga fuera de este sitio, con las instrucciones de su agente. Aquí no hay pagos en línea.',
                  en: 'You pay outside this site, following your agent’s instructions. There are no online payments here.',
                },
                {
                  es: 'Compramos el producto y preparamos el embarque.',
                  en: 'We buy the product and prepare the shipment.',
                },
              ],
            },
            {
              es: `Antes de pagar, compruebe que las instrucciones vienen de nosotros. Si tiene dudas, escriba ${contactWays.es(brand)} y espere la respuesta.`,
              en: `Before you pay, make sure that the instructions come from us. If in doubt, write ${contactWays.en(brand)} and wait for the answer.`,
            },
            {
              es: 'Si un precio del sitio tiene un error claro, se lo decimos y usted decide si sigue.',
              en: 'If a price on the site is clearly mistaken, we tell you, and you decide whether to go on.',
            },
          ],
        },
        {
          id: 'deberes',
          heading: { es: 'Sus deberes', en: 'Your duties' },
          blocks: [
            {
              es: 'Para que todo salga bien, a usted le toca:',
              en: 'For everything to go well, it is up to you to:',
            },
            {
              list: [
                {
                  es: 'Dar datos ciertos y completos: su nombre, su contacto y los datos de quien recibe.',
                  en: 'Give true and complete information: your name, your contact, and who receives the goods.',
                },
                {
                  es: 'Cumplir los requisitos legales para importar en Cuba, y tener a mano los permisos y papeles que pidan.',
                  en: 'Meet the legal requirements for importing into Cuba, and have the permits and papers that are asked for at hand.',
                },
                {
                  es: 'Pagar los aranceles e impuestos en destino. Son del importador autorizado y no están en la cotización.',
                  en: 'Pay the duties and taxes at destination. They fall to the authorised importer and are not part of the quotation.',
                },
                {
                  es: 'Recibir la mercancía, o nombrar a quien la recibe, dentro del plazo que fija el puerto. El almacenaje por demora va por su cuenta.',
                  en: 'Receive the goods, or name someone who does, within the time that the port sets. Storage because of delay is at your expense.',
                },
              ],
            },
          ],
        },
        {
          id: 'envio',
          heading: { es: 'Envío', en: 'Shipping' },
          blocks: [
            {
              es: `Solo enviamos con operadores logísticos que tienen licencia. ${brand.nvocc ? `El operador actual es ${brand.nvocc}. ` : ''}NVOCC es la sigla inglesa de un transportista marítimo sin barcos propios: reúne la carga, firma el contrato de transporte y responde por él.`,
              en: `We only ship with licensed logistics operators. ${brand.nvocc ? `The present one is ${brand.nvocc}. ` : ''}An NVOCC is an ocean carrier without ships of its own: it gathers the cargo, signs the contract of carriage and answers for it.`,
            },
            {
              es: 'Los plazos son aproximados. Dependen del barco, del tiempo, del puerto y de la aduana.',
              en: 'Times are approximate. They depend on the ship, the weather, the port and customs.',
            },
            {
              es: 'El seguro de transporte está incluido. Después del embarque le damos los datos para seguir su envío.',
              en: 'Transport insurance is included. Once the goods are on board we give you what you need to track them.',
            },
            {
              es: 'Al recibir, revise la mercancía delante del operador. Si ve un daño, anótelo en el papel de entrega, tome fotos y avísenos lo antes posible.',
              en: 'When you receive the goods, inspect them in front of the operator. If you see damage, write it on the delivery paper, take photos and tell us as soon as you can.',
            },
          ],
        },
        {
          id: 'responsabilidad',
          heading: { es: 'Límites de responsabilidad', en: 'Limits of liability' },
          blocks: [
            {
              es: 'Somos intermediarios. Respondemos por nuestro trabajo: cotizar bien, comprar lo que usted pidió y entregarlo al operador. No respondemos por:',
              en: 'We are intermediaries. We answer for our own work: quoting properly, buying what you asked for and handing it to the operator. We are not liable for:',
            },
            {
              list: [
                {
                  es: 'Daños en el transporte que cubre el seguro. Le ayudamos con el reclamo.',
                  en: 'Transport damage that the insurance covers. We help you with the claim.',
                },
                { es: 'Demoras en la aduana.', en: 'Customs delays.' },
                {
                  es: 'Cambios de las leyes o reglas, en EE. UU. o en Cuba.',
                  en: 'Changes of laws or regulations, in the USA or in Cuba.',
                },
                {
                  es: 'El rechazo de la mercancía por la aduana.',
                  en: 'Rejection of the goods by customs.',
                },
                {
                  es: 'Los aranceles e impuestos en destino.',
                  en: 'Duties and taxes at destination.',
                },
              ],
            },
            {
              es: 'La garantía de un producto es la del fabricante o del vendedor. Nada de esto le quita los derechos que la ley le da y que no se pueden quitar.',
              en: 'The warranty of a product is its maker’s or seller’s. None of this takes away rights that the law gives you and that cannot be waived.',
            },
          ],
        },
        {
          id: 'ley',
          heading: { es: 'Cumplimiento de la ley', en: 'Legal compliance' },
          blocks: [
            {
              es: 'Trabajamos dentro de la ley, y pedimos lo mismo a nuestros clientes. En cada orden se aplican:',
              en: 'We work within the law, and ask the same of our clients. Every order is subject to:',
            },
            {
              list: [
                {
                  es: 'Las reglas de la Comisión Federal Marítima (FMC), que regula el transporte por mar en EE. UU.',
                  en: 'The rules of the Federal Maritime Commission (FMC), which regulates ocean transport in the USA.',
                },
                {
                  es: 'Las reglas de sanciones del Tesoro de EE. UU., que aplica su oficina OFAC, y las de exportación.',
                  en: 'The sanctions rules of the US Treasury, administered by its office OFAC, and the export rules.',
                },
                { es: 'Las normas de la Aduana de Cuba.', en: 'The regulations of Cuban customs.' },
                {
                  es: 'Las leyes de los estados donde tenemos oficina.',
                  en: 'The laws of the states where we have an office.',
                },
              ],
            },
            {
              es: 'Podemos pedir papeles para cumplir estas reglas. Si una orden no las cumple, no la hacemos. Si ya estaba en marcha, la paramos y se lo explicamos.',
              en: 'We may ask for papers in order to comply with these rules. We do not carry out an order that breaks them. If it was already under way, we stop it and explain why.',
            },
          ],
        },
        {
          id: 'cancelaciones',
          heading: { es: 'Cancelaciones y reembolsos', en: 'Cancellations and refunds' },
          blocks: [
            {
              es: `Puede cancelar una orden solo antes del embarque. Escriba ${contactWays.es(brand)} con su número de referencia.`,
              en: `You may cancel an order only before the goods are loaded. Write ${contactWays.en(brand)} with your reference number.`,
            },
            {
              es: 'El reembolso sigue las reglas del vendedor o proveedor. Puede haber cargos de gestión. Le decimos la suma por escrito antes de cancelar.',
              en: 'The refund follows the policy of the seller or provider. Administrative fees may apply. We tell you the amount in writing before we cancel.',
            },
            {
              es: 'Después del embarque no se puede cancelar.',
              en: 'After loading, an order cannot be cancelled.',
            },
            {
              es: 'Una cotización sin confirmar no hace falta cancelarla: no cuesta nada.',
              en: 'A quotation that was not confirmed needs no cancelling: it costs nothing.',
            },
          ],
        },
        {
          id: 'datos',
          since: '2026-11',
          heading: { es: 'Qué guardamos de su orden', en: 'What we keep of your order' },
          blocks: [
            {
              es: 'De cada orden guardamos quién recibe, los pagos con sus referencias del banco, las fotos del camino y de las actas firmadas, y la comparación de nombres que pide la ley. El detalle y los plazos están en la [política de privacidad](privacy).',
              en: 'Of each order we keep who receives it, the payments with their bank references, the photos of its way and of signed acts, and the comparison of names that the law asks for. Details and periods are in the [privacy policy](privacy).',
            },
          ],
        },
        {
          id: 'propiedad',
          heading: { es: 'Propiedad intelectual', en: 'Intellectual property' },
          blocks: [
            {
              es: `Los textos, dibujos y la marca de este sitio son de ${brand.name} o se usan con permiso. Puede leerlos, guardarlos y compartir los enlaces. Para otro uso, pida permiso por escrito.`,
              en: `The texts, drawings and brand of this site belong to ${brand.name} or are used with permission. You may read and keep them and share the links. For any other use, ask for permission in writing.`,
            },
            {
              es: 'Las marcas de autos y equipos son de sus dueños. Las nombramos solo para decir qué producto es.',
              en: 'The brands of cars and equipment belong to their owners. We name them only to say which product it is.',
            },
          ],
        },
        {
          id: 'cambios',
          heading: { es: 'Cambios de estos términos', en: 'Changes of these terms' },
          blocks: [
            {
              es: 'Podemos cambiar estos términos. El cambio vale desde que se publica en esta página, con su fecha. Para una orden ya confirmada valen los términos del día en que se confirmó.',
              en: 'We may change these terms. A change is effective from its publication on this page, with its date. An order that is already confirmed keeps the terms of the day on which it was confirmed.',
            },
          ],
        },
        {
          id: 'tribunales',
          heading: { es: 'Ley y tribunales', en: 'Governing law and courts' },
          blocks: [
            {
              es: 'Estos términos se rigen por las leyes de los Estados Unidos. Los tribunales de los Estados Unidos deciden sobre cualquier pleito.',
              en: 'These terms are governed by the laws of the United States. The courts of the United States decide on any dispute.',
            },
            {
              es: 'Antes de llegar ahí, escríbanos: la mayoría de los problemas se arreglan hablando.',
              en: 'Before it comes to that, write to us: most problems can be settled by talking.',
            },
            {
              es: 'El texto en español es el que vale. La versión en inglés es una traducción de cortesía.',
              en: 'The Spanish text is the one that governs. The English version is a courtesy translation.',
            },
          ],
        },
        {
          id: 'contacto',
          heading: { es: 'Contacto', en: 'Contact' },
          blocks: [
            {
              es: `Escríbanos ${contactWays.es(brand)}. Atendemos de lunes a viernes de 8:00 a 18:00 y los sábados de 9:00 a 14:00, hora del este.`,
              en: `Write ${contactWays.en(brand)}. We are there Monday to Friday from 8:00 AM to 6:00 PM and Saturday from 9:00 AM to 2:00 PM, Eastern time.`,
            },
            {
              es: 'Lea también la [política de privacidad](privacy), la [política de cookies](cookies) y el [aviso legal](legal).',
              en: 'Please also read the [privacy policy](privacy), the [cookie policy](cookies) and the [legal notice](legal).',
            },
          ],
        },
      ],
    }) as const,
);
