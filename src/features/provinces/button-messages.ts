import { bothLanguages } from '#platform/text/language.ts';

const es = { chosen: (name: string) => `Provincia: ${name}` };
const en: typeof es = { chosen: (name: string) => `Province: ${name}` };

/** Apart from what is said where one chooses, which only comes with a tap. */
export const provinceButtonMessages = bothLanguages({ es, en });
