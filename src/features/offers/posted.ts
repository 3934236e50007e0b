/** Names of fields and actions of the offer's forms, on both sides. */
export type OfferAction =
  | 'aceptar'
  | 'rechazar'
  | 'cambio'
  | 'otra'
  | 'compartir'
  | 'anular'
  | 'aduana';

export const offerFields = {
  number: 'oferta',
  option: 'opcion',
  /** All options of the summary, with commas between. */
  chosen: 'opciones',
  shown: 'visto',
  total: 'total',
  name: 'nombre',
  reason: 'motivo',
  line: 'linea',
  text: 'cambio',
  role: 'rol',
  link: 'enlace',
  quote: 'cotizacion',
  /** Who receives it as the form was drawn. */
  recipient: 'quien-recibe',
} as const;

/** Of the answer to what customs named. */
export const customsFields = { price: 'precio', cents: 'monto', answer: 'respuesta' } as const;

/** Where the links that one shares stand on their page: far down, so that is where they lead. */
export const shareId = 'compartir';

/** In the address after a form was taken: which one. */
export const doneKey = 'hecho';

/** The positions that `?opcion=2&opcion=4` names; what is no number is nobody's line. */
export function chosenOf(query: URLSearchParams): number[] {
  const written = query.getAll(offerFields.option);
  return [...new Set(written.map((each) => (/^\d{1,2}$/.test(each) ? Number(each) : -1)))];
}
