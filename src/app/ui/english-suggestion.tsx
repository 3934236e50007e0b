import { serverTexts } from '../messages.ts';
import { choicesId } from './choices-form.tsx';

/**
 * Part of every Spanish page, so that all visitors get the same page. The boot script shows it to
 * browsers that prefer English.
 */
export function EnglishSuggestion() {
  return (
    <p id="english" hidden>
      {serverTexts.es.englishSuggestion}
      <button type="submit" form={choicesId} formAction="/idioma" name="language" value="en">
        English
      </button>
      <button type="button" name="language" value="es">
        Español
      </button>
    </p>
  );
}
