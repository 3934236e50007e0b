import { defineTexts } from '#platform/text/texts.ts';

export const shellTexts = defineTexts({
  skip: { es: 'Ir al contenido', en: 'Skip to content' },
  skipToProducts: { es: 'Ir a los productos', en: 'Skip to the products' },
  offices: { es: 'Oficinas en EE. UU.', en: 'Offices in the USA' },
  mainNavigation: { es: 'Principal', en: 'Main' },
  menu: { es: 'Menú', en: 'Menu' },
  signIn: { es: 'Entrar', en: 'Sign in' },
  signOut: { es: 'Cerrar Sesión', en: 'Sign out' },
  unsent: {
    es: 'Tiene algo escrito que no ha enviado. Si cierra la sesión, se borra de este dispositivo. ¿Cerrar la sesión?',
    en: 'You have written something that you have not sent. If you sign out, it is deleted from this device. Sign out?',
  },
  account: { es: 'Mi cuenta', en: 'My account' },
  profile: { es: 'Mi Perfil', en: 'My profile' },
  myQuotes: { es: 'Mis Cotizaciones', en: 'My quotations' },
  myVerifications: { es: 'Mis Verificaciones', en: 'My verifications' },
  home: { es: 'Inicio', en: 'Home' },
  tricycles: { es: 'Triciclos', en: 'Tricycles' },
  seeCart: { es: 'Ver su cotización', en: 'See your quotation' },
  language: { es: 'English', en: 'Español' },
  province: { es: 'Provincia', en: 'Province' },
  featuredLink: { es: 'Ofertas', en: 'Offers' },
  officesLink: { es: 'Oficinas', en: 'Offices' },
  verifyLink: { es: 'Verificar Orden', en: 'Verify order' },
  checkLink: { es: '¿Es nuestro?', en: 'Is it ours?' },
  loading: { es: 'Cargando…', en: 'Loading…' },
  loadingFeatured: { es: 'Cargando ofertas...', en: 'Loading offers...' },
  denied: { es: 'Acceso Denegado', en: 'Access denied' },
  notFoundHint: {
    es: 'La página que busca no existe o cambió de dirección. Revise el enlace o vuelva al inicio.',
    en: 'The page you are looking for does not exist or has moved. Check the link or go back to the home page.',
  },
  backHome: { es: 'Volver al inicio', en: 'Back to home' },
  seeCatalogue: { es: 'Ver el catálogo', en: 'See the catalog' },
  broken: { es: 'Algo falló de nuestro lado', en: 'Something went wrong on our side' },
  unavailable: {
    es: 'El servicio no está disponible en este momento',
    en: 'The service is not available right now',
  },
  brokenText: {
    es: 'Su cotización sigue guardada en este teléfono. Intente de nuevo en un minuto o escríbanos.',
    en: 'Your quotation is still saved on this phone. Try again in a minute or write to us.',
  },
  lowData: { es: 'Modo de pocos datos', en: 'Low-data mode' },
  allPictures: { es: 'Mostrar imágenes', en: 'Show pictures' },
  requestId: (id: string) => ({
    es: `Código para el soporte: ${id}`,
    en: `Code for support: ${id}`,
  }),
});

export const offlineTexts = defineTexts({
  inQuotation: { es: 'En su cotización:', en: 'In your quotation:' },
  title: { es: 'Sin conexión', en: 'No connection' },
  text: {
    es: 'Esta página todavía no está en su teléfono. Las que ya vio se abren sin conexión, y su cotización sigue guardada.',
    en: 'This page is not on your phone yet. Those you have seen open without a connection, and your quotation is still saved.',
  },
});

// Texts that only the server renders, so browsers do not load them: the footer, the staff's rail, the
// status bar.

export const serverTexts = defineTexts({
  footerAbout: {
    es: 'Intermediario: cotizamos, compramos en EE. UU. y enviamos por mar al puerto de Mariel, en Cuba, con operadores logísticos con licencia.',
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
  footerLegal: (nvocc = '') => ({
    es: `Los envíos viajan con un operador marítimo con licencia (NVOCC, transportista sin barcos propios)${nvocc && `: ${nvocc}`}. Los aranceles e impuestos en destino corren a cargo del importador autorizado.`,
    en: `Shipments travel with a licensed ocean operator (NVOCC, a carrier without ships of its own)${nvocc && `: ${nvocc}`}. Import duties and taxes at destination are the responsibility of the authorized importer.`,
  }),
  licence: (number: string) => ({
    es: `Licencia del operador: ${number}. Búsquela en el registro público:`,
    en: `Operator’s license: ${number}. Look it up in the public register:`,
  }),
  copyright: (name: string, years: string, since?: number) => ({
    es: `© ${years} ${name}.${since ? ` Desde ${since}.` : ''}`,
    en: `© ${years} ${name}.${since ? ` Since ${since}.` : ''}`,
  }),
  /** Shown in both languages at once, because the reader may know only one. */
  englishSuggestion: {
    es: 'Also in English · También en inglés',
    en: 'Also in English · También en inglés',
  },
  whatsappButton: { es: 'Escribir por WhatsApp', en: 'Write on WhatsApp' },
  railName: { es: 'Pantallas del equipo', en: 'Screens of the team' },
  /** What the number of a place counts. */
  counted: {
    staffQuotes: { es: 'Esperan respuesta', en: 'Wait for an answer' },
    staffVerifications: { es: 'Esperan respuesta', en: 'Wait for an answer' },
    staffWaitingMoney: { es: 'Dinero que espera', en: 'Money that waits' },
    staffMatching: { es: 'Líneas sin dueño', en: 'Lines without an owner' },
    staffUnits: { es: 'Por mirar', en: 'To look at' },
    staffHandovers: { es: 'Actas por confirmar', en: 'Signed acts to confirm' },
    staffMails: { es: 'No salieron', en: 'Did not leave' },
  },
  panels: {
    staffQuotes: { es: 'Administrar Cotizaciones', en: 'Manage quotations' },
    staffProducts: { es: 'Administrar Productos', en: 'Manage products' },
    staffVerifications: { es: 'Administrar Verificaciones', en: 'Manage verifications' },
  },
  newer: { es: 'Hay datos más nuevos de esta página.', en: 'There is newer data for this page.' },
  reload: { es: 'Actualizar', en: 'Update' },
  dated: (date: string) => ({ es: `Datos del ${date}.`, en: `Data of ${date}.` }),
  offline: {
    es: 'Sin conexión. Lo que ya cargó sigue aquí; su cotización está guardada en este teléfono.',
    en: 'No connection. What you loaded is still here, and your quotation is saved on this phone.',
  },
});
