import { defineTexts } from '#platform/text/texts.ts';

export const offerStateTexts = defineTexts({
  column: { es: 'Oferta', en: 'Offer' },
  offer: (version: number) => ({ es: `Oferta ${version}`, en: `Offer ${version}` }),
  expires: (days: number) => ({
    es: days === 0 ? 'vence hoy' : days === 1 ? 'vence mañana' : `vence en ${days} días`,
    en: days === 0 ? 'expires today' : days === 1 ? 'expires tomorrow' : `expires in ${days} days`,
  }),
  states: {
    draft: { es: 'Borrador', en: 'Draft' },
    sent: { es: 'Enviada', en: 'Sent' },
    superseded: { es: 'Sustituida', en: 'Superseded' },
    withdrawn: { es: 'Retirada', en: 'Withdrawn' },
    accepted: { es: 'Aceptada', en: 'Accepted' },
    declined: { es: 'Rechazada', en: 'Declined' },
    expired: { es: 'Vencida', en: 'Expired' },
  },
  seen: { es: 'Vista', en: 'Seen' },
  notSeen: { es: 'Sin abrir', en: 'Not opened' },
  asksChange: { es: 'Pide cambio', en: 'Asks for a change' },
  lapsed: { es: 'Reserva vencida', en: 'Hold lapsed' },
  instalmentOverdue: (days: number) => ({
    es: `Cuota vencida hace ${days} ${days === 1 ? 'día' : 'días'}`,
    en: `Installment ${days} ${days === 1 ? 'day' : 'days'} overdue`,
  }),
  customs: {
    waiting: { es: 'Aduana: espera', en: 'Customs: waits' },
    talk: { es: 'Aduana: quiere hablarlo', en: 'Customs: wants to talk' },
  },
  undelivered: { es: 'Correo no entregado', en: 'E-mail not delivered' },
  prepare: { es: 'Preparar oferta', en: 'Prepare an offer' },
  units: { es: 'Unidades', en: 'Units' },
  open: { es: 'Abrir ofertas', en: 'Open offers' },
  none: {
    es: 'Todavía no tiene precio firme. La oferta empieza con lo que pidió, a los precios de hoy.',
    en: 'It has no firm price yet. The offer begins with what was asked for, at today’s prices.',
  },
  closed: {
    es: 'Está cerrada: no se hacen ofertas de ella.',
    en: 'It is closed: no offers are made of it.',
  },
  notPrepared: {
    es: 'No se pudo preparar la oferta. Revise su conexión e intente de nuevo.',
    en: 'The offer could not be prepared. Check your connection and try again.',
  },
});

export const offerListTexts = defineTexts({
  title: { es: 'Ofertas', en: 'Offers' },
  show: { es: 'Qué ofertas', en: 'Which offers' },
  all: { es: 'Todas', en: 'All' },
  none: { es: 'Todavía no hay ofertas', en: 'There are no offers yet' },
  noneText: {
    es: 'Una oferta se prepara desde su cotización.',
    en: 'An offer is prepared from its quotation.',
  },
  noneOfThese: { es: 'Ninguna así', en: 'None of these' },
  queues: {
    draft: { es: 'Borradores', en: 'Drafts' },
    open: { es: 'Sin respuesta', en: 'Not answered' },
    change: { es: 'Piden un cambio', en: 'Change asked for' },
    expired: { es: 'Vencidas', en: 'Expired' },
    accepted: { es: 'Aceptadas', en: 'Accepted' },
    declined: { es: 'Rechazadas', en: 'Declined' },
  },
  customer: { es: 'Cliente', en: 'Customer' },
  state: { es: 'Estado', en: 'Status' },
  until: { es: 'Vale hasta', en: 'Valid until' },
  total: { es: 'Total', en: 'Total' },
  whose: { es: 'La lleva', en: 'Who has it' },
});
