/** Mails to staff are in Spanish alone. */
export const staffPaymentMailTexts = {
  open: 'Ver los datos de pago',
  titles: {
    proposed: 'Propusieron cambiar los datos de pago',
    approved: 'Cambiaron los datos de pago',
    rejected: 'Se rechazó un cambio de los datos de pago',
  },
  texts: {
    proposed: 'Hace falta otro administrador: compare los datos con el banco antes de aprobar.',
    approved: 'Los clientes ya los ven, señalados como cambiados durante 72 horas.',
    rejected: 'Los clientes siguen viendo los de antes.',
  },
};
