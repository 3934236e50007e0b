// In characters, as the server counts them. Single numbers, which the build writes where they are used.
export const maxCause = 500;
export const maxPort = 80;
