import { defineTexts } from '#platform/text/texts.ts';
import en from './cookies.en.md';
import es from './cookies.es.md';
import { legalTexts } from './document.ts';

export const cookies = legalTexts(defineTexts({ es, en }));
