import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { quoteByCall } from './my-quotes.ts';
import { giveContact, sees, signIn, test } from './people.ts';
import { corolla, toast } from './shopping.ts';
import { raul } from './staff-products.ts';

test('una agente respondió y decide con el teclado cuándo volver a mirarla', {
  tags: 'long',
}, async ({ newPerson }) => {
  const customer = (await newPerson()).page;
  await signIn(customer, { email: 'seguir@prueba.test', firstName: 'Yanet' });
  await giveContact(customer);
  const reference = await quoteByCall(customer, corolla.name);

  const { page } = await newPerson();
  await signIn(page, raul, '/admin/quotes');
  await page.getByRole('link', { name: reference, exact: true }).click();
  await live(page);
  await page.getByLabel('Mensaje al cliente').fill('Hay uno. Mañana le digo el precio.');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const day = page.getByLabel('Volver a mirarla el');
  await sees(day);
  await page.getByRole('heading', { name: reference }).click();
  await page.keyboard.press('f');
  await focusIsOn(day);
  const chosen = daysLater(dayInHavana(new Date()), 20);
  await day.fill(chosen);
  await page.keyboard.press('Enter');
  await sees(toast(page).getByText('Fecha guardada'));
  await sees(page.getByText(/^Nada espera\. Vuelva a mirarla: .*08:00/));
});
