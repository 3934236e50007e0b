import { serverMessages } from '../messages.ts';
import { choicesId } from './choices-form.tsx';

/**
 * For a browser that asks for English: in every Spanish page, so that pages are the same for all; the
 * boot script shows it until a language is chosen.
 */
export function EnglishSuggestion() {
  return (
    <p id="english" hidden>
      {serverMessages.es.englishSuggestion}
      <button type="submit" form={choicesId} formAction="/idioma" name="language" value="en">
        English
      </button>
      <button type="button" name="language" value="es">
        Español
      </button>
    </p>
  );
}
