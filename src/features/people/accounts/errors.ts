import type { ErrorKind } from '#platform/http/errors.ts';
import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { signInAgainCode } from '#platform/http/shared/login-address.ts';

export const accountErrors = {
  noSuchPerson: {
    status: 404,
    code: 'person_not_found',
    message: {
      es: 'Esa cuenta ya no existe.',
      en: 'That account no longer exists.',
    },
  },
  roleChanged: {
    status: 409,
    code: 'role_changed',
    details: { role: 'The role as it is now.' },
    message: {
      es: 'Otra persona cambió ese rol mientras tanto. Revise el rol actual y decida de nuevo.',
      en: 'Someone else has changed that role meanwhile. Check the current role and decide again.',
    },
  },
  lastAdministrador: {
    status: 409,
    code: 'last_administrador',
    message: {
      es: 'Es el último administrador: la tienda quedaría sin nadie que la dirija. Dé antes ese rol a otra persona.',
      en: 'This is the last administrator: nobody would be left to run the shop. Give that role to someone else first.',
    },
  },
  /** Of a change that says what it saw; `theirs` is what is there now, or null. */
  changedMeanwhile: {
    status: 409,
    code: changedMeanwhileCode,
    details: { theirs: 'What is there now; null where nothing is.' },
    message: {
      es: 'Otra persona lo cambió mientras tanto. Vea lo que guardó; lo que usted escribió sigue aquí, y vale si lo guarda de nuevo.',
      en: 'Someone else has changed it meanwhile. See what they saved; what you wrote is still here, and holds if you save it again.',
    },
  },
  changedBeforeRemoval: {
    status: 409,
    code: changedMeanwhileCode,
    details: { theirs: 'What is there now.' },
    message: {
      es: 'Otra persona lo cambió mientras tanto, y no se quitó nada. Mire cómo está ahora y decida de nuevo.',
      en: 'Someone else has changed it meanwhile, and nothing was removed. See how it is now and decide again.',
    },
  },
  /** Of a call with `recent` in its route. */
  signInAgain: {
    status: 403,
    code: signInAgainCode,
    message: {
      es: 'Para esto hay que haber entrado en los últimos 10 minutos. Vuelva a entrar y confírmelo otra vez.',
      en: 'For this you must have signed in within the last 10 minutes. Sign in again and confirm it once more.',
    },
  },
  /** Of an act of two people (`two-people.ts`). */
  tooNew: {
    status: 409,
    code: 'too_new',
    message: {
      es: 'Para esto hay que llevar 72 horas con un rol del equipo que lo permita. Pídaselo a otra persona.',
      en: 'For this you must have had a role of staff that allows it for 72 hours. Ask somebody else.',
    },
  },
} as const satisfies Record<string, ErrorKind>;
