import { sql } from 'kysely';

/** In a query of quotes: to whom and where it goes. */
export const receiverOf = sql<string>`coalesce(nullif(quote.recipient_name, ''), quote.customer_name)`;
export const provinceOf = sql<string>`coalesce(quote.recipient_province, quote.province)`;

/** What whoever hands over is told of a name, and of VIN or serial number: enough to know one from its twin. */
export const firstName = (name: string): string => name.split(' ')[0] ?? '';
export const identifierEnd = 6;
