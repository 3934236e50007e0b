import { readCompared } from '#features/shop/catalogue/compare/compare.ts';
import { keepCompared } from '#features/shop/catalogue/compare/keep-compared.ts';

// For the comparison's page, which a slow line opens without React.
const page = document.querySelector<HTMLElement>('[data-compared]');
keepCompared(readCompared(page?.dataset.compared ?? ''), new URLSearchParams(location.search));
