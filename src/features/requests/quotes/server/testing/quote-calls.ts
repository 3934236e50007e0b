import { api } from '#api.ts';
import { type Client, shop } from '#app/server/testing/test-shop.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { yearInHavana } from '#platform/time/days.ts';
import type { NewQuote } from '../../schema.ts';
import { writtenQuotes } from './quotes.ts';

export const sendQuote = (client: Client, body: NewQuote, key = newKey()) =>
  client.call(api.createQuote, { body, key });
export const refusedQuote = (client: Client, body: NewQuote, key = newKey()) =>
  client.refused(api.createQuote, { body, key });
export const quoteRows = () => writtenQuotes(shop.services.db);
export const yearNow = () => yearInHavana(new Date());
