/** Told to the window before the way back or forth changes the screen; who prevents it stays. */
export const leaveEvent = 'leave-screen';
