import { defineTexts } from '#platform/text/texts.ts';
import en from './accessibility.en.md';
import es from './accessibility.es.md';
import { legalTexts } from './document.ts';

export const accessibility = legalTexts(defineTexts({ es, en }));
