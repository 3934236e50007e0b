import { readablePhone } from '#features/company/about/brand.ts';
import {
  isProvinceCode,
  type ProvinceCode,
  provinceName,
} from '#features/company/provinces/provinces.ts';

/** Whoever receives the goods; unknown facts are null. */
export interface Recipient {
  name: string | null;
  phone: string | null;
  province: ProvinceCode | null;
  address: string | null;
}

export const detailLimits = { notes: 2000, name: 120, phone: 40, address: 500 } as const;

export const detailFields = [
  'notes',
  'recipient.name',
  'recipient.phone',
  'recipient.province',
  'recipient.address',
] as const;
export type DetailField = (typeof detailFields)[number];

export type TypedDetails = Partial<Record<DetailField, string>>;

export function detailsOf(typed: TypedDetails) {
  const filled = (field: DetailField) => typed[field]?.trim() || null;
  const province = filled('recipient.province');
  return {
    notes: filled('notes'),
    recipient: {
      name: filled('recipient.name'),
      phone: filled('recipient.phone'),
      province: isProvinceCode(province) ? province : null,
      address: filled('recipient.address'),
    },
  };
}

const confirmedFields = [
  'recipient.name',
  'recipient.phone',
  'recipient.address',
] as const satisfies readonly DetailField[];

export function writeConfirmed(typed: TypedDetails): string {
  const all = confirmedFields.map((field) => (typed[field] ?? '').replace(/\s+/g, ' ').trim());
  return all.join(' · ');
}

/**
 * Reads the typed values. Undefined where the form has no such field or they are as `rendered`, so
 * that a change by somebody else meanwhile is not overwritten.
 */
export function confirmedOf(typed: TypedDetails, rendered: string | undefined) {
  if (confirmedFields.every((field) => typed[field] === undefined)) return undefined;
  if (writeConfirmed(typed) === rendered) return undefined;
  const { name, phone, address } = detailsOf(typed).recipient;
  return { name, phone, address };
}

/** Turns a quotation back into field values, the reverse of `detailsOf`. */
export function typedOf({ notes, recipient }: Details): TypedDetails {
  return {
    notes: notes ?? '',
    'recipient.name': recipient?.name ?? '',
    'recipient.phone': recipient?.phone ?? '',
    'recipient.province': recipient?.province ?? '',
    'recipient.address': recipient?.address ?? '',
  };
}

interface Details {
  notes: string | null;
  recipient: Recipient | null;
}

/** Writes 'Rosa Díaz, +53 5 123 4567, Camagüey, Calle 3 n.º 12'; '' for nobody. */
export function recipientText(recipient: Recipient | null): string {
  if (!recipient) return '';
  const { name, phone, province, address } = recipient;
  return [name, phone && readablePhone(phone), province && provinceName(province), address]
    .filter(Boolean)
    .join(', ');
}
