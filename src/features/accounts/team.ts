export const teamPageSize = 50;
