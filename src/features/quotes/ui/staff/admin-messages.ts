import { bothLanguages } from '../../../../platform/language.ts';

const es = {
  title: 'Administrar Cotizaciones',
  allStatuses: 'Todos los estados',
  filter: 'Estado',
  customer: 'Cliente',
  email: 'Correo',
  actions: 'Acciones',
  changeStatus: 'Cambiar estado',
  changeStatusOf: (reference: string) => `Cambiar estado de ${reference}`,
  total: 'Total',
  pending: 'Pendientes',
  approved: 'Aprobadas',
  completed: 'Completadas',
  none: 'No hay cotizaciones con ese estado',
  noneText: 'Elija otro estado para ver las demás.',
  updated: 'Estado actualizado',
  updatedText: 'El estado de la cotización ha sido actualizado exitosamente',
  error: 'Error',
  notUpdated: 'No se pudo actualizar el estado',
  writeWhatsapp: 'Escribir por WhatsApp',
  greeting: (name: string, reference: string, brand: string) =>
    `Hola ${name}, le escribimos de ${brand} por su cotización ${reference}.`,
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  notes: 'Nota del cliente',
};

const en: typeof es = {
  title: 'Manage quotes',
  allStatuses: 'All statuses',
  filter: 'Status',
  customer: 'Customer',
  email: 'E-mail',
  actions: 'Actions',
  changeStatus: 'Change status',
  changeStatusOf: (reference: string) => `Change status of ${reference}`,
  total: 'Total',
  pending: 'Pending',
  approved: 'Approved',
  completed: 'Completed',
  none: 'There are no quotes with that status',
  noneText: 'Choose another status to see the others.',
  updated: 'Status updated',
  updatedText: 'The status of the quotation has been updated successfully',
  error: 'Error',
  notUpdated: 'The status could not be updated',
  writeWhatsapp: 'Write on WhatsApp',
  greeting: (name: string, reference: string, brand: string) =>
    `Hello ${name}, we write from ${brand} about your quotation ${reference}.`,
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  notes: 'Customer’s note',
};

export const adminQuoteMessages = bothLanguages({ es, en });
