import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { Role } from './roles.ts';

export const formerStaffTexts = defineTexts({
  former: (role: string, since: string) => ({
    es: `alguien que ya no tiene cuenta (${role} desde el ${since})`,
    en: `somebody who has no account any more (${role} since ${since})`,
  }),
  unknown: { es: 'una cuenta eliminada', en: 'a deleted account' },
});

/** Mails to staff are in Spanish alone. */
export const roleMailTexts = {
  title: 'Se dio un rol del equipo',
  text: (role: string) =>
    `Un administrador, o quien opera la tienda, dio el rol de ${role}. Mire a quién. Si no lo esperaba, quite el rol en Equipo: cualquier administrador puede.`,
  open: 'Ver a quién',
};

export const newRolesTexts = defineTexts({
  title: { es: 'Roles dados en las últimas 72 horas', en: 'Roles given in the last 72 hours' },
  text: {
    es: 'Si alguno no debía darse, quítelo en Equipo: cualquier administrador puede.',
    en: 'If one should not have been given, take it away under Team: any administrador can.',
  },
  given: (who: string, role: string, when: string, by: string) => ({
    es: `${who}: ${role}, ${when}, por ${by}`,
    en: `${who}: ${role}, ${when}, by ${by}`,
  }),
  operator: { es: 'quien opera la tienda', en: 'whoever runs the shop' },
  ended: { es: 'ya no lo tiene', en: 'no longer has it' },
  open: { es: 'Ver en Equipo', en: 'See under Team' },
});

export const twoPeopleTexts = defineTexts({
  alone: { es: 'Falta una segunda persona', en: 'A second person is missing' },
  aloneText: {
    es: {
      staff:
        'Esto lo hacen dos personas distintas del equipo, y hoy solo está usted. Un administrador da el rol en Equipo; la otra persona cuenta 72 horas después.',
      administrador:
        'Esto lo hacen dos administradores distintos, y hoy solo está usted. Dé el rol a otra persona en Equipo; cuenta 72 horas después.',
    },
    en: {
      staff:
        'Two different people of staff do this, and today there is only you. An administrador gives the role under Team; the other person counts 72 hours later.',
      administrador:
        'Two different administradores do this, and today there is only you. Give the role to somebody else under Team; they count 72 hours later.',
    },
  },
  later: { es: 'La segunda persona todavía no cuenta', en: 'The second person does not count yet' },
  laterText: (moment: string) => ({
    es: `Nadie más lleva 72 horas con el rol. Se puede terminar desde el ${moment}.`,
    en: `Nobody else has had the role for 72 hours. It can be finished from ${moment}.`,
  }),
  self: { es: 'Usted todavía no cuenta', en: 'You do not count yet' },
  selfText: (moment: string) => ({
    es: `Hay que llevar 72 horas con el rol. Usted puede hacerlo desde el ${moment}.`,
    en: `You must have had the role for 72 hours. You can do this from ${moment}.`,
  }),
});

