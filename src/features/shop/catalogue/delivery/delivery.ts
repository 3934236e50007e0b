export const maxDeliveryDays = 365;
