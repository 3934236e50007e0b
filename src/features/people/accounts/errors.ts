import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { signInAgainCode } from '#platform/http/shared/login-address.ts';

export const accountErrors = {
  noSuchPerson: errorKind(404, 'person_not_found', {
    es: 'Esa cuenta ya no existe.',
    en: 'That account no longer exists.',
  }),
  roleChanged: errorKind(409, 'role_changed', {
    es: 'Otra persona cambió ese rol mientras tanto. Revise el rol actual y decida de nuevo.',
    en: 'Someone else has changed that role meanwhile. Check the current role and decide again.',
    details: { role: 'The role as it is now.' },
  }),
  lastAdministrador: errorKind(409, 'last_administrador', {
    es: 'Es el último administrador: la tienda quedaría sin nadie que la dirija. Dé antes ese rol a otra persona.',
    en: 'This is the last administrator: nobody would be left to run the shop. Give that role to someone else first.',
  }),
  /** Of a change that says what it saw; `theirs` is what is there now, or null. */
  changedMeanwhile: errorKind(409, changedMeanwhileCode, {
    es: 'Otra persona lo cambió mientras tanto. Vea lo que guardó; lo que usted escribió sigue aquí, y vale si lo guarda de nuevo.',
    en: 'Someone else has changed it meanwhile. See what they saved; what you wrote is still here, and holds if you save it again.',
    details: { theirs: 'What is there now; null where nothing is.' },
  }),
  changedBeforeRemoval: errorKind(409, changedMeanwhileCode, {
    es: 'Otra persona lo cambió mientras tanto, y no se quitó nada. Mire cómo está ahora y decida de nuevo.',
    en: 'Someone else has changed it meanwhile, and nothing was removed. See how it is now and decide again.',
    details: { theirs: 'What is there now.' },
  }),
  /** Of a call with `recent` in its route. */
  signInAgain: errorKind(403, signInAgainCode, {
    es: 'Para esto hay que haber entrado en los últimos 10 minutos. Vuelva a entrar y confírmelo otra vez.',
    en: 'For this you must have signed in within the last 10 minutes. Sign in again and confirm it once more.',
  }),
  /** Of an act of two people (`two-people.ts`). */
  tooNew: errorKind(409, 'too_new', {
    es: 'Para esto hay que llevar 72 horas con un rol del equipo que lo permita. Pídaselo a otra persona.',
    en: 'For this you must have had a role of staff that allows it for 72 hours. Ask somebody else.',
  }),
} satisfies Record<string, ErrorKind>;
