import { expect } from 'vitest';
import { live } from './live.ts';
import { marta, openPanel, raul, rowOf, setInRow } from './panels.ts';
import { sees, signIn, test } from './people.ts';
import { quoteOf } from './shopping.ts';

test('dos agentes a la vez: cada uno ve lo que hace el otro, y lo nuevo espera a que lo pidan', async ({
  newPerson,
}) => {
  const reference = await quoteOf('dos.agentes@prueba.test');
  const { page: hers } = await newPerson();
  const { page: his } = await newPerson();
  const list = '/admin/quotes?q=dos.agentes';
  await signIn(hers, marta, list);
  await signIn(his, raul, list);
  for (const page of [hers, his]) await live(page);

  // What both see is shown anew by itself.
  await setInRow(hers, reference, 'En revisión');
  await sees(rowOf(his, reference).getByText('En revisión', { exact: true }));

  // Both know that the other has it open.
  await openPanel(hers, reference);
  await openPanel(his, reference);
  const seen = (name: string) => new RegExp(`${name}.* también está viendo esto`);
  await sees(his.getByText(seen('Marta')));
  await sees(hers.getByText(seen('Raúl')));

  // What is new waits behind a button, and says so in the tab.
  const title = await his.title();
  const another = await quoteOf('dos.agentes.otra@prueba.test');
  const show = his.getByRole('button', { name: '1 cambio · mostrar' });
  await sees(show);
  expect(await his.title()).toBe(`(1) ${title}`);
  await expect.poll(() => rowOf(his, another).count()).toBe(0);
  await show.click();
  await sees(rowOf(his, another));
  await expect.poll(() => his.title()).toBe(title);

  // Nothing moves under what is being written, until he asks; and what he wrote stays.
  const field = his.getByLabel('Mensaje al cliente');
  await field.fill('Estoy en ello');
  await hers.getByLabel('A cargo de').selectOption({ label: 'Nadie' });
  await show.click();
  const whose = his.getByLabel('A cargo de');
  const name = () =>
    whose.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
  await expect.poll(name).toBe('Nadie');
  expect(await field.inputValue()).toBe('Estoy en ello');

  // Who is put in charge of something hears it.
  await hers.getByLabel('A cargo de').selectOption({ label: 'Raúl Medina' });
  await sees(his.getByText('Algo quedó a su cargo'));
});
