import { defineTexts } from '#platform/text/texts.ts';

export const actMailTexts = defineTexts({
  subject: {
    es: (unit: string) => `Acta firmada por mirar: ${unit}`,
    en: (unit: string) => `Signed act to look at: ${unit}`,
  },
  title: { es: 'Llegó la foto de un acta firmada', en: 'A photo of a signed act has arrived' },
  acts: {
    es: 'Debe actuar: un agente. Mire las fotos en Entregas a clientes y acepte o rechace; puede haber alguien esperando en la puerta.',
    en: 'An agent must act. Look at the photos in Handovers and accept or refuse; somebody may be waiting at the door.',
  },
  unit: { es: 'Unidad', en: 'Unit' },
  what: { es: 'Qué', en: 'What' },
});
