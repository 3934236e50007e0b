import { defineTexts } from '#platform/text/texts.ts';

export const screeningTexts = defineTexts({
  title: { es: 'Listas de control', en: 'Screening' },
  lead: {
    es: 'Los nombres de cada orden se comparan con la lista consolidada de EE. UU. La respuesta es “sin coincidencia” o “revisar”, nunca que alguien esté en ella. Ningún cliente la ve.',
    en: 'The names of each order are compared with the US Consolidated Screening List. The answer is “no match” or “review”, never that somebody is on it. No customer sees it.',
  },
  possibleMatches: { es: 'Por revisar', en: 'To review' },
  noMatches: { es: 'Nada por revisar', en: 'Nothing to review' },
  noMatchesText: {
    es: 'Ningún nombre de una orden abierta coincide con la última lista.',
    en: 'No name of an open order matches the newest list.',
  },
  noLists: { es: 'Todavía no hay ninguna lista', en: 'There is no list yet' },
  noListsText: {
    es: 'Descargue la lista consolidada en CSV de trade.gov y tráigala aquí. Sin ella ninguna orden queda comparada.',
    en: 'Download the Consolidated Screening List as CSV from trade.gov and bring it here. Without it no order is compared.',
  },
  of: (role: string, reference: string) => ({
    es: `${role} en ${reference}`,
    en: `${role} in ${reference}`,
  }),
  entriesAlike: { es: 'Entradas que se parecen', en: 'Entries that are alike' },
  source: { es: 'Lista', en: 'List' },
  otherNames: { es: 'Otros nombres', en: 'Other names' },
  programs: { es: 'Programa', en: 'Program' },
  born: { es: 'Nació', en: 'Born' },
  citizenships: { es: 'Ciudadanía', en: 'Citizenship' },
  addresses: { es: 'Direcciones', en: 'Addresses' },
  remarks: { es: 'Observaciones', en: 'Remarks' },
  oneOfTwo: (who: string, when: string, reason: string) => ({
    es: `${who}, ${when}: ${reason}`,
    en: `${who}, ${when}: ${reason}`,
  }),
  needsOther: {
    es: 'Falta otra persona: usted ya la miró.',
    en: 'Somebody else is needed: you have looked at it already.',
  },
  clear: { es: 'Es otra persona', en: 'It is somebody else' },
  clearSecond: {
    es: 'Es otra persona (segunda revisión)',
    en: 'It is somebody else (second review)',
  },
  reason: { es: 'Por qué es otra persona', en: 'Why it is somebody else' },
  reasonHint: {
    es: 'Por ejemplo: nació en otra fecha, según su carné. Si no lo sabe, no la descarte: pregunte al abogado.',
    en: 'For example: born on another date, by their ID card. If you do not know, do not clear it: ask counsel.',
  },
  saved: { es: 'Guardado', en: 'Saved' },
  failed: { es: 'No se guardó. Intente de nuevo.', en: 'Not saved. Try again.' },
  lists: { es: 'Listas', en: 'Lists' },
  listName: { es: 'Archivo', en: 'File' },
  listedOn: { es: 'Del día', en: 'As of' },
  listedOnHint: {
    es: 'El día en que se descargó de trade.gov',
    en: 'The day on which it was downloaded from trade.gov',
  },
  entries: { es: 'Entradas', en: 'Entries' },
  outcome: { es: 'Estado', en: 'Status' },
  outcomes: {
    counts: { es: 'Vale', en: 'Counts' },
    former: { es: 'Anterior', en: 'Former' },
    waits: { es: 'Espera a otra persona', en: 'Waits for somebody else' },
    refused: { es: 'Rechazada', en: 'Refused' },
    overtaken: { es: 'Llegó otra antes', en: 'Another one came first' },
  },
  waits: (name: string) => ({
    es: `${name} espera a una segunda persona`,
    en: `${name} waits for a second person`,
  }),
  weaker: {
    older: {
      es: 'Es de un día anterior al de la lista que vale.',
      en: 'It is of an earlier day than the list that counts.',
    },
    smaller: {
      es: 'Tiene al menos una décima parte menos de entradas que las anteriores.',
      en: 'It has at least a tenth fewer entries than the ones before.',
    },
    lacking: {
      es: 'Le falta al menos una décima parte de las entradas de la lista que vale.',
      en: 'It lacks at least a tenth of the entries of the list that counts.',
    },
  },
  waitsText: {
    es: 'Hasta entonces los nombres se comparan con la de antes. Descárguela usted mismo de trade.gov y compárela antes de aprobar.',
    en: 'Until then names are compared with the one before. Download it from trade.gov yourself and compare it before you let it in.',
  },
  ownWaits: {
    es: 'Usted la trajo: la aprueba otra persona.',
    en: 'You imported it: somebody else lets it in.',
  },
  letIn: { es: 'Aprobar esta lista', en: 'Let this list in' },
  keepOut: { es: 'Rechazarla', en: 'Refuse it' },
  imported: { es: 'La trajo', en: 'Imported by' },
  bring: { es: 'Traer una lista', en: 'Import a list' },
  file: { es: 'Lista consolidada (CSV)', en: 'Consolidated Screening List (CSV)' },
  fileHint: {
    es: 'El archivo consolidated.csv tal como se descarga, hasta 48 MB',
    en: 'The file consolidated.csv as it is downloaded, up to 48 MB',
  },
  checking: (name: string) => ({ es: `Revisando ${name}…`, en: `Checking ${name}…` }),
  importing: (name: string) => ({ es: `Trayendo ${name}…`, en: `Importing ${name}…` }),
  tooLarge: { es: 'El archivo pasa de 48 MB.', en: 'The file is larger than 48 MB.' },
  importFailed: {
    es: 'No se pudo enviar el archivo. Intente de nuevo.',
    en: 'The file could not be sent. Try again.',
  },
  done: { es: 'Lista traída', en: 'List imported' },
  doneWaits: { es: 'Lista recibida, todavía no vale', en: 'List received, it does not count yet' },
  doneText: {
    es: 'Los nombres de las órdenes abiertas se comparan ahora con ella.',
    en: 'The names of open orders are being compared with it now.',
  },
  wrong: { es: 'El archivo no se puede traer', en: 'The file cannot be imported' },
  row: { es: 'Fila', en: 'Row' },
  known: {
    es: 'Ese mismo archivo ya se trajo: no cambia nada.',
    en: 'The very same file was imported already: nothing changes.',
  },
  rows: { es: 'Filas', en: 'Rows' },
  skipped: { es: 'Barcos y aviones', en: 'Ships and aircraft' },
  orders: { es: 'Órdenes que se comparan', en: 'Orders to compare' },
  confirm: { es: 'Traer esta lista', en: 'Import this list' },
  compare: { es: 'Comparar ahora', en: 'Compare now' },
  compared: { es: 'Comparado', en: 'Compared' },
  withList: (name: string, day: string) => ({
    es: `Con la lista ${name}, del ${day}`,
    en: `With the list ${name}, of ${day}`,
  }),
  toScreening: { es: 'Ver las coincidencias', en: 'See the matches' },
  noReceiver: {
    es: 'Falta saber quién recibe: anótelo en la cotización.',
    en: 'Who receives is not known: record it in the quotation.',
  },
  name: { es: 'Nombre de quien paga', en: 'Name of who pays' },
  nameHint: {
    es: 'Si paga otra persona y su nombre no está arriba',
    en: 'If somebody else pays and their name is not above',
  },
  addPayer: { es: 'Agregar y comparar', en: 'Add and compare' },
});

export const listReadingTexts = defineTexts({
  empty: { es: 'El archivo no trae ninguna entrada.', en: 'The file has no entries.' },
  noHeading: (columns: string) => ({
    es: `No es la lista consolidada (Consolidated Screening List) en CSV: faltan las columnas ${columns}.`,
    en: `This is not the Consolidated Screening List as CSV: the columns ${columns} are missing.`,
  }),
  half: {
    es: 'La fila termina antes que las columnas: el archivo está cortado.',
    en: 'The row ends before its columns do: the file is cut off.',
  },
  tooManyRows: {
    es: 'El archivo tiene más de 80,000 filas.',
    en: 'The file has more than 80,000 rows.',
  },
});
