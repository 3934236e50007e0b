// What a person sees of the quotation they are making: loaded together, once it is wanted.
export { LastQuote } from './last-quote.tsx';
export { QuoteDrawer } from './quote-drawer.tsx';
