/** True where a profile lacks a number that a quotation needs. */
export function lacksContact({ phone, whatsapp }: Record<'phone' | 'whatsapp', string | null>) {
  return !(phone?.trim() && whatsapp?.trim());
}

/** First plus last name, else the e-mail, else "Cliente". */
export function customerName(person: { firstName: string; lastName: string; email: string }) {
  return `${person.firstName} ${person.lastName}`.trim() || person.email || 'Cliente';
}
