import { createRequire } from 'node:module';

export const margin = 48;

const { resolve } = createRequire(import.meta.url);
const inFonts = (path: string) => resolve(`@expo-google-fonts/source-sans-3/${path}.ttf`);

/** Source Sans 3. A paper carries only the characters that it uses. */
export const fontFiles = {
  regular: inFonts('400Regular/SourceSans3_400Regular'),
  bold: inFonts('600SemiBold/SourceSans3_600SemiBold'),
};
