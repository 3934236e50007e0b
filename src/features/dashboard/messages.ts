import { defineTexts } from '#platform/text/texts.ts';

export const dashboardMessages = defineTexts({
  title: { es: 'Panel', en: 'Dashboard' },
  asOf: {
    es: (moment: string) => `Así estaba todo el ${moment}.`,
    en: (moment: string) => `This is how everything stood on ${moment}.`,
  },
  reload: { es: 'Actualizar', en: 'Update' },
  quotes: { es: 'Cotizaciones', en: 'Quotations' },
  verifications: { es: 'Verificaciones', en: 'Verifications' },
  mails: { es: 'Correos', en: 'E-mails' },
  failedMails: { es: 'Correos con fallo', en: 'Failed e-mails' },
  failedMailsHint: {
    es: 'Vea cuáles y reintente',
    en: 'See which, and try again',
  },
  newToday: { es: 'Nuevas hoy', en: 'New today' },
  waiting: { es: 'Esperan respuesta', en: 'Waiting for an answer' },
  overdue: { es: 'Vencidas', en: 'Overdue' },
  overdueHint: { es: 'Urgente', en: 'Urgent' },
  unassigned: { es: 'Sin asignar', en: 'Unassigned' },
  median: { es: 'Primera respuesta, mediana', en: 'First answer, median' },
  p90: { es: 'Primera respuesta, 9 de cada 10', en: 'First answer, 9 out of 10' },
  answered: {
    es: (count: number) => `De ${count} en 30 días`,
    en: (count: number) => `Of ${count} in 30 days`,
  },
  nobody: { es: 'Ninguna en 30 días', en: 'None in 30 days' },
  noTime: { es: '—', en: '—' },
  weeks: { es: 'Por semana', en: 'By week' },
  weeksLead: {
    es: 'Cotizaciones y verificaciones recibidas en las últimas 12 semanas, de lunes a domingo en La Habana.',
    en: 'Quotations and verifications received in the last 12 weeks, Monday to Sunday in Havana.',
  },
  weeksPicture: {
    es: 'Gráfico de barras: lo recibido por semana. Los números están en la tabla que sigue.',
    en: 'Bar chart: what was received each week. The numbers are in the table below.',
  },
  asTable: { es: 'Ver como tabla', en: 'See as a table' },
  weekFrom: { es: 'Semana del', en: 'Week of' },
  running: { es: 'en curso', en: 'running' },
  byStatus: { es: 'Por estado', en: 'By status' },
  status: { es: 'Estado', en: 'Status' },
  byProvince: { es: 'Por provincia', en: 'By province' },
  province: { es: 'Provincia', en: 'Province' },
  byCategory: { es: 'Por categoría', en: 'By category' },
  byCategoryHint: {
    es: 'Una cotización con productos de dos categorías cuenta en ambas.',
    en: 'A quotation with products of two categories counts in both.',
  },
  category: { es: 'Categoría', en: 'Category' },
  gone: { es: 'Productos que ya no existen', en: 'Products that no longer exist' },
  pipeline: { es: 'En curso', en: 'In the pipeline' },
  pipelineHint: {
    es: (count: number) =>
      `${count} ${count === 1 ? 'pendiente, en revisión o aprobada' : 'pendientes, en revisión o aprobadas'}`,
    en: (count: number) => `${count} pending, in review or approved`,
  },
  none: { es: 'Todavía no hay cotizaciones', en: 'There are no quotations yet' },
});
