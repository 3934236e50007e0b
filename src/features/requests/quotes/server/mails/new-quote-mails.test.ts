import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { type NewQuoteFacts, newQuoteMail, quoteMadeMail } from './new-quote-mails.ts';

const { brand } = readConfig({});
const url = 'https://marielauto.example';
const sender = { brand, publicUrl: url, staffEmail: 'equipo@marielauto.example', checkKey: 'key' };
const quote: NewQuoteFacts = {
  id: '0b5f2c1e-0000-4000-8000-000000000001',
  reference: 'MA-TX-2026-000001',
  customerName: 'Marta Ñáñez',
  customerEmail: 'marta@correo.example',
  customerPhone: '+13055550142',
  customerWhatsapp: '+5351234567',
  province: 'HOL',
  language: 'es',
  createdAt: '2026-11-21T19:05:00Z',
  answerDueAt: '2026-11-24T13:00:00Z',
  totalCents: 5_600_050,
  lines: [
    { productName: 'Toyota Corolla 2021', quantity: 2, unitPriceCents: 2_800_025 },
    { productName: 'Triciclo <b>Luna</b>', quantity: 3, unitPriceCents: null },
  ],
  notes: 'Llámeme <script>ya</script>',
};

test('the customer reads what was asked, what it may cost and what happens next', () => {
  const mail = quoteMadeMail(quote, sender);
  expect(mail).toMatchObject({
    to: 'marta@correo.example',
    subject: 'Cotización MA-TX-2026-000001 recibida',
    language: 'es',
  });
  const facts = [
    ...[
      'MA-TX-2026-000001',
      'Marta Ñáñez',
      'Toyota Corolla 2021',
      '2 × US$28,000.25',
      'US$56,000.50',
    ],
    ...['Precio por confirmar', 'Total estimado', 'Holguín', '24 horas de atención', 'aranceles'],
    ...[
      `${url}/my-quotes?ver=${quote.id}`,
      brand.email,
      '+1 304 555 0142',
      'https://wa.me/13045550142?text=',
    ],
    ...[
      '21 nov 2026, 14:05 (hora de Cuba)',
      'a más tardar el 24 nov 2026, 08:00 (hora de Cuba)',
      'Nunca pedimos códigos por teléfono',
      'ni manda en él números de cuenta',
      'no tiene que hacer ni pagar nada',
    ],
  ];
  for (const part of [mail.text, mail.html]) for (const fact of facts) expect(part).toContain(fact);
});

test('an English customer reads English', () => {
  const mail = quoteMadeMail({ ...quote, language: 'en' }, sender);
  expect(mail.subject).toBe('Quotation MA-TX-2026-000001 received');
  expect(mail.html).toContain('<html lang="en">');
  expect(mail.text).toContain('Price to be confirmed');
  expect(mail.text).not.toMatch(/cotización|provincia|precio/i);
});

test('the customer does not get their own note back; staff do, as plain text', () => {
  const toCustomer = quoteMadeMail(quote, sender);
  expect(toCustomer.text + toCustomer.html).not.toContain('Llámeme');
  const toStaff = newQuoteMail(quote, sender);
  expect(toStaff.to).toBe('equipo@marielauto.example');
  expect(toStaff.text).toContain('Llámeme');
  expect(toStaff.text).toContain('a más tardar el 24 nov 2026, 08:00 (hora de Cuba)');
  expect(toStaff.html).toContain('Llámeme &#60;script&#62;ya');
  expect(toStaff.html).toContain('https://wa.me/5351234567?text=');
  expect(toStaff.text).toContain(`${url}/admin/quotes?ver=${quote.id}`);
});

test('a quote without any price has no total', () => {
  const lines = [{ productName: 'Nevera', quantity: 1, unitPriceCents: null }];
  const mail = quoteMadeMail({ ...quote, totalCents: 0, lines }, sender);
  expect(mail.text).toContain('Total estimado: Precio por confirmar');
  expect(mail.text).not.toContain('El total no suma');
  expect(mail.text + mail.html).not.toContain('US$0');
});

test('a mail asks nothing of another host, runs nothing, and shouts nothing', () => {
  for (const language of ['es', 'en'] as const) {
    for (const { text, html } of [
      quoteMadeMail({ ...quote, language }, sender),
      newQuoteMail({ ...quote, language }, sender),
    ]) {
      expect(html).not.toMatch(/<(img|script|link|iframe|form|b>)|url\(|@import|src=/i);
      expect(text).not.toMatch(/[!¡]/);
      expect(html.replace('<!doctype html>', '')).not.toMatch(/[!¡]/);
    }
  }
});

test('the longest quote is a mail of at most 20 KB', () => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    productName: `Refrigerador Samsung French Door 28 pies cúbicos n.º ${index}`,
    quantity: 99,
    unitPriceCents: 123_456_789,
  }));
  const { html } = quoteMadeMail({ ...quote, lines }, sender);
  expect(Buffer.byteLength(html)).toBeLessThan(20 * 1024);
});
