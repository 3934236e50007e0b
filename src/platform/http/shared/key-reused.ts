import type { Text } from '../../text/language.ts';

/** The error of a key that was sent before with other content; its sentence says where to look. */
export const keyReused = (message: Text) => ({ status: 422, code: 'key_reused', message }) as const;
