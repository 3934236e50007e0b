import { defineTexts } from '#platform/text/texts.ts';

// What only the server draws: the foot of every page, staff's menu, the news of the boot script.
// Browsers do not load these words as code.

export const serverMessages = defineTexts({
  footerAbout: {
    es: 'Intermediario: cotizamos, compramos en EE. UU. y enviamos por mar al puerto de Mariel, en Cuba, con operadores logísticos autorizados.',
    en: 'An intermediary: we quote, buy in the USA and ship by sea to the Port of Mariel, Cuba, with licensed logistics operators.',
  },
  quickLinks: { es: 'Enlaces', en: 'Links' },
  legalLinks: { es: 'Legal', en: 'Legal' },
  legal: {
    privacy: { es: 'Privacidad', en: 'Privacy' },
    cookies: { es: 'Cookies', en: 'Cookies' },
    legal: { es: 'Aviso legal', en: 'Legal notice' },
    terms: { es: 'Términos y condiciones', en: 'Terms and conditions' },
    accessibility: { es: 'Accesibilidad', en: 'Accessibility' },
  },
  contact: { es: 'Contacto', en: 'Contact' },
  footerLegal: {
    es: (nvocc: string) =>
      `Los envíos viajan con un operador marítimo con licencia (NVOCC, transportista sin buque propio): ${nvocc}. Los aranceles e impuestos en destino corren a cargo del importador autorizado.`,
    en: (nvocc: string) =>
      `Shipments travel with a licensed ocean carrier (NVOCC, a carrier without ships of its own): ${nvocc}. Import duties and taxes at destination are the responsibility of the authorised importer.`,
  },
  copyright: {
    es: (name: string) => `© 2025 ${name}. Desde 2020.`,
    en: (name: string) => `© 2025 ${name}. Since 2020.`,
  },
  whatsappButton: { es: 'Escribir por WhatsApp', en: 'Write on WhatsApp' },
  staffMore: { es: 'Más del equipo', en: 'More for staff' },
  staff: {
    staffQuotes: { es: 'Administrar Cotizaciones', en: 'Manage quotes' },
    staffProducts: { es: 'Administrar Productos', en: 'Manage products' },
    staffVerifications: { es: 'Administrar Verificaciones', en: 'Manage verifications' },
    dashboard: { es: 'Panel', en: 'Dashboard' },
    staffMails: { es: 'Correos', en: 'E-mails' },
    staffNotices: { es: 'Avisos', en: 'Notices' },
    staffTeam: { es: 'Equipo', en: 'Team' },
    staffAudit: { es: 'Registro', en: 'Log' },
  },
  newer: { es: 'Hay datos más nuevos de esta página.', en: 'There is newer data for this page.' },
  reload: { es: 'Actualizar', en: 'Update' },
  dated: { es: (date: string) => `Datos del ${date}.`, en: (date: string) => `Data of ${date}.` },
  offline: {
    es: 'Sin conexión. Lo que ya cargó sigue aquí; su cotización está guardada en este teléfono.',
    en: 'No connection. What you loaded is still here; your quotation is saved on this phone.',
  },
});
