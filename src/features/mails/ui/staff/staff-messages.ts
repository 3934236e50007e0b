import { bothLanguages } from '#platform/text/language.ts';
import type { MailState } from '../../states.ts';

const states: Record<MailState, string> = {
  waiting: 'En espera',
  failed: 'Con fallo',
  'given-up': 'Abandonado',
};

const es = {
  title: 'Correos sin salir',
  lead: 'Los que salieron bien no están aquí. Un correo que falla se repite solo, cada vez con más pausa. Las horas son de Cuba.',
  show: 'Mostrar',
  all: 'Todos',
  failed: 'Con fallo',
  waiting: 'En espera',
  to: 'Para',
  subject: 'Asunto',
  created: 'Escrito',
  attempts: 'Intentos',
  lastError: 'Último error',
  state: 'Estado',
  states,
  next: 'Próximo intento',
  never: 'Ninguno',
  actions: 'Acciones',
  retry: 'Reintentar',
  retryOf: (to: string) => `Reintentar el correo a ${to}`,
  retried: 'Se está enviando',
  retriedText: 'Si sale bien, dejará de estar en esta lista.',
  error: 'Error',
  notRetried: 'No se pudo reintentar',
  none: 'Ningún correo espera',
  noneText: 'Todos los correos salieron. Si uno falla, aparecerá aquí con lo que dijo el servidor.',
  noneOfThese: 'Ningún correo en ese estado',
  reload: 'Actualizar',
};

const statesEn: Record<MailState, string> = {
  waiting: 'Waiting',
  failed: 'Failed',
  'given-up': 'Given up',
};

const en: typeof es = {
  title: 'Mails that have not left',
  lead: 'Those that left are not here. A mail that fails is repeated by itself, with longer and longer pauses. Times are Cuba’s.',
  show: 'Show',
  all: 'All',
  failed: 'Failed',
  waiting: 'Waiting',
  to: 'To',
  subject: 'Subject',
  created: 'Written',
  attempts: 'Tries',
  lastError: 'Last error',
  state: 'State',
  states: statesEn,
  next: 'Next try',
  never: 'None',
  actions: 'Actions',
  retry: 'Try again',
  retryOf: (to: string) => `Try the mail to ${to} again`,
  retried: 'It is being sent',
  retriedText: 'If it leaves, it will no longer be on this list.',
  error: 'Error',
  notRetried: 'It could not be tried again',
  none: 'No mail is waiting',
  noneText: 'All mails have left. If one fails, it will be here with what the mail server said.',
  noneOfThese: 'No mail in that state',
  reload: 'Update',
};

export const staffMailMessages = bothLanguages({ es, en });
