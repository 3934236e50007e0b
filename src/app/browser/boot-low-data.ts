import { isBegun, isStored } from '#platform/browser/waiting.ts';
import { bootLowData } from '#web/browser/boot-low-data.ts';

bootLowData('button[data-live],[data-add],[data-picture]', () => isStored(isBegun) ?? true);
