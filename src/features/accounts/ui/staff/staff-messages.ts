import { bothLanguages } from '#platform/text/language.ts';
import type { Role } from '../../roles.ts';

const may: Record<Role, string> = {
  cliente: 'Compra y ve solo lo suyo. No entra a las pantallas del equipo.',
  agente: 'Atiende cotizaciones, verificaciones, productos y avisos.',
  administrador:
    'Lo mismo que un agente, y además decide quién está en el equipo y lee el registro.',
};

const es = {
  title: 'Equipo',
  lead: 'Quién puede entrar a las pantallas del equipo. Para agregar a alguien, esa persona entra una vez con su cuenta y usted la busca aquí. Un cambio vale desde la próxima página que abra.',
  search: 'Buscar por nombre o correo',
  searchButton: 'Buscar',
  staffOnly: 'Ver solo el equipo',
  found: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  person: 'Persona',
  email: 'Correo',
  unverified: 'sin confirmar',
  role: 'Rol',
  since: 'Cuenta desde',
  actions: 'Acciones',
  you: 'usted',
  named: 'Nombrado en ADMIN_EMAILS',
  change: 'Cambiar rol',
  changeOf: (name: string) => `Cambiar rol de ${name}`,
  none: 'Nadie con ese nombre o correo',
  noneText: 'Solo aparece quien ya entró una vez a la tienda con su cuenta.',
  pages: 'Páginas',
  page: (page: number, of: number) => `Página ${page} de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  cancel: 'Cancelar',
  roleOf: (name: string) => `Rol de ${name}`,
  choose: 'Elija un rol',
  may,
  save: 'Guardar rol',
  saveOwn: 'Dejar de ser administrador',
  own: 'Está por quitarse su propio rol',
  ownText:
    'Dejará de ver Equipo y Registro enseguida, y solo otro administrador podrá devolverle el rol.',
  namedText:
    'ADMIN_EMAILS nombra su correo en la configuración: si le quita el rol, lo recupera la próxima vez que entre.',
  unverifiedText:
    'El proveedor de identidad no confirma que este correo sea suyo. Compruebe por otra vía quién es antes de darle un rol.',
  endSessions: 'Cerrar sus sesiones',
  endSessionsText:
    'Si perdió el teléfono o dejó el equipo: su sesión termina en todos los navegadores, sin cambiar su rol.',
  sessionsEnded: 'Sesiones cerradas',
  sessionsEndedText: (name: string, count: number) =>
    `${name} ya no tiene ninguna sesión abierta (tenía ${count}).`,
  changed: 'Rol cambiado',
  changedText: (name: string, role: string) => `${name} es ahora ${role}.`,
  error: 'Error',
  notChanged: 'No se pudo cambiar el rol. Intente de nuevo.',
};

const mayEn: Record<Role, string> = {
  cliente: 'Buys and sees only what is theirs. Does not enter the staff’s screens.',
  agente: 'Attends to quotations, verifications, products and notices.',
  administrador: 'The same as an agent, and also decides who is in the team and reads the log.',
};

const en: typeof es = {
  title: 'Team',
  lead: 'Who may enter the staff’s screens. To add someone, that person signs in once and you look for them here. A change counts from the next page that they open.',
  search: 'Search by name or e-mail',
  searchButton: 'Search',
  staffOnly: 'Show the team only',
  found: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  person: 'Person',
  email: 'E-mail',
  unverified: 'not confirmed',
  role: 'Role',
  since: 'Account since',
  actions: 'Actions',
  you: 'you',
  named: 'Named in ADMIN_EMAILS',
  change: 'Change role',
  changeOf: (name: string) => `Change role of ${name}`,
  none: 'Nobody with that name or e-mail',
  noneText: 'Only people who have signed in to the shop once are here.',
  pages: 'Pages',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  cancel: 'Cancel',
  roleOf: (name: string) => `Role of ${name}`,
  choose: 'Choose a role',
  may: mayEn,
  save: 'Save role',
  saveOwn: 'Stop being administrator',
  own: 'You are about to take your own role away',
  ownText:
    'You stop seeing Team and Log at once, and only another administrator can give you the role back.',
  namedText:
    'ADMIN_EMAILS names this address in the configuration: if you take the role away, it comes back with the next sign-in.',
  unverifiedText:
    'The identity provider does not confirm that this e-mail is theirs. Find out in another way who they are before you give them a role.',
  endSessions: 'End their sessions',
  endSessionsText:
    'If they lost their phone or left the team: they are signed out in every browser, and keep their role.',
  sessionsEnded: 'Sessions ended',
  sessionsEndedText: (name: string, count: number) =>
    `${name} has no open session any more (there were ${count}).`,
  changed: 'Role changed',
  changedText: (name: string, role: string) => `${name} is now: ${role}.`,
  error: 'Error',
  notChanged: 'The role could not be changed. Please try again.',
};

export const staffTeamMessages = bothLanguages({ es, en });
