import { defineTexts } from '#platform/text/texts.ts';

export const durationTexts = defineTexts({
  title: { es: 'Duraciones', en: 'Durations' },
  lead: {
    es: 'De aquí salen las fechas que se prometen al aceptar: cada etapa cuenta desde la anterior. Lo ya prometido no cambia.',
    en: 'The dates promised at acceptance come from here: each stage counts from the one before. What was promised does not change.',
  },
  exceptions: {
    es: 'De varias vale la que más dice: primero la provincia que recibe, después el puerto de la próxima salida.',
    en: 'Of several the one that says most holds: first the province that receives, then the port of the next departure.',
  },
  general: { es: 'general', en: 'general' },
  total: (days: number) => ({
    es: days === 1 ? '1 día en total' : `${days} días en total`,
    en: days === 1 ? '1 day in all' : `${days} days in all`,
  }),
  add: { es: 'Agregar una excepción', en: 'Add an exception' },
  category: { es: 'Categoría', en: 'Category' },
  province: { es: 'Provincia que recibe', en: 'Receiving province' },
  anyProvince: { es: 'Todas', en: 'All' },
  port: { es: 'Puerto de salida', en: 'Port of departure' },
  portHint: { es: 'Vacío: todos', en: 'Empty: all' },
  days: (stage: string) => ({ es: `${stage}, días`, en: `${stage}, days` }),
  remove: { es: 'Quitar', en: 'Remove' },
  removeOf: (what: string) => ({ es: `Quitar ${what}`, en: `Remove ${what}` }),
  removed: { es: 'Quitada', en: 'Removed' },
});
