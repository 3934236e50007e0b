import { describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import {
  copies,
  csvRows,
  see,
  take,
} from '#features/requests/quotes/server/staff/testing/queue.ts';
import { formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';

setUpQuoteShop();

describe('the list as a file', () => {
  test('has the filtered quotes of all pages, newest first, to be saved', async () => {
    const id = await requestQuote({ notes: '=HYPERLINK("http://mal.test")' });
    const { referenceNumber } = await see(id);
    await copies(id, 60);
    await take(id, raul.id);
    await looked(raul).call(staffApi.changeQuoteStatus, {
      params: { id },
      body: { status: 'pending' },
    });
    const response = await raul.fetch('/api/admin/quotes.csv?status=pending');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="cotizaciones-\d{8}\.csv"$/,
    );
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(""http://mal.test"")"`);
    const all = await csvRows('?status=pending', raul);
    expect(all).toHaveLength(62);
    expect(all[0]?.slice(0, 8)).toEqual([
      ...['Referencia', 'Cliente', 'Correo', 'Teléfono', 'WhatsApp', 'Provincia', 'Productos'],
      'Total USD',
    ]);
    expect(all.at(-1)?.slice(0, 10)).toEqual([
      ...[referenceNumber, 'Yanet Pérez', 'customer@correo.test', '+5351234567'],
      ...['+13055550142', 'Holguín', '1 × Toyota Corolla LE 2021', '28000.00', 'Pendiente'],
      'Raúl Pérez',
    ]);
    expect(await csvRows('?status=approved', raul)).toHaveLength(1);
    expect(await csvRows('?queue=mine', raul)).toHaveLength(2);
  });

  test('in the language of who asks', async () => {
    await requestQuote();
    const [heading] = await csvRows('', raul.with('mariel-auto-language=en'));
    expect(heading?.[0]).toBe('Reference');
  });

  test('says where each order stands, what comes next, whose turn it is and by when', async () => {
    const id = await requestQuote();
    await accept(await sentOffer(id));
    const { progress } = await see(id);
    const { next, who } = progressText(progress, 'es');
    const [heading = [], row = []] = await csvRows('', raul);
    const cell = (name: string) => row[heading.indexOf(name)];
    expect(cell('Etapa')).toBe('Por pagar');
    expect([cell('Qué sigue'), cell('A quién le toca')]).toEqual([next, who]);
    const asked = await requestQuote();
    const { answerDueAt } = await see(asked);
    const [, newest = []] = await csvRows('', raul);
    expect(newest[heading.indexOf('Para cuándo')]).toBe(formatMoment(answerDueAt ?? '', 'es'));
  });

  test('more quotes than are read at once', async () => {
    await copies(await requestQuote(), 1100);
    const all = await csvRows('', raul);
    expect(all).toHaveLength(1102);
    expect(new Set(all.map(([reference]) => reference)).size).toBe(1102);
  });
});
