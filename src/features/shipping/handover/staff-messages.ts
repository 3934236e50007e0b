import { defineTexts } from '#platform/text/texts.ts';

export const staffHandoverTexts = defineTexts({
  title: { es: 'Entregas a clientes', en: 'Handovers' },
  lead: {
    es: 'Lo que está en Mariel y se puede entregar. El código lo ven solo el cliente y quien recibe: no lo pida ni lo diga usted.',
    en: 'What is in Mariel and can be handed over. Only the customer and whoever receives see the code: never ask for it, never say it.',
  },
  waiting: { es: 'Por entregar', en: 'To be handed over' },
  none: { es: 'Nada espera su entrega', en: 'Nothing waits for its handover' },
  noneText: {
    es: 'Aquí aparece cada unidad cuando llega a Mariel.',
    en: 'Each unit appears here once it is in Mariel.',
  },
  codes: {
    none: { es: 'Sin código', en: 'No code yet' },
    shown: { es: 'Código a la vista', en: 'Code shown' },
    locked: { es: 'Código bloqueado', en: 'Code locked' },
    act: { es: 'Con acta firmada', en: 'By signed act' },
  },
  withoutCode: {
    es: 'La escribió alguien del equipo: no tiene código, y quien la escribió no hace su enlace, no acepta su acta ni la entrega por su palabra.',
    en: 'Somebody of staff typed it: it has no code, and who typed it neither makes its link, nor accepts its act, nor hands it over by their word.',
  },
  ready: { es: 'Listo para entrega', en: 'Ready for handover' },
  choose: (unit: string) => ({ es: `Poner ${unit} en el enlace`, en: `Put ${unit} on the link` }),
  show: { es: 'Mostrar el código al cliente', en: 'Show the code to the customer' },
  renew: { es: 'Renovar el código', en: 'Renew the code' },
  codeOf: (action: string, unit: string) => ({
    es: `${action}: ${unit}`,
    en: `${action}: ${unit}`,
  }),
  shown: { es: 'El cliente ya ve su código', en: 'The customer sees the code now' },
  renewed: {
    es: 'Código nuevo; el anterior ya no vale',
    en: 'New code; the former one no longer holds',
  },
  byWord: { es: 'Anotar sin código ni acta', en: 'Record without a code or an act' },
  handedOn: { es: 'Día de la entrega', en: 'Day of the handover' },
  receivedBy: { es: 'Nombre de quien recibió', en: 'Name of who received it' },
  reason: { es: 'Por qué sin código ni acta', en: 'Why without a code or an act' },
  reasonHint: {
    es: 'La lee el cliente, en su página y en el correo de la entrega.',
    en: 'The customer reads it, on their page and in the e-mail about the handover.',
  },
  record: { es: 'Anotar la entrega', en: 'Record the handover' },
  recorded: { es: 'Entrega anotada', en: 'Handover recorded' },
  newLink: { es: 'Enlace para quien entrega', en: 'Link for whoever hands over' },
  label: { es: 'Para quién', en: 'Whom it is for' },
  labelHint: {
    es: 'Por ejemplo: Ramón, camión de Holguín',
    en: 'For example: Ramón, truck to Holguín',
  },
  days: { es: 'Días que sirve', en: 'Days that it works' },
  chosen: { es: 'Lleva las unidades marcadas arriba.', en: 'It carries the units marked above.' },
  make: { es: 'Hacer el enlace', en: 'Make the link' },
  made: { es: 'Enlace hecho: cópielo y mándelo', en: 'Link made: copy and send it' },
  links: { es: 'Enlaces que sirven', en: 'Links that work' },
  noLinks: { es: 'Ninguno.', en: 'None.' },
  left: (left: number, all: number, day: string) => ({
    es: `Faltan ${left} de ${all}. Hasta el ${day}.`,
    en: `${left} of ${all} left. Until ${day}.`,
  }),
  copy: { es: 'Copiar el enlace', en: 'Copy the link' },
  revoke: { es: 'Anular', en: 'Revoke' },
  revokeOf: (label: string) => ({
    es: `Anular el enlace de ${label}`,
    en: `Revoke the link of ${label}`,
  }),
  revoked: { es: 'Enlace anulado', en: 'Link revoked' },
  last: { es: 'Últimas entregas', en: 'Latest handovers' },
  noHandovers: { es: 'Todavía ninguna.', en: 'None yet.' },
  summary: (day: string, who: string, by: string) => ({
    es: `El ${day}. Recibió ${who}. Por ${by}.`,
    en: `On ${day}. Received by ${who}. By ${by}.`,
  }),
  without: (reason: string) => ({
    es: `Sin código ni acta: ${reason}`,
    en: `Without a code or an act: ${reason}`,
  }),
  act: { es: 'Acta (PDF)', en: 'Act (PDF)' },
  failed: { es: 'No se pudo hacer', en: 'That did not work' },
});
