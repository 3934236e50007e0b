import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { MailState } from './mail-states.ts';

export const staffMailTexts = defineTexts({
  title: { es: 'Correos sin salir', en: 'E-mails that have not left' },
  lead: {
    es: 'Los que salieron bien no están aquí. Un correo que falla se repite solo, cada vez con más pausa. Las horas son de Cuba.',
    en: 'Those that left are not here. An e-mail that fails is repeated by itself, with longer and longer pauses. Times are Cuba’s.',
  },
  show: { es: 'Mostrar', en: 'Show' },
  all: { es: 'Todos', en: 'All' },
  failed: { es: 'Con fallo', en: 'Failed' },
  waiting: { es: 'En espera', en: 'Waiting' },
  to: { es: 'Para', en: 'To' },
  subject: { es: 'Asunto', en: 'Subject' },
  created: { es: 'Escrito', en: 'Written' },
  attempts: { es: 'Intentos', en: 'Tries' },
  lastError: { es: 'Por qué', en: 'Why' },
  state: { es: 'Estado', en: 'Status' },
  states: {
    waiting: { es: 'En espera', en: 'Waiting' },
    failed: { es: 'Con fallo', en: 'Failed' },
    'given-up': { es: 'Con fallo, sin más intentos', en: 'Failed, no more tries' },
  } satisfies Record<MailState, Text>,
  next: { es: 'Próximo intento', en: 'Next try' },
  never: { es: 'Ninguno', en: 'None' },
  actions: { es: 'Acciones', en: 'Actions' },
  retry: { es: 'Reintentar', en: 'Try again' },
  retryOf: (to: string) => ({
    es: `Reintentar el correo a ${to}`,
    en: `Try the e-mail to ${to} again`,
  }),
  retried: { es: 'Se está enviando', en: 'It is being sent' },
  retriedText: {
    es: 'Si sale bien, dejará de estar en esta lista.',
    en: 'If it leaves, it will no longer be on this list.',
  },
  notRetried: { es: 'No se pudo reintentar', en: 'It could not be tried again' },
  none: { es: 'Ningún correo espera', en: 'No e-mail is waiting' },
  noneText: {
    es: 'Todos los correos salieron. Si uno falla, aparecerá aquí con el motivo.',
    en: 'All e-mails have left. If one fails, it will be here with the reason.',
  },
  noneOfThese: { es: 'Ningún correo en ese estado', en: 'No e-mail in that status' },
  reload: { es: 'Actualizar', en: 'Update' },
});