export const staffTeamTexts = defineTexts({
  title: { es: 'Equipo', en: 'Team' },
  lead: {
    es: 'Quién puede entrar a las pantallas del equipo. Para agregar a alguien, esa persona entra una vez con su cuenta y usted la busca aquí. Un cambio vale desde la próxima página que abra.',
    en: 'Who may enter the staff’s screens. To add someone, that person signs in once and you look for them here. A change counts from the next page that they open.',
  },
  search: { es: 'Buscar por nombre o correo', en: 'Search by name or e-mail' },
  searchButton: { es: 'Buscar', en: 'Search' },
  staffOnly: { es: 'Ver solo el equipo', en: 'Show the team only' },
  found: (count: number) => ({
    es: count === 1 ? '1 persona' : `${count} personas`,
    en: count === 1 ? '1 person' : `${count} people`,
  }),
  person: { es: 'Persona', en: 'Person' },
  email: { es: 'Correo', en: 'E-mail' },
  unverified: { es: 'sin confirmar', en: 'not confirmed' },
  role: { es: 'Rol', en: 'Role' },
  since: { es: 'Cuenta desde', en: 'Account since' },
  actions: { es: 'Acciones', en: 'Actions' },
  you: { es: 'usted', en: 'you' },
  named: { es: 'Nombrado en ADMIN_EMAILS', en: 'Named in ADMIN_EMAILS' },
  change: { es: 'Cambiar rol', en: 'Change role' },
  changeOf: (name: string) => ({ es: `Cambiar rol de ${name}`, en: `Change role of ${name}` }),
  none: { es: 'Nadie con ese nombre o correo', en: 'Nobody with that name or e-mail' },
  noneText: {
    es: 'Solo aparece quien ya entró una vez a la tienda con su cuenta.',
    en: 'Only people who have signed in to the shop once are here.',
  },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  roleOf: (name: string) => ({ es: `Rol de ${name}`, en: `Role of ${name}` }),
  choose: { es: 'Elija un rol', en: 'Choose a role' },
  may: {
    cliente: {
      es: 'Compra y ve solo lo suyo. No entra a las pantallas del equipo.',
      en: 'Buys and sees only what is theirs. Does not enter the staff’s screens.',
    },
    agente: {
      es: 'Atiende cotizaciones, verificaciones, productos y avisos.',
      en: 'Attends to quotations, verifications, products and notices.',
    },
    administrador: {
      es: 'Lo mismo que un agente, y además decide quién está en el equipo y lee el registro.',
      en: 'The same as an agent, and also decides who is in the team and reads the log.',
    },
  } satisfies Record<Role, Text>,
  save: { es: 'Guardar rol', en: 'Save role' },
  saveOwn: { es: 'Dejar de ser administrador', en: 'Stop being administrator' },
  own: { es: 'Está por quitarse su propio rol', en: 'You are about to take your own role away' },
  ownText: {
    es: 'Dejará de ver Equipo y Registro enseguida, y solo otro administrador podrá devolverle el rol.',
    en: 'You stop seeing Team and Log at once, and only another administrator can give you the role back.',
  },
  namedText: {
    es: 'ADMIN_EMAILS nombra su correo en la configuración: si le quita el rol, lo recupera la próxima vez que entre.',
    en: 'ADMIN_EMAILS names this address in the configuration: if you take the role away, it comes back with the next sign-in.',
  },
  unverifiedText: {
    es: 'El proveedor de identidad no confirma que este correo sea suyo. Compruebe por otra vía quién es antes de darle un rol.',
    en: 'The identity provider does not confirm that this e-mail is theirs. Find out in another way who they are before you give them a role.',
  },
  endSessions: { es: 'Cerrar sus sesiones', en: 'End their sessions' },
  endSessionsText: {
    es: 'Si perdió el teléfono o dejó el equipo: su sesión termina en todos los navegadores, sin cambiar su rol.',
    en: 'If they lost their phone or left the team: they are signed out in every browser, and keep their role.',
  },
  sessionsEnded: { es: 'Sesiones cerradas', en: 'Sessions ended' },
  sessionsEndedText: (name: string, count: number) => ({
    es: `${name} ya no tiene ninguna sesión abierta (tenía ${count}).`,
    en: `${name} has no open session any more (there were ${count}).`,
  }),
  changed: { es: 'Rol cambiado', en: 'Role changed' },
  changedText: (name: string, role: string) => ({
    es: `${name} es ahora ${role}.`,
    en: `${name} is now: ${role}.`,
  }),
  notChanged: {
    es: 'No se pudo cambiar el rol. Intente de nuevo.',
    en: 'The role could not be changed. Please try again.',
  },
});

export const embeddedSignInTexts = defineTexts({
  title: { es: 'Entrar', en: 'Sign in' },
  trying: {
    es: 'Esta entrada es solo para probar la tienda: no pide contraseña y cualquiera puede usarla. No escriba datos que deban quedar en privado.',
    en: 'This sign-in is only for trying the shop: it asks for no password and anyone can use it. Do not type anything that should stay private.',
  },
  demo: { es: 'Personas de demostración', en: 'Demo people' },
  tour: { es: 'Qué probar en diez minutos', en: 'What to try in ten minutes' },
  own: { es: 'Con su correo', en: 'With your e-mail' },
  email: { es: 'Correo electrónico', en: 'E-mail address' },
  emailHint: {
    es: 'La primera vez crea una cuenta nueva; después vuelve a la misma.',
    en: 'The first time makes a new account; later you come back to the same one.',
  },
  firstName: { es: 'Nombre', en: 'First name' },
  lastName: { es: 'Apellidos', en: 'Last name' },
  enter: { es: 'Entrar', en: 'Sign in' },
  badEmail: {
    es: 'Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.com.',
    en: 'Enter a valid e-mail address, for example name@example.com.',
  },
  tooLong: { es: 'Escriba 80 caracteres como máximo.', en: 'Use 80 characters at most.' },
  oldTitle: { es: 'La entrada caducó', en: 'The sign-in is too old' },
  old: {
    es: 'Pasó mucho tiempo, o esta página ya se usó. No se perdió nada: empiece de nuevo.',
    en: 'A long time passed, or this page was already used. Nothing was lost: start again.',
  },
  again: { es: 'Entrar de nuevo', en: 'Sign in again' },
  wrongTitle: { es: 'No se pudo entrar', en: 'Could not sign in' },
  wrong: {
    es: 'Algo falló al entrar. Lo que eligió sigue en su cotización; empiece de nuevo.',
    en: 'Something failed while signing in. What you chose is still in your quotation; start again.',
  },
  leaveTitle: { es: 'Cerrar Sesión', en: 'Sign out' },
  leave: {
    es: '¿Quiere cerrar también la sesión de esta entrada de prueba?',
    en: 'Do you want to sign out of this trial sign-in too?',
  },
  leaveButton: { es: 'Cerrar Sesión', en: 'Sign out' },
  left: { es: 'Se cerró la sesión.', en: 'You are signed out.' },
});
