import type { Language } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { Brand, Office } from './brand.ts';

export const companyTexts = defineTexts({
  inShort: { es: 'En pocas palabras', en: 'In short' },
  contents: { es: 'Contenido', en: 'Contents' },
  olderVersions: { es: 'Versión anterior:', en: 'Earlier version:' },
  olderVersion: { es: 'Esta versión ya fue sustituida', en: 'This version has been replaced' },
  newestVersion: (month: string) => ({
    es: `Leer la vigente, de ${month}`,
    en: `Read the current one, of ${month}`,
  }),
  versionOf: (month: string) => ({ es: `la de ${month}`, en: `the one of ${month}` }),
  governs: { es: '', en: 'This English text is a courtesy translation. The Spanish text governs.' },
  whatsappQuestion: { es: 'Hola, tengo una pregunta.', en: 'Hello, I have a question.' },
  officesTitle: { es: 'Nuestras Oficinas en EE. UU.', en: 'Our offices in the USA' },
  officesDescription: (states: readonly string[]) => ({
    es: `Oficinas en ${states.join(', ')}: dirección, horario, correo y WhatsApp de cada una.`,
    en: `Offices in ${states.join(', ')}: address, hours, e-mail and WhatsApp.`,
  }),
  officesLead: {
    es: 'En cada oficina hay una persona con nombre que responde por su compra. Escriba a la que prefiera: todas envían al puerto de Mariel, el puerto de carga de Cuba al oeste de La Habana.',
    en: 'At each office one person, by name, is responsible for your purchase. Write to whichever you prefer: they all ship to the Port of Mariel, Cuba’s cargo port west of Havana.',
  },
  figures: { es: 'La empresa en cifras', en: 'The company in figures' },
  activeOffices: { es: 'Oficinas activas', en: 'Active offices' },
  employees: { es: 'Empleados', en: 'Employees' },
  vehiclesShipped: { es: 'Vehículos enviados', en: 'Vehicles shipped' },
  satisfaction: { es: 'Satisfacción', en: 'Satisfaction' },
  ownFigures: (since?: number) => ({
    es: `Datos propios de la empresa${since ? `, desde ${since}` : ''}.`,
    en: `The company’s own figures${since ? `, since ${since}` : ''}.`,
  }),
  rating: (rating: string) => ({ es: `${rating} de 5`, en: `${rating} of 5` }),
  ratingNote: { es: 'valoración propia', en: 'our own rating' },
  manager: { es: 'Responsable', en: 'Manager' },
  specialties: { es: 'Especialidad', en: 'Specialty' },
  address: { es: 'Dirección', en: 'Address' },
  email: { es: 'Correo', en: 'E-mail' },
  hours: { es: 'Horario', en: 'Hours' },
  weekdays: (from: string, to: string) => ({
    es: `Lunes a viernes, ${from} a ${to}`,
    en: `Monday to Friday, ${from} to ${to}`,
  }),
  saturday: (from: string, to: string) => ({
    es: `Sábado, ${from} a ${to}`,
    en: `Saturday, ${from} to ${to}`,
  }),
  whatsappOffice: { es: 'Escribir por WhatsApp', en: 'Write on WhatsApp' },
  toOffice: (city: string) => ({ es: ` a la oficina de ${city}`, en: ` to the ${city} office` }),
  whatsappOfficeText: ({ city, state }: Office) => ({
    es: `Hola, quisiera hablar con la oficina de ${city} (${state}) sobre un envío a Cuba.`,
    en: `Hello, I would like to talk to the office in ${city} (${state}) about shipping to Cuba.`,
  }),
  helpTitle: { es: '¿No sabe a qué oficina escribir?', en: 'Not sure which office to write to?' },
  helpText: (from: string, to: string, satFrom: string, satTo: string) => ({
    es: `Escríbanos y le pasamos con quien le puede ayudar. Atendemos de lunes a viernes de ${from} a ${to} y los sábados de ${satFrom} a ${satTo}, hora del este (la misma de Cuba).`,
    en: `Write to us and we will put you through to someone who can help. We are available Monday to Friday from ${from} to ${to} and Saturday from ${satFrom} to ${satTo}, Eastern time (the same as in Cuba).`,
  }),
  helpWhatsapp: { es: 'Chatear por WhatsApp', en: 'Chat on WhatsApp' },
  helpWhatsappText: {
    es: 'Hola, necesito ayuda para saber con qué oficina hablar.',
    en: 'Hello, I need help finding the right office.',
  },
  helpEmail: { es: 'Escribir un correo', en: 'Send an e-mail' },
  locationsTitle: { es: 'Por qué en varios estados', en: 'Why in several states' },
  helpHours: { es: 'Cuándo atendemos', en: 'When we are available' },
  noOffices: (brand: Brand) => ({
    es:
      brand.email || brand.whatsapp
        ? `Atendemos ${[brand.email && 'por correo', brand.whatsapp && 'por WhatsApp'].filter(Boolean).join(' y ')}.`
        : 'Atendemos en su cuenta: escríbanos desde su cotización.',
    en:
      brand.email || brand.whatsapp
        ? `We answer ${[brand.email && 'by e-mail', brand.whatsapp && 'on WhatsApp'].filter(Boolean).join(' and ')}.`
        : 'We answer in your account: write to us from your quotation.',
  }),
  locationsText: {
    es: 'Compramos donde está el producto. Con oficinas en varios estados buscamos autos, motos, triciclos y equipos cerca de quien los vende, y los llevamos al puerto. Desde ahí, un operador marítimo con licencia los lleva a Mariel.',
    en: 'We buy where the product is. With offices in several states, we find cars, motorcycles, tricycles and appliances close to their sellers and take them to the port. From there a licensed ocean carrier takes them to Mariel.',
  },
});

type Hours = readonly [from: string, to: string];

/** Hours on the local clock of each office. */
export const officeHours: Record<Language, { weekdays: Hours; saturday: Hours }> = {
  es: { weekdays: ['8:00', '18:00'], saturday: ['9:00', '14:00'] },
  en: { weekdays: ['8:00 AM', '6:00 PM'], saturday: ['9:00 AM', '2:00 PM'] },
};
