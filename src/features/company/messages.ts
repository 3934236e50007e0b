import { bothLanguages } from '#platform/text/language.ts';
import type { Office } from './offices.ts';

const es = {
  inShort: 'En pocas palabras',
  contents: 'Contenido',
  governs: '',
  whatsappQuestion: 'Hola, tengo una pregunta.',
  officesTitle: 'Nuestras Oficinas en EE. UU.',
  officesDescription:
    'Cinco oficinas en West Virginia, New Hampshire, Alaska, Utah y Iowa: dirección, horario, correo y WhatsApp de cada una.',
  officesLead:
    'En cada oficina hay una persona con nombre que responde por su compra. Escriba a la que prefiera: todas envían al puerto de Mariel, el puerto de carga de Cuba al oeste de La Habana.',
  figures: 'La empresa en cifras',
  activeOffices: 'Oficinas activas',
  employees: 'Empleados',
  vehiclesShipped: 'Vehículos enviados',
  satisfaction: 'Satisfacción',
  ownFigures: (since: number) => `Datos propios de la empresa, desde ${since}.`,
  rating: (rating: string) => `${rating} de 5`,
  ratingNote: 'valoración propia',
  manager: 'Responsable',
  specialties: 'Especialidad',
  address: 'Dirección',
  email: 'Correo',
  hours: 'Horario',
  weekdays: (from: string, to: string) => `Lunes a viernes, ${from} a ${to}`,
  saturday: (from: string, to: string) => `Sábado, ${from} a ${to}`,
  closed: 'Domingo, cerrado',
  whatsappOffice: 'Escribir por WhatsApp',
  toOffice: (city: string) => ` a la oficina de ${city}`,
  whatsappOfficeText: ({ city, state }: Office) =>
    `Hola, quisiera hablar con la oficina de ${city} (${state}) sobre un envío a Cuba.`,
  helpTitle: '¿No sabe a qué oficina escribir?',
  helpText: (from: string, to: string, satFrom: string, satTo: string) =>
    `Escríbanos y le pasamos con quien le puede ayudar. Atendemos de lunes a viernes de ${from} a ${to} y los sábados de ${satFrom} a ${satTo}, hora del este (la misma de Cuba).`,
  helpWhatsapp: 'Chatear por WhatsApp',
  helpWhatsappText: 'Hola, necesito ayuda para saber con qué oficina hablar.',
  helpEmail: 'Escribir un correo',
  locationsTitle: 'Por qué en cinco estados',
  locationsText:
    'Compramos donde está el producto. Desde el este, el centro, el oeste y Alaska buscamos autos, motos, triciclos y equipos, los revisamos y los llevamos al puerto. Desde ahí, un operador marítimo con licencia los lleva a Mariel.',
};

const en: typeof es = {
  inShort: 'In short',
  contents: 'Contents',
  governs: 'This English text is a courtesy translation. The Spanish text governs.',
  whatsappQuestion: 'Hello, I have a question.',
  officesTitle: 'Our offices in the USA',
  officesDescription:
    'Five offices in West Virginia, New Hampshire, Alaska, Utah and Iowa: address, hours, e-mail and WhatsApp of each.',
  officesLead:
    'In each office a person with a name answers for your purchase. Write to the one you prefer: all of them ship to the Port of Mariel, Cuba’s cargo port west of Havana.',
  figures: 'The company in figures',
  activeOffices: 'Active offices',
  employees: 'Employees',
  vehiclesShipped: 'Vehicles shipped',
  satisfaction: 'Satisfaction',
  ownFigures: (since: number) => `The company’s own figures, since ${since}.`,
  rating: (rating: string) => `${rating} of 5`,
  ratingNote: 'our own rating',
  manager: 'Manager',
  specialties: 'Speciality',
  address: 'Address',
  email: 'E-mail',
  hours: 'Hours',
  weekdays: (from: string, to: string) => `Monday to Friday, ${from} to ${to}`,
  saturday: (from: string, to: string) => `Saturday, ${from} to ${to}`,
  closed: 'Sunday, closed',
  whatsappOffice: 'Write on WhatsApp',
  toOffice: (city: string) => ` to the office in ${city}`,
  whatsappOfficeText: ({ city, state }: Office) =>
    `Hello, I would like to talk to the office in ${city} (${state}) about shipping to Cuba.`,
  helpTitle: 'Not sure which office to write to?',
  helpText: (from: string, to: string, satFrom: string, satTo: string) =>
    `Write to us and we put you through to someone who can help. We are there Monday to Friday from ${from} to ${to} and Saturday from ${satFrom} to ${satTo}, Eastern time (the same as in Cuba).`,
  helpWhatsapp: 'Chat on WhatsApp',
  helpWhatsappText: 'Hello, I need help to find out which office to talk to.',
  helpEmail: 'Write an e-mail',
  locationsTitle: 'Why in five states',
  locationsText:
    'We buy where the product is. From the east, the centre, the west and Alaska we look for cars, motorcycles, tricycles and appliances, inspect them and take them to the port. From there a licensed ocean operator takes them to Mariel.',
};

export const companyMessages = bothLanguages({ es, en });
