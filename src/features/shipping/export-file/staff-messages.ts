import { defineTexts } from '#platform/text/texts.ts';

export const exportTexts = defineTexts({
  title: {
    es: (number: string) => `Expediente de ${number}`,
    en: (number: string) => `Export file of ${number}`,
  },
  loadFailed: {
    es: 'No se pudo cargar el expediente.',
    en: 'The export file could not be loaded.',
  },
  toUnit: { es: 'Volver a la unidad', en: 'Back to the unit' },
  toRequirements: { es: 'Qué se exige', en: 'What is required' },
  noAdvice: {
    es: 'Guardamos datos y sus fuentes; qué exige la ley lo decide el abogado de la empresa.',
    en: 'We keep facts and their sources; what the law requires is for the company’s counsel to decide.',
  },
  mayShip: { es: 'Se puede embarcar', en: 'It may be shipped' },
  shipped: {
    es: (day: string) => `Embarcado el ${day}`,
    en: (day: string) => `Shipped on ${day}`,
  },
  mayNot: { es: 'Todavía no se puede embarcar', en: 'It may not be shipped yet' },
  missing: { es: 'Falta:', en: 'Missing:' },
  states: {
    complete: { es: 'Listo', en: 'Done' },
    missing: { es: 'Falta', en: 'Missing' },
    overridden: { es: 'Autorizado sin él', en: 'Let go without it' },
    optional: { es: 'No se exige', en: 'Not required' },
  },
  unused: {
    es: (count: number) => `No se exige para esta unidad (${count})`,
    en: (count: number) => `Not required for this unit (${count})`,
  },
  required: {
    es: (source: string, day: string) => `Se exige desde el ${day}: ${source}`,
    en: (source: string, day: string) => `Required since ${day}: ${source}`,
  },
  notRequired: {
    es: (source: string, day: string) => `No se exige desde el ${day}: ${source}`,
    en: (source: string, day: string) => `Not required since ${day}: ${source}`,
  },
  withScan: { es: 'Con copia', en: 'With a scan' },
  record: { es: 'Anotar', en: 'Record' },
  correct: { es: 'Corregir', en: 'Correct' },
  saved: { es: 'Guardado', en: 'Saved' },
  failedTitle: { es: 'No se guardó', en: 'Not saved' },
  failed: {
    es: 'Revise la conexión e intente de nuevo.',
    en: 'Check the connection and try again.',
  },
  withdraw: { es: 'Ya no vale', en: 'No longer counts' },
  withdrawWhy: { es: 'Por qué ya no vale', en: 'Why it no longer counts' },
  withdrawn: { es: 'Ya no vale', en: 'No longer counts' },
  history: { es: 'Versiones anteriores', en: 'Earlier versions' },
  madeBy: {
    es: (who: string, when: string) => `${who}, ${when}`,
    en: (who: string, when: string) => `${who}, ${when}`,
  },
  somebody: { es: 'Cuenta eliminada', en: 'Deleted account' },
  note: { es: 'Nota', en: 'Note' },
  none: { es: 'Sin anotar', en: 'Nothing recorded' },
  vin: {
    good: { es: 'El dígito de control coincide', en: 'The check digit holds' },
    check: {
      es: 'El dígito de control no coincide: hay un error al copiar el VIN. Compárelo con el título y corríjalo en la unidad.',
      en: 'The check digit does not hold: the VIN was copied with an error. Compare it with the title and correct it in the unit.',
    },
    foreign: {
      es: 'El dígito de control no coincide. Fuera del mercado norteamericano muchos fabricantes no lo usan: compárelo con el título.',
      en: 'The check digit does not hold. Outside the North American market many makers do not use it: compare it with the title.',
    },
    shape: {
      es: 'No es un VIN de 17 signos (sin I, O ni Q): compárelo con el título.',
      en: 'It is no VIN of 17 signs (without I, O and Q): compare it with the title.',
    },
    missing: {
      es: 'La unidad no tiene número. Anótelo en la unidad.',
      en: 'The unit has no number. Record it in the unit.',
    },
  },
  titleNumber: { es: 'Número y estado', en: 'Number and state' },
  titleKind: { es: 'Título', en: 'Title' },
  titleKinds: {
    original: { es: 'Original', en: 'Original' },
    certified: { es: 'Copia certificada', en: 'Certified copy' },
  },
  titleCopies: { es: 'Copias', en: 'Copies' },
  titleCopiesHint: { es: 'Hacen falta 2', en: '2 are needed' },
  lienNone: { es: 'Sin gravamen', en: 'No lien' },
  lienHolder: { es: 'Quién lo tenía y lo liberó', en: 'Who had it and released it' },
  lienHolderHint: {
    es: 'Vacío: sin gravamen. Con nombre, su carta va como copia.',
    en: 'Empty: no lien. With a name, their letter goes as a scan.',
  },
  itn: { es: 'ITN', en: 'ITN' },
  itnHint: { es: 'Una X y 14 dígitos', en: 'An X and 14 digits' },
  presentedAt: { es: 'Presentado (hora de Cuba)', en: 'Presented (Cuba time)' },
  port: { es: 'Puerto', en: 'Port' },
  earliest: { es: 'Puede salir desde', en: 'May leave from' },
  endUse: { es: 'Para qué es', en: 'What it is for' },
  signedOn: { es: 'Firmada el', en: 'Signed on' },
  kind: { es: 'Por qué puede salir', en: 'By what it may go' },
  authorityKinds: {
    licence: { es: 'Licencia', en: 'Licence' },
    exception: { es: 'Excepción', en: 'Exception' },
    none: { es: 'Ninguna vale', en: 'None holds' },
  },
  text: { es: 'Número o regla', en: 'Number or rule' },
  textHint: { es: 'Por ejemplo: 15 CFR 740.21', en: 'For example: 15 CFR 740.21' },
  source: { es: 'Fuente', en: 'Source' },
  sourceHint: {
    es: 'Quién lo dice y de qué fecha es',
    en: 'Who says so, and of what date it is',
  },
  ofOrder: {
    es: 'Vale para toda la orden, no solo para esta unidad.',
    en: 'It holds for the whole order, not for this unit alone.',
  },
  scans: { es: 'Copias', en: 'Scans' },
  scan: {
    es: (number: number) => `Copia ${number}`,
    en: (number: number) => `Scan ${number}`,
  },
  newTab: { es: '(se abre aparte)', en: '(opens in a new tab)' },
  addScan: { es: 'Agregar copias', en: 'Add scans' },
  addHint: {
    es: 'Fotos o PDF, hasta 8 MB cada uno',
    en: 'Photos or PDFs, up to 8 MB each',
  },
  sending: {
    es: (name: string) => `Enviando ${name}…`,
    en: (name: string) => `Sending ${name}…`,
  },
  scanSaved: { es: 'Copia guardada', en: 'Scan saved' },
  removeScan: {
    es: (number: number) => `Quitar la copia ${number}`,
    en: (number: number) => `Remove scan ${number}`,
  },
  remove: { es: 'Quitar', en: 'Remove' },
  override: {
    es: 'Autorizar el embarque con lo que falta',
    en: 'Let it be shipped with what is missing',
  },
  overrideText: {
    es: 'Vale solo para lo que falta ahora. Queda en el registro y en el historial de la unidad, con su nombre y el motivo.',
    en: 'It covers only what is missing now. It stays in the log and in the unit’s history, with your name and the reason.',
  },
  reason: { es: 'Motivo', en: 'Reason' },
  overrides: { es: 'Autorizaciones', en: 'Let go' },
});
