import { bothLanguages } from '#platform/text/language.ts';

// What only the server draws: the foot of every page, staff's menu, the news of the boot script.
// Browsers do not load these words as code.

const es = {
  footerAbout:
    'Intermediario: cotizamos, compramos en EE. UU. y enviamos por mar al puerto de Mariel, en Cuba, con operadores logísticos autorizados.',
  quickLinks: 'Enlaces',
  legalLinks: 'Legal',
  legal: {
    privacy: 'Privacidad',
    cookies: 'Cookies',
    legal: 'Aviso legal',
    terms: 'Términos y condiciones',
    accessibility: 'Accesibilidad',
  },
  contact: 'Contacto',
  footerLegal: (nvocc: string) =>
    `Los envíos viajan con un operador marítimo con licencia (NVOCC, transportista sin buque propio): ${nvocc}. Los aranceles e impuestos en destino corren a cargo del importador autorizado.`,
  copyright: (name: string) => `© 2025 ${name}. Desde 2020.`,
  whatsappButton: 'Escribir por WhatsApp',
  staffMore: 'Más del equipo',
  staff: {
    staffQuotes: 'Administrar Cotizaciones',
    staffProducts: 'Administrar Productos',
    staffVerifications: 'Administrar Verificaciones',
    dashboard: 'Panel',
    staffMails: 'Correos',
    staffNotices: 'Avisos',
    staffTeam: 'Equipo',
    staffAudit: 'Registro',
  },
  newer: 'Hay datos más nuevos de esta página.',
  reload: 'Actualizar',
  dated: (date: string) => `Datos del ${date}.`,
  offline:
    'Sin conexión. Lo que ya cargó sigue aquí; su cotización está guardada en este teléfono.',
};

const en: typeof es = {
  footerAbout:
    'An intermediary: we quote, buy in the USA and ship by sea to the Port of Mariel, Cuba, with licensed logistics operators.',
  quickLinks: 'Links',
  legalLinks: 'Legal',
  legal: {
    privacy: 'Privacy',
    cookies: 'Cookies',
    legal: 'Legal notice',
    terms: 'Terms and conditions',
    accessibility: 'Accessibility',
  },
  contact: 'Contact',
  footerLegal: (nvocc: string) =>
    `Shipments travel with a licensed ocean carrier (NVOCC, a carrier without ships of its own): ${nvocc}. Import duties and taxes at destination are the responsibility of the authorised importer.`,
  copyright: (name: string) => `© 2025 ${name}. Since 2020.`,
  whatsappButton: 'Write on WhatsApp',
  staffMore: 'More for staff',
  staff: {
    staffQuotes: 'Manage quotes',
    staffProducts: 'Manage products',
    staffVerifications: 'Manage verifications',
    dashboard: 'Dashboard',
    staffMails: 'E-mails',
    staffNotices: 'Notices',
    staffTeam: 'Team',
    staffAudit: 'Log',
  },
  newer: 'There is newer data for this page.',
  reload: 'Update',
  dated: (date: string) => `Data of ${date}.`,
  offline: 'No connection. What you loaded is still here; your quotation is saved on this phone.',
};

export const serverMessages = bothLanguages({ es, en });
