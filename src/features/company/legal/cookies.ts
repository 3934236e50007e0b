import { bothLanguages } from '#platform/text/language.ts';
import type { Brand } from '../brand.ts';
import type { LegalDocument } from './document.ts';

const es = (brand: Brand): LegalDocument => ({
  title: 'Política de cookies',
  description: `Las pocas cookies de ${brand.name}: qué guarda cada una, cuánto dura y cómo borrarla.`,
  updated: 'Última actualización: noviembre de 2026',
  summary: [
    'Usamos pocas cookies, y todas son nuestras.',
    'Sirven para entrar, guardar su carrito y recordar lo que eligió y lo que vio.',
    'Hoy no medimos lo que usted hace: no hay cookies de análisis ni de anuncios.',
    'Puede borrarlas cuando quiera desde su navegador.',
  ],
  sections: [
    {
      id: 'que-son',
      heading: 'Qué es una cookie',
      blocks: [
        'Una cookie es un dato pequeño que un sitio guarda en su navegador. El sitio la vuelve a leer en su próxima visita. El almacenamiento local es parecido, pero se queda en su teléfono y no viaja en cada visita.',
        'En esta página llamamos «cookies» a los dos.',
      ],
    },
    {
      id: 'cuales',
      heading: 'Cuáles usamos',
      blocks: [
        'Cada una tiene un solo fin y un plazo:',
        {
          terms: [
            [
              'Sesión',
              'Hasta que cierra el navegador, y 30 días como máximo. Dice quién es usted después de entrar. Sin ella no puede pedir ni ver sus cotizaciones. Se llama mariel-auto-session.',
            ],
            [
              'Entrada en curso',
              '10 minutos. Protege el momento en que entra con su cuenta. Se llama mariel-auto-login.',
            ],
            [
              'Entrada sin servicio externo',
              '14 días como máximo. Solo donde la tienda misma comprueba quién entra. Se llaman mariel-auto-idp, mariel-auto-idp-step y mariel-auto-idp-resume.',
            ],
            [
              'Carrito',
              '7 días desde el último cambio. Guarda en su teléfono los productos que eligió, también sin conexión. Se llama mariel-auto-cart.',
            ],
            [
              'Carrito apartado',
              'Hasta que cierra la pestaña. Guarda el carrito anterior si cambia de provincia, para poder recuperarlo. Se llama mariel-auto-cart-aside y luego mariel-auto-cart-former.',
            ],
            [
              'Pedido sin respuesta',
              'Hasta que llega la respuesta. Guarda lo que envió, por si se corta la conexión. Se llama mariel-auto-submission.',
            ],
            [
              'Verificación',
              '7 días, o hasta que llega. Guarda en su teléfono el formulario y los comprobantes, por si se corta la conexión. Se llama mariel-auto-verification.',
            ],
            [
              'Nota a medias',
              'Hasta que la envía o la borra. Guarda lo que escribe sobre una cotización o una verificación. Se llama mariel-auto-draft.',
            ],
            [
              'Provincia',
              '30 días. Recuerda la provincia de entrega. Se llama mariel-auto-province.',
            ],
            [
              'Idioma',
              '12 meses. Recuerda si eligió español o inglés. Se llama mariel-auto-language.',
            ],
            [
              'Modo de pocos datos',
              '12 meses. Recuerda si quiere ver las imágenes solo al tocarlas. Se llama mariel-auto-datos.',
            ],
            [
              'Visto hace poco',
              'Hasta que lo borra con el botón de esa lista o en su navegador. Guarda los 8 últimos productos que abrió. No sale de su teléfono. Se llama mariel-auto-seen.',
            ],
            [
              'Comparación',
              'Hasta que cierra la pestaña. Guarda los productos que quiere comparar. Se llama mariel-auto-compare.',
            ],
            [
              'Trabajo del equipo',
              'Hasta que cierra la pestaña. Solo para quien trabaja con nosotros: guardan el producto que escribe y el lugar de la lista. Se llaman mariel-auto-new-product y mariel-auto-products-list.',
            ],
            [
              'Avisos de la visita',
              'Hasta que cierra la pestaña. Guardan su último número de referencia y si hay que abrir otra vez el carrito. Se llaman mariel-auto-last-quote, mariel-auto-verification-sent y mariel-auto-reopen.',
            ],
            [
              'Copias de páginas',
              'Hasta la próxima versión de la tienda, con 60 páginas como máximo. Guardan las páginas públicas y las listas que ya vio, para abrirlas sin conexión. Se llaman pages y lists.',
            ],
            [
              'Análisis',
              'Ninguna hoy. Si un día las usamos, durarán 12 meses como máximo y antes le pediremos permiso.',
            ],
          ],
        },
      ],
    },
    {
      id: 'de-otros',
      heading: 'Cookies de otros',
      blocks: [
        'Esta página no carga nada de otras empresas: ni anuncios, ni mapas, ni botones de redes. Por eso nadie más puede dejar aquí una cookie.',
        'Al entrar con su cuenta pasa por el servicio de identidad, y al escribirnos, por WhatsApp. Allí valen las reglas de ellos.',
      ],
    },
    {
      id: 'permiso',
      heading: 'Por qué no ve un aviso',
      blocks: [
        'Las cookies que usamos hacen falta para lo que usted pide, o recuerdan algo que usted eligió. Para eso no hay que pedir permiso aparte. Para las de análisis sí lo pediríamos.',
      ],
    },
    {
      id: 'borrar',
      heading: 'Cómo borrarlas',
      blocks: [
        'Las borra en los ajustes de su navegador, en «Privacidad» o «Datos de sitios». Si las borra:',
        {
          list: [
            'Sale de su cuenta y tiene que entrar otra vez.',
            'Se vacían el carrito, la comparación y la lista de lo que vio.',
            'Se pierde lo que no llegó a enviar.',
            'La provincia vuelve a ser La Habana, y el idioma, el español.',
          ],
        },
        'Si no deja que el navegador las guarde, puede leer todo el catálogo. Para pedir una cotización hay que entrar, y eso necesita la cookie de sesión.',
      ],
    },
    {
      id: 'cambios',
      heading: 'Cambios de esta política',
      blocks: [
        'Si añadimos una cookie, la ponemos antes en esta lista, con su fin y su plazo, y cambiamos la fecha de arriba.',
      ],
    },
    {
      id: 'contacto',
      heading: 'Más sobre sus datos',
      blocks: [
        `Qué datos guardamos y qué derechos tiene está en la [política de privacidad](privacy). Si tiene una pregunta, escriba a [${brand.email}](email).`,
      ],
    },
  ],
});

