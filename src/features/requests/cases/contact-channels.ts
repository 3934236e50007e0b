/** How staff reach a customer outside of the site. */
export const contactChannels = ['whatsapp', 'phone', 'email'] as const;
export type ContactChannel = (typeof contactChannels)[number];
