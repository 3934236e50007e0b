/**
 * Dispatched on the window before the browser's back or forward button changes the screen.
 * preventDefault keeps the screen.
 */
export const leaveEvent = 'leave-screen';
