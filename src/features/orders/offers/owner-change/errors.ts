import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';

export const ownerChangeErrors = {
  notOpen: errorKind(409, 'order_not_open', {
    es: 'De esta orden no queda nada por entregar ni por devolver: no hay nada que pasar a otra persona.',
    en: 'Nothing of this order is left to hand over or to pay back: there is nothing to pass on.',
  }),
  notForStaff: errorKind(403, 'order_not_for_staff', {
    es: 'Una orden no pasa a nadie del equipo.',
    en: 'An order passes to nobody of the team.',
  }),
  ownAlready: errorKind(409, 'order_own_already', {
    es: 'Esta orden ya es suya.',
    en: 'This order is yours already.',
  }),
  waits: errorKind(409, 'order_asked_for', {
    es: 'Otra persona ya pidió esta orden. Hable con quien la hizo.',
    en: 'Somebody else has asked for this order. Talk to whoever made it.',
  }),
  refused: errorKind(409, 'order_refused', {
    es: 'Con este enlace ya la pidió y no pasó a usted. Hable con quien hizo la orden: puede darle otro enlace.',
    en: 'You have asked for it by this link, and it did not pass to you. Talk to whoever made the order: they can give you another link.',
  }),
  notWaiting: errorKind(409, 'order_not_asked_for', {
    es: 'Esa petición ya no espera, o cambió mientras tanto. Véala como está ahora.',
    en: 'That request waits no more, or has changed meanwhile. See how it stands now.',
  }),
  notAgreed: errorKind(409, 'order_owner_silent', {
    es: 'Su titular todavía no dijo que sí. Espérelo.',
    en: 'Its owner has not agreed yet. Wait for it.',
  }),
  anotherPerson: errorKind(403, 'order_another_person', {
    es: 'Lo confirma otro administrador: ni quien hizo el enlace, ni quien la pide, ni su titular. Tampoco pasa a alguien del equipo.',
    en: 'Another administrador confirms it: neither who made the link, nor who asks, nor its owner. Nor does it pass to somebody of the team.',
  }),
} satisfies Record<string, ErrorKind>;
