import { serverTexts } from '../messages.ts';
import { choicesId } from './choices-form.tsx';

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
