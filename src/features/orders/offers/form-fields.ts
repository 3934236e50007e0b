export type OfferAction =
  | 'aceptar'
  | 'rechazar'
  | 'cambio'
  | 'otra'
  | 'compartir'
  | 'anular'
  | 'aduana'
  | 'terminar'
  | 'pedir'
  | 'ceder';

export const offerFields = {
  number: 'oferta',
  option: 'opcion',
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

export const ownerFields = { change: 'peticion', answer: 'respuesta' } as const;

/** The id of what is said of who owns the order. */
export const ownerId = 'titular';

/** The id of the links, which stand far down on their page: a form about them leads back there. */
export const shareId = 'compartir';

export const offerDoneKey = 'hecho';

export function chosenOf(query: URLSearchParams): number[] {
  const values = query.getAll(offerFields.option);
  return [...new Set(values.map((each) => (/^\d{1,2}$/.test(each) ? Number(each) : -1)))];
}

/** Where an offer's page has its forms. */
export const answerId = 'responder';
