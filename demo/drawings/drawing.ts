/** Draws a picture: a whole SVG document of 1280 × 960, from `studio()`. */
export type Drawing = () => string;

/** By a product's slug: its pictures, in their order. */
export type Drawings = Readonly<Record<string, readonly Drawing[]>>;
