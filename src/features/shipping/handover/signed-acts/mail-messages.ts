/** Mails to staff are in Spanish alone. */
export const staffActMailTexts = {
  subject: (unit: string) => `Acta firmada por mirar: ${unit}`,
  title: 'Llegó la foto de un acta firmada',
  acts: 'Debe actuar: un agente. Mire las fotos en Entregas a clientes y acepte o rechace; puede haber alguien esperando en la puerta.',
  unit: 'Unidad',
  what: 'Qué',
};
