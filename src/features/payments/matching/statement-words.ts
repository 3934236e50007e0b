import { plain } from '#platform/text/plain.ts';

// What banks write for the direction and the standing of a line, spelled as `plain` does.

const directions = {
  in: '+|c|cr|credit|credito|deposit|deposito|abono|haber|ingreso|entrada|in|incoming|money in|received|dslip',
  out: '-|d|dr|debit|debito|withdrawal|retiro|cargo|debe|egreso|salida|out|outgoing|money out|sent|check|payment|fee',
} as const;

const statuses = {
  posted:
    'posted|cleared|complete|completed|settled|booked|reconciled|processed|success|successful|contabilizado|contabilizada|asentado|asentada|completado|completada|procesado|procesada|aplicado|aplicada|liquidado|liquidada|efectuado|efectuada|confirmado|confirmada|sent|payment sent|received|deposited|payment deposited|executed|enviado|enviada|recibido|recibida|abonado|abonada|ejecutado|ejecutada',
  pending:
    'pending|processing|in process|in progress|scheduled|authorized|authorization|hold|on hold|uncleared|not posted|memo|memo post|temporary|pendiente|en proceso|en curso|procesando|programado|programada|autorizado|autorizada|retenido|retenida|en transito|por confirmar|no contabilizado|no contabilizada',
  failed:
    'failed|declined|rejected|cancelled|canceled|returned|reversed|blocked|void|voided|expired|denied|refunded|fallido|fallida|rechazado|rechazada|cancelado|cancelada|devuelto|devuelta|revertido|revertida|anulado|anulada|bloqueado|bloqueada|vencido|vencida|denegado|denegada',
} as const;

export type Direction = keyof typeof directions;
export type Status = keyof typeof statuses;

const tableOf = <Kind extends string>(words: Readonly<Record<Kind, string>>) =>
  new Map(
    (Object.entries(words) as [Kind, string][]).flatMap(([kind, all]) =>
      all.split('|').map((word) => [word, kind] as const),
    ),
  );
const directionOfWord = tableOf<Direction>(directions);
const statusOfWord = tableOf<Status>(statuses);

const word = (cell: string) =>
  plain(cell)
    .replaceAll('−', '-')
    .replaceAll(/[\s_.]+/g, ' ')
    .trim();

/** Undefined for a word that says neither, and for an empty cell. */
export const directionOf = (cell: string): Direction | undefined => directionOfWord.get(word(cell));
export const statusOf = (cell: string): Status | undefined => statusOfWord.get(word(cell));
