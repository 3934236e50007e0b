/** So many days may a way within Cuba take at most. */
export const maxDeliveryDays = 365;
