import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { priceTexts } from '../price.ts';
import { contactWays } from './contact.ts';
import type { LegalTexts } from './document.ts';

export const legalNotice: LegalTexts = defineTexts(
  (brand: Company) =>
    ({
      title: { es: 'Aviso legal', en: 'Legal notice' },
      description: {
        es: `Quién está detrás de ${brand.name}, qué hace y qué no, con qué operador marítimo trabaja y cómo reclamar.`,
        en: `Who is behind ${brand.name}, what it does and what it does not, which ocean operator it works with and how to complain.`,
      },
      updated: { es: 'Última actualización: octubre de 2025', en: 'Last updated: October 2025' },
      summary: [
        {
          es: `${brand.name} es un intermediario en EE. UU.`,
          en: `${brand.name} is an intermediary in the USA.`,
        },
        {
          es: 'La carga viaja con un operador marítimo que tiene licencia.',
          en: 'The cargo travels with a licensed ocean operator.',
        },
        {
          es: 'Los precios del sitio son estimados. El precio final se lo da un agente.',
          en: 'The prices on the site are estimates. An agent gives you the final price.',
        },
        {
          es: 'Los aranceles e impuestos en Cuba los paga el importador autorizado.',
          en: 'Duties and taxes in Cuba are paid by the authorised importer.',
        },
      ],
      sections: [
        {
          id: 'titular',
          heading: { es: 'Quién es el titular', en: 'Who owns this site' },
          blocks: [
            {
              es: `Este sitio es de ${brand.name}.${brand.claims.sinceYear ? ` Trabajamos desde ${brand.claims.sinceYear}.` : ''}${brand.offices > 0 ? ` Las direcciones y los horarios están en la página de [oficinas](offices).` : ''}`,
              en: `This site belongs to ${brand.name}.${brand.claims.sinceYear ? ` We have worked since ${brand.claims.sinceYear}.` : ''}${brand.offices > 0 ? ` Addresses and hours are on the [offices](offices) page.` : ''}`,
            },
            {
              es: `Escríbanos ${contactWays.es(brand)}.`,
              en: `Write to us ${contactWays.en(brand)}.`,
            },
          ],
        },
        {
          id: 'actividad',
          heading: { es: 'Qué hacemos', en: 'What we do' },
          blocks: [
            {
              es: 'Somos un intermediario. Cotizamos, compramos en EE. UU. y enviamos autos, motocicletas, triciclos eléctricos y electrodomésticos a Mariel, el puerto de carga de Cuba al oeste de La Habana. Este sitio no cobra: no hay pagos en línea.',
              en: 'We are an intermediary. We quote, buy in the USA and ship cars, motorcycles, electric tricycles and home appliances to Mariel, Cuba’s cargo port west of Havana. This site takes no money: there are no online payments.',
            },
            {
              es: 'Nuestros servicios son solo para mayores de 18 años.',
              en: 'Our services are only for people of 18 and over.',
            },
          ],
        },
        {
          id: 'operador',
          heading: { es: 'El operador marítimo', en: 'The ocean operator' },
          blocks: [
            {
              es: `El transporte lo hace un operador con licencia, inscrito ante la Comisión Federal Marítima (FMC), que regula el transporte por mar en EE. UU.${brand.nvocc ? `: ${brand.nvocc}` : ''}.`,
              en: `Transport is done by a licensed operator, registered with the Federal Maritime Commission (FMC), which regulates ocean transport in the USA${brand.nvocc ? `: ${brand.nvocc}` : ''}.`,
            },
            {
              es: 'NVOCC es la sigla inglesa de un transportista sin barcos propios. Reúne la carga, alquila el espacio en el barco y firma el contrato de transporte con usted.',
              en: 'An NVOCC is a carrier without ships of its own. It gathers the cargo, hires the space on the ship and signs the contract of carriage with you.',
            },
            {
              es: 'El seguro está incluido y el envío se puede seguir después del embarque.',
              en: 'Insurance is included, and the shipment can be tracked once it is on board.',
            },
          ],
        },
        {
          id: 'impuestos',
          heading: { es: 'Aranceles e impuestos', en: 'Duties and taxes' },
          blocks: [
            {
              es: 'Los aranceles e impuestos en destino son responsabilidad del importador autorizado. No están en nuestros precios.',
              en: 'Import duties and taxes at destination are the responsibility of the authorised importer. They are not part of our prices.',
            },
          ],
        },
        {
          id: 'informacion',
          heading: { es: 'Precios, imágenes y cifras', en: 'Prices, pictures and figures' },
          blocks: [
            {
              es: `Los precios del sitio son estimados y llevan el rótulo «Precio estimado FOB USA». ${priceTexts.es.holds}`,
              en: `The prices on the site are estimates, labelled “Estimated price FOB USA”. ${priceTexts.en.holds}`,
            },
            {
              es: 'Las imágenes ayudan a reconocer el producto y pueden no ser la unidad exacta. Pida fotos a su agente antes de confirmar.',
              en: 'The pictures help to recognise the product and may not show the exact unit. Ask your agent for photos before you confirm.',
            },
            {
              es: 'Las cifras sobre nuestro trabajo, como los vehículos enviados o la satisfacción de los clientes, son datos propios de la empresa.',
              en: 'The figures about our work, such as vehicles shipped or customer satisfaction, are the company’s own.',
            },
          ],
        },
        {
          id: 'uso',
          heading: { es: 'Uso del sitio', en: 'Use of the site' },
          blocks: [
            {
              es: 'Use el sitio de buena fe. No está permitido hacerse pasar por otra persona, enviar datos falsos, entrar en cuentas ajenas ni estorbar su marcha.',
              en: 'Use the site in good faith. It is not allowed to pretend to be someone else, send false data, enter other people’s accounts or disturb its running.',
            },
            {
              es: 'Cuidamos que el sitio funcione, pero no podemos prometer que nunca falle. Los enlaces a otros sitios, como WhatsApp, son de sus dueños.',
              en: 'We take care that the site works, but cannot promise that it never fails. Links to other sites, such as WhatsApp, belong to their owners.',
            },
          ],
        },
        {
          id: 'propiedad',
          heading: { es: 'Propiedad intelectual', en: 'Intellectual property' },
          blocks: [
            {
              es: `Los textos, dibujos y la marca son de ${brand.name} o se usan con permiso. Las marcas de los productos son de sus dueños. El programa del sitio es libre, con licencia GPL 3.0.`,
              en: `The texts, drawings and brand belong to ${brand.name} or are used with permission. The brands of the products belong to their owners. The program of the site is free software under the GPL 3.0.`,
            },
          ],
        },
        {
          id: 'datos',
          heading: { es: 'Sus datos', en: 'Your data' },
          blocks: [
            {
              es: 'Cómo cuidamos sus datos está en la [política de privacidad](privacy). Qué guarda su navegador está en la [política de cookies](cookies).',
              en: 'How we look after your data is in the [privacy policy](privacy). What your browser keeps is in the [cookie policy](cookies).',
            },
          ],
        },
        {
          id: 'ley',
          heading: { es: 'Ley y reclamos', en: 'Law and complaints' },
          blocks: [
            {
              es: 'Valen las leyes de los Estados Unidos y sus tribunales. Las reglas de cada compra están en los [términos y condiciones](terms).',
              en: 'The laws of the United States and their courts apply. The rules of each purchase are in the [terms and conditions](terms).',
            },
            {
              es: `Para reclamar, escriba ${contactWays.es(brand)} con su número de referencia. Le respondemos por escrito.`,
              en: `To complain, write ${contactWays.en(brand)} with your reference number. We answer in writing.`,
            },
          ],
        },
      ],
    }) as const,
);
