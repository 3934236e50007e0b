import { readablePhone } from '#features/company/brand.ts';
import { isProvinceCode, type ProvinceCode, provinceName } from '#features/provinces/provinces.ts';

/** Who receives what a quotation asks for; what was not said is null. */
export interface Recipient {
  name: string | null;
  phone: string | null;
  province: ProvinceCode | null;
  /** In words. */
  address: string | null;
}

export const detailLimits = { notes: 2000, name: 120, phone: 40, address: 500 } as const;

/** The fields of note and recipient: their names in a form, and what errors call them. */
export const detailFields = [
  'notes',
  'recipient.name',
  'recipient.phone',
  'recipient.province',
  'recipient.address',
] as const;
export type DetailField = (typeof detailFields)[number];

/** What was typed, by field. */
export type TypedDetails = Partial<Record<DetailField, string>>;

/** What was typed as a quotation's body takes it; what is blank is null. */
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

/** The fields of who receives it that are asked again before an offer is accepted. */
const confirmedFields = [
  'recipient.name',
  'recipient.phone',
  'recipient.address',
] as const satisfies readonly DetailField[];

/** What stands in those, in one line: whether somebody has changed it. */
export function writeConfirmed(typed: TypedDetails): string {
  const all = confirmedFields.map((field) => (typed[field] ?? '').replace(/\s+/g, ' ').trim());
  return all.join(' · ');
}

/**
 * What was typed in those; undefined where a form has none of them, or where they stand as they were
 * `drawn`: then whoever changed it meanwhile is not undone.
 */
export function confirmedOf(typed: TypedDetails, drawn: string | undefined) {
  if (confirmedFields.every((field) => typed[field] === undefined)) return undefined;
  if (writeConfirmed(typed) === drawn) return undefined;
  const { name, phone, address } = detailsOf(typed).recipient;
  return { name, phone, address };
}

/** The other way round: what stands in the fields of a quotation that was made. */
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

/** 'Rosa Díaz, +53 5 123 4567, Camagüey, Calle 3 n.º 12'; '' for nobody. */
export function recipientText(recipient: Recipient | null): string {
  if (!recipient) return '';
  const { name, phone, province, address } = recipient;
  return [name, phone && readablePhone(phone), province && provinceName(province), address]
    .filter(Boolean)
    .join(', ');
}
