import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { isProvinceCode } from '#features/company/provinces/provinces.ts';
import { setLanguage } from '#features/people/accounts/server/people.ts';
import type { Visitor } from '#features/people/accounts/server/serve.ts';
import {
  cartHeaders,
  readCartCookies,
} from '#features/requests/quotes/server/cart/cart-cookies.ts';
import { changeProvince } from '#features/requests/quotes/server/cart/change-province.ts';
import { cardsView, listViewField, listViewPath } from '#features/shop/catalogue/list-view.ts';
import { languageEntry, listViewEntry, lowDataEntry } from '#platform/browser/registry/cookies.ts';
import { provinceEntry } from '#platform/browser/registry/every-page.ts';
import type { CookieEntry } from '#platform/browser/storage.ts';
import { AppError, commonErrors, isOutage } from '#platform/http/errors.ts';
import { readForm } from '#platform/http/forms/read-form.ts';
import { keepLanguage } from '#platform/http/keep-language.ts';
import { toDataMode } from '#platform/http/low-data.ts';
import { cookieName } from '#platform/http/shared/cookies.ts';
import { languageOfAddress, withoutLanguage } from '#platform/http/shared/language-address.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';
import type { Services } from '#platform/services.ts';
import { toLanguage } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';

/** Forms that store a choice in a cookie. They work without JavaScript. */
export function preferenceRoutes(
  { config, db }: Services,
  visit: (context: Context) => Promise<Visitor>,
): Hono {
  const app = new Hono();
  const remember = (
    context: Context,
    name: CookieEntry['name'],
    value: string,
    days: number,
    back = '',
    status: 303 | 307 = 303,
  ) => {
    setCookie(context, cookieName(name, config), value, {
      path: '/',
      sameSite: 'Lax',
      secure: config.secure,
      maxAge: days * 86_400,
    });
    return context.redirect(keepLanguage(context, ownPath(back)), status);
  };
  app.post('/provincia', async (context) => {
    const { fields: form } = await readForm(context.req.raw);
    if (!isProvinceCode(form.province)) {
      const { language } = await visit(context);
      const message =
        language === 'en' ? 'Choose one of the 16 provinces.' : 'Elija una de las 16 provincias.';
      throw new AppError(commonErrors.badInput, { fields: { province: message } });
    }
    const cookies = context.req.header('cookie');
    const change = changeProvince(readCartCookies({ cookies }, config), form.province);
    for (const header of change ? cartHeaders(change, config) : []) {
      context.header('set-cookie', header, { append: true });
    }
    const back = ownPath(form.returnTo);
    // Whoever has a cart learns what happened to it.
    const next = change?.setsAside ? href(routes.cart, {}, { returnTo: back }) : back;
    return remember(context, provinceEntry.name, form.province, provinceEntry.days, next);
  });
  app.post('/idioma', async (context) => {
    // From within another form the choice is in the address, and that form goes on to its own page.
    const within = context.req.query('language') !== undefined;
    const form = within ? context.req.query() : (await readForm(context.req.raw)).fields;
    const language = toLanguage(form.language);
    try {
      const { person } = await visit(context);
      if (person && person.locale !== language) await setLanguage(db, person.id, language);
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
    const back = ownPath(form.returnTo);
    // An English address would stay English.
    const next = language === languageOfAddress(back) ? back : withoutLanguage(back);
    const days = languageEntry.days;
    return remember(context, languageEntry.name, language, days, next, within ? 307 : 303);
  });
  app.post('/datos', async (context) => {
    const { fields: form } = await readForm(context.req.raw);
    const mode = toDataMode(form.mode);
    return remember(context, lowDataEntry.name, mode, lowDataEntry.days, form.returnTo);
  });
  app.post(listViewPath, async (context) => {
    const { fields: form } = await readForm(context.req.raw);
    const view = form[listViewField] === cardsView ? cardsView : 'lista';
    return remember(context, listViewEntry.name, view, listViewEntry.days, form.returnTo);
  });
  return app;
}
