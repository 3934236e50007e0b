import { bothLanguages } from '#platform/text/language.ts';
import type { Brand } from '../brand.ts';
import type { LegalDocument } from './document.ts';
import { storedTerms } from './stored-data.ts';

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
            ...storedTerms('es'),
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
            ...storedTerms('en'),
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
