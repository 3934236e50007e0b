import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const howToPayTexts = defineTexts({
  title: { es: 'Cómo pagar', en: 'How to pay' },
  none: {
    es: `Los datos para pagar todavía no están aquí. ${payOnlyThere.es}`,
    en: `How to pay does not stand here yet. ${payOnlyThere.en}`,
  },
  holder: { es: 'A nombre de', en: 'In the name of' },
  bank: { es: 'Banco', en: 'Bank' },
  accounts: {
    zelle: { es: 'Correo o teléfono de Zelle', en: 'Zelle e-mail or phone' },
    bank: { es: 'Cuenta', en: 'Account' },
    cash: { es: 'Dónde', en: 'Where' },
  },
  changed: (date: string) => ({
    es: `Estos datos son nuevos desde el ${date}`,
    en: `These instructions are new since ${date}`,
  }),
  changedText: {
    es: 'Si tiene otros apuntados, ya no los use. Compruebe estos antes de pagar.',
    en: 'If you have others written down, do not use them any more. Check these before you pay.',
  },
  check: { es: 'Comprobar esta cuenta', en: 'Check this account' },
  checkAny: { es: 'Comprobar una cuenta', en: 'Check an account' },
});

export const staffPaymentTexts = defineTexts({
  title: { es: 'Datos de pago', en: 'Payment instructions' },
  lead: {
    es: 'Dónde pagan los clientes. Un administrador propone un cambio y otro lo aprueba; nada se borra. Durante 72 horas se muestra como cambiado. Los dos llevan 72 horas con el rol, o los nombra la configuración de la tienda.',
    en: 'Where customers pay. One administrador proposes a change and another approves it; nothing is erased. For 72 hours it is shown as changed. Both have had the role for 72 hours, or the configuration of the shop names them.',
  },
  none: { es: 'Todavía no hay datos de pago.', en: 'There are no payment instructions yet.' },
  states: {
    proposed: { es: 'Propuesta', en: 'Proposed' },
    live: { es: 'Vigente', en: 'Live' },
    former: { es: 'Anterior', en: 'Former' },
    rejected: { es: 'Rechazada', en: 'Rejected' },
  },
  closedLive: { es: 'Cerrada: nadie paga ahí', en: 'Closed: nobody pays there' },
  closes: { es: 'Deja de usarse', en: 'No longer used' },
  waits: { es: 'Espera a otro administrador', en: 'Waits for another administrador' },
  waitsText: {
    es: 'Compare cada dato con el banco, no con quien lo propuso.',
    en: 'Compare each fact with the bank, not with who proposed it.',
  },
  ownWaits: {
    es: 'Usted la propuso: la aprueba otra persona.',
    en: 'You proposed it: somebody else approves it.',
  },
  approve: { es: 'Aprobar', en: 'Approve' },
  reject: { es: 'Rechazar', en: 'Reject' },
  withdraw: { es: 'Retirar la propuesta', en: 'Withdraw the proposal' },
  history: { es: 'Historial', en: 'History' },
  change: { es: 'Proponer un cambio', en: 'Propose a change' },
  add: { es: 'Proponer otra forma de pago', en: 'Propose another way to pay' },
  propose: { es: 'Proponer', en: 'Propose' },
  close: { es: 'Proponer que deje de usarse', en: 'Propose to stop using it' },
  method: { es: 'Forma de pago', en: 'Way to pay' },
  holder: { es: 'A nombre de', en: 'In the name of' },
  bank: { es: 'Banco y número de ruta', en: 'Bank and routing number' },
  account: {
    es: 'Cuenta, correo o teléfono; o la dirección',
    en: 'Account, e-mail or phone; or the address',
  },
  noteEs: { es: 'Nota en español', en: 'Note in Spanish' },
  noteEn: { es: 'Nota en inglés', en: 'Note in English' },
  version: (version: number) => ({ es: `Versión ${version}`, en: `Version ${version}` }),
  proposedBy: (who: string, when: string) => ({
    es: `Propuesta por ${who}, ${when}`,
    en: `Proposed by ${who}, ${when}`,
  }),
  decidedBy: (who: string, when: string) => ({
    es: `Decidida por ${who}, ${when}`,
    en: `Decided by ${who}, ${when}`,
  }),
  proposed: { es: 'Propuesta guardada', en: 'Proposal stored' },
  decided: { es: 'Decisión guardada', en: 'Decision stored' },
  failedTitle: { es: 'No se guardó', en: 'Not stored' },
  failed: { es: 'Revise la conexión.', en: 'Check the connection.' },
});

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
