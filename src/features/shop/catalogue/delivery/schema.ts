import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { withoutNul } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';

const text = z.string().trim().min(1).max(300).regex(withoutNul);
const texts = z.strictObject({ es: text, en: text });
const days = z.int().min(0).max(365);

const DeliveryForm = z
  .strictObject({ point: texts, onward: texts, daysFrom: days, daysTo: days })
  .refine(({ daysFrom, daysTo }) => daysTo >= daysFrom, {
    ...withError({
      es: 'No puede ser menos que lo anterior.',
      en: 'This cannot be less than the figure before it.',
    }),
    path: ['daysTo'],
  });

export const Delivery = z.strictObject({
  province: z.enum(provinceCodes),
  point: texts,
  onward: texts,
  daysFrom: z.int(),
  daysTo: z.int(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryChange = DeliveryForm.safeExtend({ expected: Delivery.nullable() });
export type DeliveryChange = z.infer<typeof DeliveryChange>;

export const DeliveryProvince = z.object({ id: z.enum(provinceCodes) });
