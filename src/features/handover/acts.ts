/** So many photos of one act, and so many acts for one unit: as the database counts them. */
export const mostActPhotos = 3;
export const mostActs = 5;
