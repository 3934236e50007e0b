import { trimmedText } from '#platform/http/input-schemas.ts';
import { tariffLimits } from './landed-cost.ts';

/** Where a source can be read. An address of the web alone: it becomes a link on public pages. */
export const SourceAddress = trimmedText(tariffLimits.address).regex(/^https?:\/\/\S+$/);
