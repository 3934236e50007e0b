import { languageField } from '#platform/http/shared/rendered-for.ts';
import { withQuery } from '#platform/text/with-query.ts';
import { useApp } from '#web/app-context.ts';
import { pathOf } from '#web/routes/address.ts';
import { Button } from '../button.tsx';
import { otherLanguageTexts } from '../messages.ts';

/**
 * Without a script: the page in the other language, with what was typed into the form around it. The
 * header's button is of a form of its own, and a browser sends the fields of one form alone.
 */
export function OtherLanguage() {
  return <noscript>{import.meta.env.SSR && <OtherLanguageButton />}</noscript>;
}

function OtherLanguageButton() {
  const { t, language, address } = useApp(otherLanguageTexts);
  const other = language === 'es' ? 'en' : 'es';
  const choice = new URLSearchParams({ language: other, returnTo: pathOf(address) });
  return (
    <Button
      type="submit"
      tone="quiet"
      formNoValidate
      formAction={withQuery('/idioma', choice)}
      name={languageField}
      value={other}
      lang={other}
    >
      {t.other}
    </Button>
  );
}
