/** How many rows a page of a list has, unless its query says another number. */
export const listPageSize = 50;
/** How many records one call changes at most. */
export const maxMany = 100;
