import { isBegun, isStored } from '#platform/browser/waiting.ts';
import { bootBrief } from '#web/browser/boot-brief.ts';

bootBrief('button[data-live],[data-add],[data-picture]', () => isStored(isBegun) ?? true);
