import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { contactWays } from './contact.ts';
import type { LegalTerm, LegalTexts } from './document.ts';
import { storedTerms } from './stored-data.ts';

const page = defineTexts(
  (brand: Company, stored: readonly LegalTerm[]) =>
    ({
      title: { es: 'Política de cookies', en: 'Cookie policy' },
      description: {
        es: `Las pocas cookies de ${brand.name}: qué guarda cada una, cuánto dura y cómo borrarla.`,
        en: `The few cookies of ${brand.name}: what each one holds, how long it lasts and how to delete it.`,
      },
      updated: { es: 'Última actualización: noviembre de 2026', en: 'Last updated: November 2026' },
      summary: [
        {
          es: 'Usamos pocas cookies, y todas son nuestras.',
          en: 'We use few cookies, and all of them are our own.',
        },
        {
          es: 'Sirven para entrar, guardar su cotización y recordar lo que eligió y lo que vio.',
          en: 'They let you sign in, keep your quotation, and remember what you chose and what you saw.',
        },
        {
          es: 'Hoy no medimos lo que usted hace: no hay cookies de análisis ni de anuncios.',
          en: 'Today we do not measure what you do: there are no cookies for analytics or advertising.',
        },
        {
          es: 'Puede borrarlas cuando quiera desde su navegador.',
          en: 'You can delete them whenever you like, in your browser.',
        },
      ],
      sections: [
        {
          id: 'que-son',
          heading: { es: 'Qué es una cookie', en: 'What a cookie is' },
          blocks: [
            {
              es: 'Una cookie es un dato pequeño que un sitio guarda en su navegador. El sitio la vuelve a leer en su próxima visita. El almacenamiento local es parecido, pero se queda en su teléfono y no viaja en cada visita.',
              en: 'A cookie is a small piece of data that a site keeps in your browser. The site reads it again on your next visit. Local storage is similar, but it stays on your phone and does not travel with each visit.',
            },
            {
              es: 'En esta página llamamos «cookies» a los dos.',
              en: 'On this page we call both of them “cookies”.',
            },
          ],
        },
        {
          id: 'cuales',
          heading: { es: 'Cuáles usamos', en: 'Which ones we use' },
          blocks: [
            {
              es: 'Cada una tiene un solo fin y un plazo:',
              en: 'Each has one purpose and one period:',
            },
            {
              terms: [
                ...stored,
                [
                  { es: 'Análisis', en: 'Analytics' },
                  {
                    es: 'Ninguna hoy. Si un día las usamos, durarán 12 meses como máximo y antes le pediremos permiso.',
                    en: 'None today. If we use them one day, they will last 12 months at most, and we will ask for your permission first.',
                  },
                ],
              ],
            },
          ],
        },
        {
          id: 'de-otros',
          heading: { es: 'Cookies de otros', en: 'Cookies of others' },
          blocks: [
            {
              es: 'Esta página no carga nada de otras empresas: ni anuncios, ni mapas, ni botones de redes. Por eso nadie más puede dejar aquí una cookie.',
              en: 'This page loads nothing from other companies: no advertisements, no maps, no buttons of social networks. So nobody else can leave a cookie here.',
            },
            {
              es: 'Al entrar con su cuenta pasa por el servicio de identidad, y al escribirnos, por WhatsApp. Allí valen las reglas de ellos.',
              en: 'Signing in takes you through the identity service, and writing to us through WhatsApp. Their rules apply there.',
            },
          ],
        },
        {
          id: 'permiso',
          heading: { es: 'Por qué no ve un aviso', en: 'Why you see no banner' },
          blocks: [
            {
              es: 'Las cookies que usamos hacen falta para lo que usted pide, o recuerdan algo que usted eligió. Para eso no hay que pedir permiso aparte. Para las de análisis sí lo pediríamos.',
              en: 'The cookies that we use are needed for what you ask for, or remember something that you chose. That needs no separate permission. For analytics we would ask.',
            },
          ],
        },
        {
          id: 'borrar',
          heading: { es: 'Cómo borrarlas', en: 'How to delete them' },
          blocks: [
            {
              es: 'Las borra en los ajustes de su navegador, en «Privacidad» o «Datos de sitios». Si las borra:',
              en: 'You delete them in the settings of your browser, under “Privacy” or “Site data”. If you do:',
            },
            {
              list: [
                {
                  es: 'Sale de su cuenta y tiene que entrar otra vez.',
                  en: 'You are signed out and have to sign in again.',
                },
                {
                  es: 'Se vacían la cotización sin enviar, la comparación y la lista de lo que vio.',
                  en: 'The quotation not sent yet, the comparison and the list of what you saw are emptied.',
                },
                { es: 'Se pierde lo que no llegó a enviar.', en: 'What was not sent yet is lost.' },
                {
                  es: 'La provincia vuelve a ser La Habana, y el idioma, el español.',
                  en: 'The province is La Habana again, and the language Spanish.',
                },
              ],
            },
            {
              es: 'Si no deja que el navegador las guarde, puede leer todo el catálogo. Para pedir una cotización hay que entrar, y eso necesita la cookie de sesión.',
              en: 'If you do not let the browser keep them, you can still read the whole catalogue. To request a quotation you have to sign in, and that needs the session cookie.',
            },
          ],
        },
        {
          id: 'cambios',
          heading: { es: 'Cambios de esta política', en: 'Changes of this policy' },
          blocks: [
            {
              es: 'Si añadimos una cookie, la ponemos antes en esta lista, con su fin y su plazo, y cambiamos la fecha de arriba.',
              en: 'If we add a cookie, we first put it on this list, with its purpose and its period, and change the date above.',
            },
          ],
        },
        {
          id: 'contacto',
          heading: { es: 'Más sobre sus datos', en: 'More about your data' },
          blocks: [
            {
              es: `Qué datos guardamos y qué derechos tiene está en la [política de privacidad](privacy). Si tiene una pregunta, escriba ${contactWays.es(brand)}.`,
              en: `Which data we keep and which rights you have is in the [privacy policy](privacy). If you have a question, write ${contactWays.en(brand)}.`,
            },
          ],
        },
      ],
    }) as const,
);

export const cookies: LegalTexts = {
  es: (brand) => page.es(brand, storedTerms('es')),
  en: (brand) => page.en(brand, storedTerms('en')),
};
