declare module '#web/app-context.ts' {
  interface VisitFacts {
    /** Set where lists on a phone are cards with big pictures, and not rows. */
    cards?: true;
  }
}

/** Where the form of `ListViewButton` goes, and its field. */
export const listViewPath = '/vista';
export const listViewField = 'vista';
export const cardsView = 'tarjetas';
