import { sql } from 'kysely';
import type { RetentionRules } from '#platform/retention/rules.ts';
import { photoFileRows, photoOfFile } from './unit-photo-files.ts';

/** Units go with their order, and their photos' files too. */
export const shippingRetention: RetentionRules = {
  files: {
    quote: sql`select ${photoFileRows} from unit_photo
      join unit on unit.id = unit_photo.unit_id where unit.quote_id = quote.id`,
  },
  rowsWithFile: (file) => sql`select from unit_photo where id = ${photoOfFile(file)}`,
};