const en: typeof es = (brand) => ({
  title: 'Cookie policy',
  description: `The few cookies of ${brand.name}: what each one holds, how long it lasts and how to delete it.`,
  updated: 'Last updated: November 2026',
  summary: [
    'We use few cookies, and all of them are our own.',
    'They let you sign in, keep your cart, and remember what you chose and what you saw.',
    'Today we do not measure what you do: there are no cookies for analytics or advertising.',
    'You can delete them whenever you like, in your browser.',
  ],
  sections: [
    {
      id: 'que-son',
      heading: 'What a cookie is',
      blocks: [
        'A cookie is a small piece of data that a site keeps in your browser. The site reads it again on your next visit. Local storage is similar, but it stays on your phone and does not travel with each visit.',
        'On this page we call both of them “cookies”.',
      ],
    },
    {
      id: 'cuales',
      heading: 'Which ones we use',
      blocks: [
        'Each has one purpose and one period:',
        {
          terms: [
            [
              'Session',
              'Until you close the browser, and 30 days at most. It says who you are after signing in. Without it you can neither request nor see your quotations. Its name is mariel-auto-session.',
            ],
            [
              'Sign-in under way',
              '10 minutes. It protects the moment at which you sign in. Its name is mariel-auto-login.',
            ],
            [
              'Sign-in without an outside service',
              '14 days at most. Only where the shop itself checks who signs in. Their names are mariel-auto-idp, mariel-auto-idp-step and mariel-auto-idp-resume.',
            ],
            [
              'Cart',
              '7 days after the last change. It keeps the products you chose on your phone, also without a connection. Its name is mariel-auto-cart.',
            ],
            [
              'Cart set aside',
              'Until you close the tab. It keeps the cart you had if you change the province, so that you can have it back. Its name is mariel-auto-cart-aside, and later mariel-auto-cart-former.',
            ],
            [
              'Request without an answer',
              'Until the answer arrives. It keeps what you sent, in case the connection is cut. Its name is mariel-auto-submission.',
            ],
            [
              'Verification',
              '7 days, or until it arrives. It keeps the form and the receipts on your phone, in case the connection is cut. Its name is mariel-auto-verification.',
            ],
            [
              'Unfinished note',
              'Until you send it or delete it. It keeps what you write about a quotation or a verification. Its name is mariel-auto-draft.',
            ],
            [
              'Province',
              '30 days. It remembers the delivery province. Its name is mariel-auto-province.',
            ],
            [
              'Language',
              '12 months. It remembers whether you chose Spanish or English. Its name is mariel-auto-language.',
            ],
            [
              'Low-data mode',
              '12 months. It remembers whether you want pictures only when you tap them. Its name is mariel-auto-datos.',
            ],
            [
              'Seen recently',
              'Until you delete it, with the button of that list or in your browser. It keeps the last 8 products you opened. It does not leave your phone. Its name is mariel-auto-seen.',
            ],
            [
              'Comparison',
              'Until you close the tab. It keeps the products you want to compare. Its name is mariel-auto-compare.',
            ],
            [
              'The work of our staff',
              'Until you close the tab. Only for those who work with us: they keep the product being written and the place in the list. Their names are mariel-auto-new-product and mariel-auto-products-list.',
            ],
            [
              'Notices of the visit',
              'Until you close the tab. They keep your last reference number, and whether the cart is to be opened again. Their names are mariel-auto-last-quote, mariel-auto-verification-sent and mariel-auto-reopen.',
            ],
            [
              'Copies of pages',
              'Until the next version of the shop, with 60 pages at most. They keep the public pages and the lists you have seen, to open them without a connection. Their names are pages and lists.',
            ],
            [
              'Analytics',
              'None today. If we use them one day, they will last 12 months at most, and we will ask for your permission first.',
            ],
          ],
        },
      ],
    },
    {
      id: 'de-otros',
      heading: 'Cookies of others',
      blocks: [
        'This page loads nothing from other companies: no advertisements, no maps, no buttons of social networks. So nobody else can leave a cookie here.',
        'Signing in takes you through the identity service, and writing to us through WhatsApp. Their rules apply there.',
      ],
    },
    {
      id: 'permiso',
      heading: 'Why you see no banner',
      blocks: [
        'The cookies that we use are needed for what you ask for, or remember something that you chose. That needs no separate permission. For analytics we would ask.',
      ],
    },
    {
      id: 'borrar',
      heading: 'How to delete them',
      blocks: [
        'You delete them in the settings of your browser, under “Privacy” or “Site data”. If you do:',
        {
          list: [
            'You are signed out and have to sign in again.',
            'The cart, the comparison and the list of what you saw are emptied.',
            'What was not sent yet is lost.',
            'The province is La Habana again, and the language Spanish.',
          ],
        },
        'If you do not let the browser keep them, you can still read the whole catalogue. To request a quotation you have to sign in, and that needs the session cookie.',
      ],
    },
    {
      id: 'cambios',
      heading: 'Changes of this policy',
      blocks: [
        'If we add a cookie, we first put it on this list, with its purpose and its period, and change the date above.',
      ],
    },
    {
      id: 'contacto',
      heading: 'More about your data',
      blocks: [
        `Which data we keep and which rights you have is in the [privacy policy](privacy). If you have a question, write to [${brand.email}](email).`,
      ],
    },
  ],
});

export const cookies = bothLanguages({ es, en });
