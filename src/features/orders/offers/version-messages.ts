import { defineTexts } from '#platform/text/texts.ts';

export const staffOfferVersionTexts = defineTexts({
  title: { es: 'Versiones', en: 'Versions' },
  none: { es: 'Ninguna enviada todavía.', en: 'None sent yet.' },
  validUntil: (day: string) => ({ es: `Vale hasta el ${day}`, en: `Holds until ${day}` }),
  sentBy: (when: string, who: string) => ({
    es: `Enviada el ${when}, ${who}`,
    en: `Sent on ${when}, ${who}`,
  }),
  seenOn: (when: string) => ({ es: `Vista el ${when}`, en: `Seen on ${when}` }),
  notSeen: { es: 'Sin abrir todavía', en: 'Not opened yet' },
  changeAsked: (when: string) => ({
    es: `Pidió un cambio el ${when}: está en la conversación.`,
    en: `Asked for a change on ${when}: it is in the conversation.`,
  }),
  declined: (reason: string) => ({ es: `Rechazada: ${reason}`, en: `Declined: ${reason}` }),
  accepted: (name: string, when: string, total: string) => ({
    es: `Aceptada por ${name} el ${when}: ${total}`,
    en: `Accepted by ${name} on ${when}: ${total}`,
  }),
  byLink: { es: 'por enlace', en: 'by link' },
  byAccount: { es: 'desde su cuenta', en: 'from the account' },
  chosen: (lines: string) => ({
    es: `Con lo opcional: ${lines}`,
    en: `With the options: ${lines}`,
  }),
  heldUntil: (day: string) => ({ es: `Apartado hasta el ${day}`, en: `Held until ${day}` }),
  lapsed: {
    es: 'La reserva terminó: los productos están otra vez a la venta.',
    en: 'The hold has ended: the products are for sale again.',
  },
  hold: { es: 'Apartar más tiempo', en: 'Hold for longer' },
  holdTitle: (version: number) => ({
    es: `¿Apartar más tiempo lo de la oferta ${version}?`,
    en: `Hold for longer what is in offer ${version}?`,
  }),
  holdText: (day: string) => ({
    es: `Está apartado hasta el ${day}. El cliente lee el día nuevo y el motivo.`,
    en: `It is held until ${day}. The customer reads the new day and the reason.`,
  }),
  holdAgainText: {
    es: 'La reserva terminó. Se aparta de nuevo si nadie más lo tiene; el cliente lee el día y el motivo.',
    en: 'The hold has ended. It is held anew if nobody else has it; the customer reads the day and the reason.',
  },
  holdDay: { es: 'Hasta el final del día', en: 'To the end of the day' },
  holdDone: { es: 'Apartado por más tiempo', en: 'Held for longer' },
  tookBack: (when: string, who: string, reason: string) => ({
    es: `Aceptación deshecha el ${when}, ${who}: ${reason}`,
    en: `Acceptance undone on ${when}, ${who}: ${reason}`,
  }),
  margin: (amount: string) => ({ es: `Margen ${amount}`, en: `Margin ${amount}` }),
  see: { es: 'Ver', en: 'See' },
  seeOf: (version: number) => ({ es: `Ver la oferta ${version}`, en: `See offer ${version}` }),
  copy: { es: 'Versión nueva de esta', en: 'New version of this one' },
  copyOf: (version: number) => ({
    es: `Versión nueva de esta, la oferta ${version}`,
    en: `New version of this one, offer ${version}`,
  }),
  withdraw: { es: 'Retirar', en: 'Withdraw' },
  withdrawTitle: (version: number) => ({
    es: `¿Retirar la oferta ${version}?`,
    en: `Withdraw offer ${version}?`,
  }),
  withdrawText: {
    es: 'El cliente ya no podrá aceptarla y lee el motivo.',
    en: 'The customer can no longer accept it, and reads the reason.',
  },
  withdrawn: { es: 'Oferta retirada', en: 'Offer withdrawn' },
  takeBack: { es: 'Deshacer aceptación', en: 'Undo the acceptance' },
  takeBackTitle: (version: number) => ({
    es: `¿Deshacer la aceptación de la oferta ${version}?`,
    en: `Undo the acceptance of offer ${version}?`,
  }),
  takeBackText: {
    es: 'Lo reservado queda libre y la oferta, retirada. El cliente lee el motivo.',
    en: 'What is held becomes free and the offer is withdrawn. The customer reads the reason.',
  },
  takenBack: { es: 'Aceptación deshecha', en: 'Acceptance undone' },
  honour: { es: 'Mantener el precio', en: 'Keep the price' },
  honourTitle: (version: number) => ({
    es: `¿Mantener la oferta ${version}, que venció?`,
    en: `Keep offer ${version}, which has expired?`,
  }),
  honourText: {
    es: 'Se envía ahora mismo una versión nueva con lo mismo dentro.',
    en: 'A new version with the same content is sent at once.',
  },
  honoured: { es: 'Versión nueva enviada', en: 'New version sent' },
  reason: { es: 'Motivo para el cliente', en: 'Reason for the customer' },

  links: { es: 'Enlaces', en: 'Links' },
  linksText: {
    es: 'Se abren sin entrar. El de quien pide va solo por correo, y el de quien recibe lleva el código de entrega: nadie del equipo los abre ni los copia.',
    en: 'They open without signing in. That of who asks goes by e-mail alone, and that of who receives has the handover code: nobody of the team opens or copies them.',
  },
  roles: {
    asks: { es: 'Quien pide', en: 'Who asks' },
    pays: { es: 'Quien paga', en: 'Who pays' },
    receives: { es: 'Quien recibe', en: 'Who receives' },
  },
  linkUntil: (until: string) => ({ es: `Abre hasta ${until}`, en: `Opens until ${until}` }),
  noLink: { es: 'Sin enlace', en: 'No link' },
  makeLink: { es: 'Crear', en: 'Make' },
  makeLinkOf: (role: string) => ({ es: `Crear el enlace: ${role}`, en: `Make the link: ${role}` }),
  linkMade: { es: 'Enlace creado', en: 'Link made' },
  mailLink: { es: 'Mandar uno nuevo al cliente', en: 'E-mail a new one to the customer' },
  mailLinkOf: {
    es: 'Mandar uno nuevo al cliente, para quien recibe; el anterior se anula',
    en: 'E-mail a new one to the customer, for whoever receives; the former one is revoked',
  },
  linkMailed: {
    es: 'Enlace nuevo enviado al correo del cliente',
    en: 'New link sent to the customer’s e-mail',
  },
  copyLink: { es: 'Copiar', en: 'Copy' },
  revoke: { es: 'Anular', en: 'Revoke' },
  revokeOf: (role: string) => ({ es: `Anular el enlace: ${role}`, en: `Revoke the link: ${role}` }),
  revokeTitle: (role: string) => ({
    es: `¿Anular el enlace de ${role.toLowerCase()}?`,
    en: `Revoke the link of ${role.toLowerCase()}?`,
  }),
  revokeText: {
    es: 'Deja de abrir en el acto, también para quien ya lo tiene.',
    en: 'It stops opening at once, also for whoever has it.',
  },
  revoked: { es: 'Enlace anulado', en: 'Link revoked' },
});
