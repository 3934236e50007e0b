/** The same at every office, on the office's own clock. */
export const officeHours = { weekdays: ['8:00', '18:00'], saturday: ['9:00', '14:00'] } as const;
