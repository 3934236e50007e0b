import { defineTexts } from '#platform/text/texts.ts';
import type { Company } from '../brand.ts';
import { contactWays } from './contact.ts';
import type { LegalTexts } from './document.ts';

export const accessibility: LegalTexts = defineTexts(
  (brand: Company) =>
    ({
      title: { es: 'Declaración de accesibilidad', en: 'Accessibility statement' },
      description: {
        es: `Qué hace ${brand.name} para que todos puedan usar su sitio, qué se ha probado, qué falta y cómo avisar de una barrera.`,
        en: `What ${brand.name} does so that everyone can use its site, what has been tested, what is missing and how to report a barrier.`,
      },
      updated: { es: 'Última actualización: noviembre de 2026', en: 'Last updated: November 2026' },
      summary: [
        {
          es: 'Queremos que todos puedan usar esta tienda: con teclado, con lector de pantalla o con la letra muy grande.',
          en: 'We want everyone to be able to use this store: with a keyboard, a screen reader or very large text.',
        },
        {
          es: 'Seguimos la norma WCAG 2.2, nivel AA.',
          en: 'We follow the WCAG 2.2 standard, level AA.',
        },
        {
          es: 'Lo hemos probado con programas y a mano. Con lectores de pantalla en teléfonos reales, todavía no.',
          en: 'We have tested it with programs and by hand. Not yet with screen readers on real phones.',
        },
        {
          es: 'Si algo le cierra el paso, escríbanos. Lo arreglamos, y mientras tanto le atendemos por otra vía.',
          en: 'If something stands in your way, write to us. We mend it, and serve you in another way meanwhile.',
        },
      ],
      sections: [
        {
          id: 'norma',
          heading: { es: 'Qué norma seguimos', en: 'Which standard we follow' },
          blocks: [
            {
              es: 'Seguimos las Pautas de Accesibilidad para el Contenido Web, WCAG 2.2, en el nivel AA. Vale para todas las páginas de este sitio, en español y en inglés.',
              en: 'We follow the Web Content Accessibility Guidelines, WCAG 2.2, at level AA. This holds for all pages of this site, in Spanish and in English.',
            },
          ],
        },
        {
          id: 'hecho',
          heading: { es: 'Qué hemos hecho', en: 'What we have done' },
          blocks: [
            {
              list: [
                {
                  es: 'Todo se puede hacer con el teclado, y siempre se ve dónde está usted. Un enlace al principio lleva directo al contenido.',
                  en: 'Everything can be done with the keyboard, and it is always visible where you are. A link at the start leads straight to the content.',
                },
                {
                  es: 'La página se lee entera sin programas (JavaScript), también con una conexión mala.',
                  en: 'The page can be read completely without programs (JavaScript), also over a bad connection.',
                },
                {
                  es: 'Los botones miden 44 píxeles o más, para tocarlos sin apuntar.',
                  en: 'Buttons measure 44 pixels or more, so that no aiming is needed.',
                },
                {
                  es: 'La letra crece con los ajustes de su teléfono. A 320 píxeles de ancho, o ampliada al 400 %, la página no se mueve de lado.',
                  en: 'Text grows with the settings of your phone. At a width of 320 pixels, or magnified to 400%, the page does not scroll sideways.',
                },
                {
                  es: 'Los colores tienen buen contraste, y ningún aviso depende solo del color.',
                  en: 'Colours have good contrast, and no notice depends on colour alone.',
                },
                {
                  es: 'Cada campo tiene su nombre. Los errores se explican con palabras, junto al campo.',
                  en: 'Every field has its name. Errors are explained in words, beside the field.',
                },
                {
                  es: 'Nada se mueve ni suena solo. Si pide menos movimiento en su teléfono, no hay ninguno.',
                  en: 'Nothing moves or sounds on its own. If you ask for less motion on your phone, there is none.',
                },
                {
                  es: 'Las fotos y dibujos de los productos tienen una descripción.',
                  en: 'Photos and drawings of products have a description.',
                },
              ],
            },
          ],
        },
        {
          id: 'probado',
          heading: { es: 'Qué hemos probado', en: 'What we have tested' },
          blocks: [
            {
              terms: [
                [
                  { es: 'Programa axe-core', en: 'The axe-core program' },
                  {
                    es: 'Revisa las páginas en un navegador de verdad, en pantalla chica y grande, en los dos idiomas.',
                    en: 'It checks the pages in a real browser, on small and large screens, in both languages.',
                  },
                ],
                [
                  { es: 'Teclado', en: 'Keyboard' },
                  {
                    es: 'Recorremos las tareas de la tienda sin ratón.',
                    en: 'We go through the tasks of the store without a mouse.',
                  },
                ],
                [
                  { es: 'Pantalla de 320 píxeles', en: 'A screen of 320 pixels' },
                  {
                    es: 'Miramos que nada se corte ni se salga de lado.',
                    en: 'We look that nothing is cut off or runs out sideways.',
                  },
                ],
                [
                  { es: 'Sin JavaScript', en: 'Without JavaScript' },
                  {
                    es: 'Leemos el catálogo y elegimos la provincia sin él.',
                    en: 'We read the catalogue and choose the province without it.',
                  },
                ],
              ],
            },
          ],
        },
        {
          id: 'falta',
          heading: { es: 'Qué no hemos probado', en: 'What we have not tested' },
          blocks: [
            {
              es: 'Todavía no hemos probado el sitio con estos lectores de pantalla en equipos reales:',
              en: 'We have not yet tested the site with these screen readers on real devices:',
            },
            {
              list: [
                { es: 'TalkBack, en un teléfono Android.', en: 'TalkBack, on an Android phone.' },
                {
                  es: 'VoiceOver, en un iPhone o una Mac.',
                  en: 'VoiceOver, on an iPhone or a Mac.',
                },
                { es: 'NVDA, en Windows.', en: 'NVDA, on Windows.' },
              ],
            },
            {
              es: 'Tampoco lo han probado aún personas con discapacidad. Por eso puede haber barreras que no conocemos.',
              en: 'Nor have people with disabilities tested it yet. So there may be barriers that we do not know of.',
            },
          ],
        },
        {
          id: 'avisar',
          heading: { es: 'Cómo avisar o quejarse', en: 'How to report or complain' },
          blocks: [
            {
              es: `Escriba ${contactWays.es(brand)}. Díganos la página, qué quería hacer y con qué teléfono o programa. Una foto de la pantalla ayuda.`,
              en: `Write ${contactWays.en(brand)}. Tell us the page, what you wanted to do, and with which phone or program. A picture of the screen helps.`,
            },
            {
              es: 'Atendemos de lunes a viernes de 8:00 a 18:00 y los sábados de 9:00 a 14:00, hora del este. Le respondemos en cinco días laborables.',
              en: 'We are there Monday to Friday from 8:00 AM to 6:00 PM and Saturday from 9:00 AM to 2:00 PM, Eastern time. We answer within five working days.',
            },
            {
              es: 'Si no puede pedir su cotización en el sitio, un agente la hace con usted.',
              en: 'If you cannot request your quotation on the site, an agent makes it with you.',
            },
          ],
        },
      ],
    }) as const,
);
