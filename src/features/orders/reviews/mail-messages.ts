import { defineTexts } from '#platform/text/texts.ts';

export const reviewMailTexts = defineTexts({
  subject: { es: '¿Cómo fue su entrega?', en: 'How was your handover?' },
  title: { es: 'Cuente cómo fue', en: 'Tell how it was' },
  text: {
    es: 'Hace poco recibió su compra. Si quiere, diga cómo fue: ayuda a quienes todavía lo piensan, y nosotros lo leemos.',
    en: 'You received your purchase not long ago. If you like, say how it was: it helps people who still think about it, and we read it.',
  },
  received: { es: 'Qué recibió', en: 'What you received' },
  once: {
    es: 'No hace falta entrar en su cuenta. Se lo preguntamos una sola vez.',
    en: 'There is no need to sign in. We ask you only once.',
  },
  open: { es: 'Escribir mi opinión', en: 'Write my review' },
});
