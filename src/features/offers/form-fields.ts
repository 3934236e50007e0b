/** The names of fields and actions of the offer's forms, for both sides. */
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
  /** The positions of all chosen options, with commas between. */
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
  recipient: 'quien-recibe',
} as const;

export const customsFields = { price: 'precio', cents: 'monto', answer: 'respuesta' } as const;

/** An id: the links stand far down on their page, so a form about them leads back there. */
export const shareId = 'compartir';

/** The query key that says which form was taken. */
export const offerDoneKey = 'hecho';

/** The positions in `?opcion=2&opcion=4`; -1 for what is no number. */
export function chosenOf(query: URLSearchParams): number[] {
  const values = query.getAll(offerFields.option);
  return [...new Set(values.map((each) => (/^\d{1,2}$/.test(each) ? Number(each) : -1)))];
}
