import { live } from './live.ts';
import { isAt, sees, test } from './people.ts';
import { corolla, productLink } from './shopping.ts';

test('quien recarga y vuelve atrás antes de que llegue React ve la página a la que vuelve', async ({
  newPerson,
}) => {
  const { page, open } = await newPerson({ serviceWorker: false });
  await open('/products/automobiles');
  await live(page);
  await productLink(page, corolla.name).click();
  await isAt(page, corolla.path);
  // The document has arrived while the code of its screen is still on its way.
  let arrive = () => {};
  const code = new Promise<void>((resume) => {
    arrive = resume;
  });
  await page.route('**/assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await sees(page.getByRole('heading', { level: 1, name: corolla.name }));
  await page.evaluate(() => history.back());
  await isAt(page, '/products/automobiles');
  arrive();
  await sees(page.getByRole('heading', { level: 1, name: 'Automóviles' }));
  await live(page);
});
