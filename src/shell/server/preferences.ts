import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Visitor } from '../../features/accounts/server/serve.ts';
import { isProvinceCode, provinceCookie } from '../../features/provinces/provinces.ts';
import { ownPath } from '../../platform/http/own-path.ts';
import { Refusal, refusals } from '../../platform/http/refusal.ts';
import { readBytes } from '../../platform/http/route.ts';
import { languageCookie, toLanguage } from '../../platform/language.ts';
import { dataCookie, toDataMode } from '../../platform/low-data.ts';
import type { Platform } from '../../platform/platform.ts';

/** The forms that remember a choice in a cookie; they work without JavaScript. */
export function preferenceRoutes(
  { config }: Platform,
  visit: (context: Context) => Promise<Visitor>,
): Hono {
  const app = new Hono();
  const remember = (context: Context, name: string, value: string, days: number, back: unknown) => {
    setCookie(context, name, value, {
      path: '/',
      sameSite: 'Lax',
      secure: config.secure,
      maxAge: days * 86_400,
    });
    return context.redirect(ownPath(typeof back === 'string' ? back : ''), 303);
  };
  app.post('/provincia', async (context) => {
    const form = await readForm(context);
    if (!isProvinceCode(form.province)) {
      const { language } = await visit(context);
      const message =
        language === 'en' ? 'Choose one of the 16 provinces.' : 'Elija una de las 16 provincias.';
      throw new Refusal(refusals.badInput, { fields: { province: message } });
    }
    return remember(
      context,
      provinceCookie.name,
      form.province,
      provinceCookie.days,
      form.returnTo,
    );
  });
  app.post('/idioma', async (context) => {
    const form = await readForm(context);
    const language = toLanguage(typeof form.language === 'string' ? form.language : '');
    return remember(context, languageCookie.name, language, languageCookie.days, form.returnTo);
  });
  app.post('/datos', async (context) => {
    const form = await readForm(context);
    const mode = toDataMode(form.mode);
    return remember(context, dataCookie.name, mode, dataCookie.days, form.returnTo);
  });
  return app;
}

/** A form of ours is some hundred bytes. */
const formLimit = 8 * 1024;

/** The fields of a form; none when it cannot be read. Throws Refusal (413). */
async function readForm(context: Context): Promise<Record<string, unknown>> {
  const bytes = await readBytes(context.req.raw.body, formLimit);
  const type = context.req.header('content-type') ?? '';
  const form = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return form.formData().then(Object.fromEntries, () => ({}));
}
