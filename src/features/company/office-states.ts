/** The five states of our offices, as the strip above every page names them. */
export const officeStates = ['West Virginia', 'New Hampshire', 'Alaska', 'Utah', 'Iowa'] as const;

export type OfficeState = (typeof officeStates)[number];
