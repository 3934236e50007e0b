export const usedIn = {
  es: (order: string) => `Ya está anotada en ${order}.`,
  en: (order: string) => `It is recorded in ${order} already.`,
};
