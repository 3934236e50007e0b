import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { neverAskTexts } from '../never-ask.ts';
import { contactWays } from './contact.ts';
import { type LegalTexts, minRetentionYears } from './document.ts';

export const privacy: LegalTexts = defineTexts(
  (brand: Company) =>
    ({
      title: { es: 'Política de privacidad', en: 'Privacy policy' },
      description: {
        es: `Qué datos guarda ${brand.name}, para qué, con quién los comparte, cuánto tiempo y cómo pedir una copia o borrarlos.`,
        en: `Which data ${brand.name} keeps, what for, with whom it is shared, for how long, and how to ask for a copy or have it deleted.`,
      },
      summary: [
        {
          es: 'Pedimos solo lo que hace falta para cotizar, enviar y hablar con usted.',
          en: 'We only ask for what we need to quote, ship and talk to you.',
        },
        {
          es: 'No vendemos sus datos. No hay anuncios ni programas de otras empresas en esta página.',
          en: 'We do not sell your data. There are no advertisements and no programs of other companies on this page.',
        },
        {
          es: 'Puede eliminar su cuenta cuando quiera. Los papeles de una compra se guardan más tiempo: así lo piden la ley y los reclamos.',
          en: 'You can delete your account whenever you like. The papers of a purchase are kept longer, as the law and claims require.',
        },
        {
          es: 'Nuestros servicios son solo para mayores de 18 años.',
          en: 'Our services are only for people of 18 and over.',
        },
      ],
      sections: [
        {
          id: 'quienes-somos',
          heading: { es: 'Quién cuida sus datos', en: 'Who looks after your data' },
          blocks: [
            {
              es: `${brand.name} decide cómo se usan los datos de este sitio y responde por ellos.${brand.offices > 0 ? ` Trabajamos desde [oficinas en varios estados de EE. UU.](offices). En todas valen estas reglas.` : ''}`,
              en: `${brand.name} decides how the data of this site is used and answers for it.${brand.offices > 0 ? ` We work from [offices in several US states](offices). These rules hold in all of them.` : ''}`,
            },
            {
              es: `Para todo lo que toca a sus datos, escriba ${contactWays.es(brand)}.`,
              en: `For anything that concerns your data, write ${contactWays.en(brand)}.`,
            },
          ],
        },
        {
          id: 'mayores-de-edad',
          heading: { es: 'Solo para mayores de 18 años', en: 'Adults only (18+)' },
          blocks: [
            {
              es: 'Nuestros servicios son solo para personas de 18 años o más. No pedimos datos de menores. Si sabe que un menor nos dio los suyos, escríbanos y los borramos.',
              en: 'Our services are only for people of 18 and over. We ask for no data of minors. If you know that a minor has given us theirs, write to us and we delete it.',
            },
          ],
        },
        {
          id: 'datos',
          heading: { es: 'Qué datos guardamos', en: 'Which data we keep' },
          blocks: [
            {
              list: [
                {
                  es: 'Su cuenta: nombre, correo y un número interno. Nos los da el servicio de identidad con el que usted entra. Su contraseña la guarda ese servicio; nosotros no la vemos.',
                  en: 'Your account: name, e-mail and an internal number. The identity service that you sign in with gives them to us. It keeps your password; we never see it.',
                },
                {
                  es: 'Su contacto: teléfono, WhatsApp y provincia, cuando usted los escribe.',
                  en: 'Your contact: phone, WhatsApp and province, when you enter them.',
                },
                {
                  es: 'Sus cotizaciones: productos, precios, provincia, notas, cada cambio de estado y los PDF que descarga de ellas.',
                  en: 'Your quotations: products, prices, province, notes, every change of status and the PDFs of them that you download.',
                },
                {
                  es: 'Sus verificaciones: código, correo, referencia, comentario y los comprobantes que usted manda.',
                  en: 'Your verifications: code, e-mail, reference, comment and the receipts that you send.',
                },
                {
                  es: 'Sus opiniones de una entrega: se publican con las estrellas, el texto, el nombre que escriba, lo recibido, el día y la provincia. Si elimina su cuenta, quedan sin nombre.',
                  en: 'Your reviews of a handover: they are published with the stars, the text, the name that you write, what was received, the day and the province. If you delete your account, they stay without a name.',
                },
                {
                  es: 'Lo que nos escribe por correo o WhatsApp.',
                  en: 'What you write to us by e-mail or WhatsApp.',
                },
                {
                  es: 'Datos técnicos: la página pedida, la hora y la dirección de red. Los usamos para que el sitio funcione y para frenar abusos.',
                  en: 'Technical data: the page asked for, the time and the network address. We use them to make the site work and to hold off abuse.',
                },
              ],
            },
            {
              es: 'Si solo mira el catálogo, no le pedimos ningún dato. Aquí no hay pagos en línea: no vemos ni guardamos tarjetas.',
              en: 'If you only browse the catalogue, we ask for no data. There are no online payments here: we neither see nor keep cards.',
            },
          ],
        },
        {
          id: 'orden',
          since: '2026-11',
          heading: { es: 'Qué más guardamos si compra', en: 'What else we keep if you buy' },
          blocks: [
            {
              list: [
                {
                  es: 'Quién recibe en Cuba: nombre, teléfono, provincia y dirección, como usted los escribe.',
                  en: 'Who receives in Cuba: name, phone, province and address, as you enter them.',
                },
                {
                  es: 'La oferta que acepta, el nombre que escribe al aceptarla y la versión de los términos.',
                  en: 'The offer that you accept, the name that you write when you accept it, and the version of the terms.',
                },
                {
                  es: 'Sus pagos y reembolsos: fecha, importe, forma, cuenta y referencia del banco. También las líneas de nuestro banco, con el nombre de quien paga.',
                  en: 'Your payments and refunds: date, amount, method, account and bank reference. Also the lines of our bank, with the name of whoever pays.',
                },
                {
                  es: 'El camino de lo que compra: número de serie, fotos, papeles de exportación y fechas.',
                  en: 'The way of what you buy: serial number, photos, export papers and dates.',
                },
                {
                  es: 'La entrega: quién recibió, cuándo y cómo. Si no hubo código, la foto del acta firmada.',
                  en: 'The handover: who received, when and how. Without a code, the photo of the signed act.',
                },
                {
                  es: 'La comparación de nombres: la ley nos pide buscar el suyo y el de quien recibe en las listas de sanciones de EE. UU. Guardamos el nombre, el resultado y quién lo decidió.',
                  en: 'The comparison of names: the law asks us to look for yours and the recipient’s on the US sanctions lists. We keep the name, the result and who decided it.',
                },
                {
                  es: 'Los enlaces que comparte: para quién son y hasta cuándo valen.',
                  en: 'The links that you share: whom they are for and until when they hold.',
                },
              ],
            },
          ],
        },
        {
          id: 'codigos',
          since: '2026-11',
          heading: { es: 'Códigos', en: 'Codes' },
          blocks: [
            {
              es: `${neverAskTexts.es.codes} ${neverAskTexts.es.accounts}`,
              en: `${neverAskTexts.en.codes} ${neverAskTexts.en.accounts}`,
            },
          ],
        },
        {
          id: 'uso',
          heading: { es: 'Para qué los usamos', en: 'What we use it for' },
          blocks: [
            {
              list: [
                {
                  es: 'Para hacer su cotización, confirmar el precio y enviar la compra.',
                  en: 'To make your quotation, confirm the price and ship the purchase.',
                },
                {
                  es: 'Para responderle y avisarle de cada cambio de estado.',
                  en: 'To answer you and tell you about each change of status.',
                },
                {
                  es: 'Para comprobar pagos y evitar fraudes.',
                  en: 'To check payments and prevent fraud.',
                },
                {
                  es: 'Para cumplir la ley: aduana, transporte por mar, sanciones e impuestos.',
                  en: 'To comply with the law: customs, ocean transport, sanctions and taxes.',
                },
              ],
            },
            {
              es: 'No los usamos para mandarle anuncios. No tomamos decisiones sobre usted sin que las mire una persona.',
              en: 'We do not use it to send you advertisements. No decision about you is taken without a person looking at it.',
            },
          ],
        },
        {
          id: 'compartir',
          heading: { es: 'Con quién los compartimos', en: 'With whom we share it' },
          blocks: [
            {
              es: 'Damos a cada uno solo lo que necesita para su parte:',
              en: 'Everyone gets only what they need for their part:',
            },
            {
              list: [
                {
                  es: `El operador marítimo con licencia${brand.nvocc ? `: ${brand.nvocc}` : ''}. Un NVOCC es un transportista sin barcos propios.`,
                  en: `The licensed ocean operator${brand.nvocc ? `: ${brand.nvocc}` : ''}. An NVOCC is a carrier without ships of its own.`,
                },
                {
                  es: 'El vendedor y el seguro de lo que usted compra.',
                  en: 'The seller and the insurer of what you buy.',
                },
                {
                  es: 'Las autoridades de EE. UU. y de Cuba, cuando la ley lo manda; por ejemplo, la aduana.',
                  en: 'The authorities of the USA and Cuba, where the law demands it; customs, for example.',
                },
                {
                  es: 'El servicio de identidad y el de correo que usamos para trabajar.',
                  en: 'The identity service and the mail service that we work with.',
                },
              ],
            },
            {
              es: 'No vendemos ni alquilamos sus datos. Si nos escribe por WhatsApp, esa charla pasa también por WhatsApp y valen sus reglas.',
              en: 'We neither sell nor rent out your data. If you write to us on WhatsApp, that conversation also passes through WhatsApp, under its rules.',
            },
          ],
        },
        {
          id: 'donde',
          heading: { es: 'Dónde están', en: 'Where it is' },
          blocks: [
            {
              es: 'Los guardamos en nuestros servidores, o en los de quien los opera por nosotros. Para entregar su compra, los papeles del envío viajan a Mariel, el puerto de carga al oeste de La Habana, y a la Aduana de Cuba.',
              en: 'We keep it on our servers, or on those of whoever runs them for us. To deliver your purchase, the shipping papers travel to Mariel, the cargo port west of Havana, and to Cuban customs.',
            },
          ],
        },
        {
          id: 'plazo',
          heading: { es: 'Cuánto tiempo los guardamos', en: 'How long we keep it' },
          blocks: [
            {
              es: `Los registros de cada operación (cotizaciones, pagos y envíos) se guardan al menos ${minRetentionYears} años. Hoy nuestro plazo es de ${brand.retentionYears} años. Mientras tenga cuenta, los ve en ella. Los que ya no tienen cuenta los eliminamos cuando pasa ese plazo desde el último movimiento.`,
              en: `The records of each transaction (quotations, payments and shipments) are kept for at least ${minRetentionYears} years. Our period today is ${brand.retentionYears} years. While you have an account, you see them there. Those without an account we erase when that period has passed since the last movement.`,
            },
            {
              es: 'Los demás datos se guardan mientras tenga la cuenta. Las cookies tienen sus propios plazos: están en la [política de cookies](cookies).',
              en: 'The rest is kept for as long as you have the account. Cookies have periods of their own: see the [cookie policy](cookies).',
            },
          ],
        },
        {
          id: 'borrar-cuenta',
          heading: { es: 'Si elimina su cuenta', en: 'If you delete your account' },
          blocks: [
            {
              es: 'Puede eliminar su cuenta desde su perfil o pedirlo por correo. Pasa lo siguiente:',
              en: 'You can delete your account from your profile or ask for it by e-mail. This is what happens:',
            },
            {
              list: [
                {
                  es: 'Borramos enseguida su perfil, su enlace con el servicio de identidad y sus sesiones abiertas.',
                  en: 'We delete your profile, your link to the identity service and your open sessions at once.',
                },
                {
                  es: `Los registros de sus operaciones se quedan, separados de su cuenta, durante ${brand.retentionYears} años. Solo puede verlos un administrador.`,
                  en: `The records of your transactions stay, detached from your account, for ${brand.retentionYears} years. Only an administrator can see them.`,
                },
                {
                  es: 'Al cumplirse el plazo, se borran.',
                  en: 'When that time is over, they are erased.',
                },
              ],
            },
            {
              es: 'Si tiene una cotización abierta, le avisamos antes de borrar.',
              en: 'If you have an open quotation, we warn you before deleting.',
            },
          ],
        },
        {
          id: 'derechos',
          heading: { es: 'Sus derechos', en: 'Your rights' },
          blocks: [
            { es: 'Usted puede pedir, sin pagar nada:', en: 'You may ask, free of charge:' },
            {
              list: [
                {
                  es: 'Ver sus datos y recibir una copia.',
                  en: 'To see your data and receive a copy.',
                },
                { es: 'Corregir lo que esté mal.', en: 'To have mistakes corrected.' },
                {
                  es: 'Borrar lo que la ley no nos obliga a guardar.',
                  en: 'To have deleted what the law does not oblige us to keep.',
                },
                {
                  es: 'Oponerse a un uso, o pedir que lo limitemos.',
                  en: 'To object to a use, or have it limited.',
                },
              ],
            },
            {
              es: `Escriba ${contactWays.es(brand)}, desde el correo o la cuenta que conocemos. Respondemos en 30 días o menos. Según el estado donde viva, la ley puede darle otros derechos, y también los cumplimos.`,
              en: `Write ${contactWays.en(brand)}, from the address or the account that we know. We answer within 30 days. The law of the state where you live may give you further rights, and we honour them too.`,
            },
          ],
        },
        {
          id: 'seguridad',
          heading: { es: 'Cómo los protegemos', en: 'How we protect it' },
          blocks: [
            {
              es: 'El sitio publicado viaja cifrado. Cada persona ve solo lo suyo. Del equipo entra solo quien lo necesita, y queda anotado quién abre o cambia un registro.',
              en: 'The published site is encrypted on its way. Each person sees only what is theirs. On our team only those who need it have access, and it is written down who opens or changes a record.',
            },
            {
              es: 'Ningún sistema es perfecto. Si algo grave pasa con sus datos, le avisamos sin demora y le decimos qué hacer.',
              en: 'No system is perfect. If something serious happens to your data, we tell you without delay and say what to do.',
            },
            {
              es: 'Nunca le pediremos su contraseña, ni por correo ni por WhatsApp.',
              en: 'We will never ask for your password, neither by e-mail nor on WhatsApp.',
            },
          ],
        },
        {
          id: 'cookies',
          heading: { es: 'Cookies', en: 'Cookies' },
          blocks: [
            {
              es: 'Usamos pocas cookies, todas nuestras. Qué guarda cada una y cuánto dura está en la [política de cookies](cookies).',
              en: 'We use few cookies, all of them our own. What each one holds and how long it lasts is in the [cookie policy](cookies).',
            },
          ],
        },
        {
          id: 'cambios',
          heading: { es: 'Cambios de esta política', en: 'Changes of this policy' },
          blocks: [
            {
              es: 'Si la cambiamos, publicamos aquí el texto nuevo con su fecha. Si el cambio es grande, lo decimos también en un aviso sobre el catálogo.',
              en: 'If we change it, we publish the new text here with its date. If it is a big change, a notice above the catalogue says so too.',
            },
          ],
        },
        {
          id: 'contacto',
          heading: { es: 'Contacto', en: 'Contact' },
          blocks: [
            {
              es: `Escriba ${contactWays.es(brand)}. Vea también los [términos y condiciones](terms) y el [aviso legal](legal).`,
              en: `Write ${contactWays.en(brand)}. See also the [terms and conditions](terms) and the [legal notice](legal).`,
            },
          ],
        },
      ],
    }) as const,
);
