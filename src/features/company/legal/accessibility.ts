import { bothLanguages } from '#platform/text/language.ts';
import type { Brand } from '../brand.ts';
import type { LegalDocument } from './document.ts';

const es = (brand: Brand): LegalDocument => ({
  title: 'Declaración de accesibilidad',
  description: `Qué hace ${brand.name} para que todos puedan usar su sitio, qué se ha probado, qué falta y cómo avisar de una barrera.`,
  updated: 'Última actualización: noviembre de 2026',
  summary: [
    'Queremos que todos puedan usar esta tienda: con teclado, con lector de pantalla o con la letra muy grande.',
    'Seguimos la norma WCAG 2.2, nivel AA.',
    'Lo hemos probado con programas y a mano. Con lectores de pantalla en teléfonos reales, todavía no.',
    'Si algo le cierra el paso, escríbanos. Lo arreglamos, y mientras tanto le atendemos por otra vía.',
  ],
  sections: [
    {
      id: 'norma',
      heading: 'Qué norma seguimos',
      blocks: [
        'Seguimos las Pautas de Accesibilidad para el Contenido Web, WCAG 2.2, en el nivel AA. Vale para todas las páginas de este sitio, en español y en inglés.',
      ],
    },
    {
      id: 'hecho',
      heading: 'Qué hemos hecho',
      blocks: [
        {
          list: [
            'Todo se puede hacer con el teclado, y siempre se ve dónde está usted. Un enlace al principio lleva directo al contenido.',
            'La página se lee entera sin programas (JavaScript), también con una conexión mala.',
            'Los botones miden 44 píxeles o más, para tocarlos sin apuntar.',
            'La letra crece con los ajustes de su teléfono. A 320 píxeles de ancho, o ampliada al 400 %, la página no se mueve de lado.',
            'Los colores tienen buen contraste, y ningún aviso depende solo del color.',
            'Cada campo tiene su nombre. Los errores se explican con palabras, junto al campo.',
            'Nada se mueve ni suena solo. Si pide menos movimiento en su teléfono, no hay ninguno.',
            'Las fotos y dibujos de los productos tienen una descripción.',
          ],
        },
      ],
    },
    {
      id: 'probado',
      heading: 'Qué hemos probado',
      blocks: [
        {
          terms: [
            [
              'Programa axe-core',
              'Revisa las páginas en un navegador de verdad, en pantalla chica y grande, en los dos idiomas.',
            ],
            ['Teclado', 'Recorremos las tareas de la tienda sin ratón.'],
            ['Pantalla de 320 píxeles', 'Miramos que nada se corte ni se salga de lado.'],
            ['Sin JavaScript', 'Leemos el catálogo y elegimos la provincia sin él.'],
          ],
        },
      ],
    },
    {
      id: 'falta',
      heading: 'Qué no hemos probado',
      blocks: [
        'Todavía no hemos probado el sitio con estos lectores de pantalla en equipos reales:',
        {
          list: [
            'TalkBack, en un teléfono Android.',
            'VoiceOver, en un iPhone o una Mac.',
            'NVDA, en Windows.',
          ],
        },
        'Tampoco lo han probado aún personas con discapacidad. Por eso puede haber barreras que no conocemos.',
      ],
    },
    {
      id: 'avisar',
      heading: 'Cómo avisar o quejarse',
      blocks: [
        `Escriba a [${brand.email}](email) o por [WhatsApp](whatsapp). Díganos la página, qué quería hacer y con qué teléfono o programa. Una foto de la pantalla ayuda.`,
        'Atendemos de lunes a viernes de 8:00 a 18:00 y los sábados de 9:00 a 14:00, hora del este. Le respondemos en cinco días laborables.',
        'Si no puede pedir su cotización en el sitio, un agente la hace con usted por WhatsApp.',
      ],
    },
  ],
});

const en: typeof es = (brand) => ({
  title: 'Accessibility statement',
  description: `What ${brand.name} does so that everyone can use its site, what has been tested, what is missing and how to report a barrier.`,
  updated: 'Last updated: November 2026',
  summary: [
    'We want everyone to be able to use this store: with a keyboard, a screen reader or very large text.',
    'We follow the WCAG 2.2 standard, level AA.',
    'We have tested it with programs and by hand. Not yet with screen readers on real phones.',
    'If something stands in your way, write to us. We mend it, and serve you in another way meanwhile.',
  ],
  sections: [
    {
      id: 'norma',
      heading: 'Which standard we follow',
      blocks: [
        'We follow the Web Content Accessibility Guidelines, WCAG 2.2, at level AA. This holds for all pages of this site, in Spanish and in English.',
      ],
    },
    {
      id: 'hecho',
      heading: 'What we have done',
      blocks: [
        {
          list: [
            'Everything can be done with the keyboard, and it is always visible where you are. A link at the start leads straight to the content.',
            'The page can be read completely without programs (JavaScript), also over a bad connection.',
            'Buttons measure 44 pixels or more, so that no aiming is needed.',
            'Text grows with the settings of your phone. At a width of 320 pixels, or magnified to 400 %, the page does not scroll sideways.',
            'Colours have good contrast, and no notice depends on colour alone.',
            'Every field has its name. Errors are explained in words, beside the field.',
            'Nothing moves or sounds on its own. If you ask for less motion on your phone, there is none.',
            'Photos and drawings of products have a description.',
          ],
        },
      ],
    },
    {
      id: 'probado',
      heading: 'What we have tested',
      blocks: [
        {
          terms: [
            [
              'The axe-core program',
              'It checks the pages in a real browser, on small and large screens, in both languages.',
            ],
            ['Keyboard', 'We go through the tasks of the store without a mouse.'],
            ['A screen of 320 pixels', 'We look that nothing is cut off or runs out sideways.'],
            ['Without JavaScript', 'We read the catalogue and choose the province without it.'],
          ],
        },
      ],
    },
    {
      id: 'falta',
      heading: 'What we have not tested',
      blocks: [
        'We have not yet tested the site with these screen readers on real devices:',
        {
          list: [
            'TalkBack, on an Android phone.',
            'VoiceOver, on an iPhone or a Mac.',
            'NVDA, on Windows.',
          ],
        },
        'Nor have people with disabilities tested it yet. So there may be barriers that we do not know of.',
      ],
    },
    {
      id: 'avisar',
      heading: 'How to report or complain',
      blocks: [
        `Write to [${brand.email}](email) or on [WhatsApp](whatsapp). Tell us the page, what you wanted to do, and with which phone or program. A picture of the screen helps.`,
        'We are there Monday to Friday from 8:00 to 18:00 and Saturday from 9:00 to 14:00, Eastern time. We answer within five working days.',
        'If you cannot request your quotation on the site, an agent makes it with you on WhatsApp.',
      ],
    },
  ],
});

export const accessibility = bothLanguages({ es, en });
