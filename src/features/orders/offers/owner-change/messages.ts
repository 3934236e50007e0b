import { defineTexts } from '#platform/text/texts.ts';

export const ownerChangeTexts = defineTexts({
  askTitle: { es: '¿La orden debe ser suya?', en: 'Should the order be yours?' },
  askText: {
    es: 'Quien la hizo puede cederla a su cuenta, con su mercancía y con el dinero que tenemos de ella. Le mostramos su nombre y su correo. Si está de acuerdo, un administrador lo confirma.',
    en: 'Whoever made it can pass it on to your account, with its goods and the money that we have of it. We show them your name and e-mail. If they agree, an administrador confirms it.',
  },
  ask: { es: 'Pedir esta orden', en: 'Ask for this order' },
  signIn: { es: 'Entrar para pedirla', en: 'Sign in to ask for it' },
  waits: { es: 'Usted pidió esta orden', en: 'You have asked for this order' },
  waitsText: {
    es: 'Su titular recibió un correo. Cuando se decida, le escribimos.',
    en: 'Its owner got an e-mail. We write to you once it is decided.',
  },
  refused: { es: 'La orden no pasó a su cuenta', en: 'The order did not pass to your account' },
  refusedText: {
    es: 'Hable con quien la hizo: puede darle otro enlace.',
    en: 'Talk to whoever made it: they can give you another link.',
  },

  title: { es: 'Alguien pide esta orden', en: 'Somebody asks for this order' },
  who: (name: string, email: string, day: string) => ({
    es: `${name} (${email}) la pidió el ${day} con el enlace de`,
    en: `${name} (${email}) asked for it on ${day} by the link of`,
  }),
  roles: {
    asks: { es: 'quien pide', en: 'whoever asks' },
    pays: { es: 'quien paga', en: 'whoever pays' },
    receives: { es: 'quien recibe', en: 'whoever receives' },
  },
  passes: {
    es: 'Pasan a la cuenta de esa persona la mercancía, el dinero que tenemos de ella, los papeles y lo que nos escribimos. Los enlaces que usted compartió y los códigos de entrega que vio dejan de valer.',
    en: 'The goods, the money that we have of it, the papers and what we wrote to each other pass to that person’s account. The links that you shared and the handover codes that you saw hold no longer.',
  },
  agree: { es: 'Ceder la orden', en: 'Pass the order on' },
  agreeFirst: {
    es: 'Para cederla, vuelva a entrar: así sabemos que es usted.',
    en: 'To pass it on, sign in again, so that we know it is you.',
  },
  keep: { es: 'No, sigue siendo mía', en: 'No, it stays mine' },
  agreed: (name: string) => ({
    es: `Usted cede esta orden a ${name}`,
    en: `You pass this order on to ${name}`,
  }),
  agreedText: {
    es: 'Falta que un administrador lo confirme. Hasta entonces es suya y puede decir que no.',
    en: 'An administrador has still to confirm it. Until then it is yours, and you can say no.',
  },
  kept: { es: 'La orden sigue siendo suya', en: 'The order stays yours' },
});

export const staffOwnerChangeTexts = defineTexts({
  title: { es: 'Piden la orden', en: 'The order is asked for' },
  silent: (day: string) => ({
    es: `Su titular no ha dicho nada. Si sigue así, se puede decidir desde ${day}.`,
    en: `Its owner has said nothing. If that stays so, it can be decided from ${day} on.`,
  }),
  silentPays: {
    es: 'Su titular no ha dicho nada, y con el enlace de quien paga solo vale su sí.',
    en: 'Its owner has said nothing, and by the link of whoever pays only their word counts.',
  },
  agreed: (day: string) => ({
    es: `Su titular dijo que sí el ${day}.`,
    en: `Its owner agreed on ${day}.`,
  }),
  own: {
    es: 'Usted hizo ese enlace o es parte: lo decide otro administrador.',
    en: 'You made that link or are part of it: another administrador decides.',
  },
  forAdministrador: {
    es: 'Lo decide un administrador que no hizo ese enlace.',
    en: 'An administrador who did not make that link decides.',
  },
  pass: { es: 'Pasar la orden', en: 'Pass the order on' },
  passTitle: (name: string) => ({
    es: `¿Pasar la orden a ${name}?`,
    en: `Pass the order on to ${name}?`,
  }),
  passText: {
    es: 'Antes hable con las dos personas por un número que ya conocíamos. Los enlaces terminan y los códigos que se vieron no valen hasta que usted los renueve. No se deshace: tendrían que pedirla de vuelta.',
    en: 'Talk to both of them first, by a number that we knew before. Links end, and codes that were seen hold no longer until you renew them. It is not undone: they would have to ask for it back.',
  },
  passed: { es: 'La orden es de otra persona', en: 'The order is somebody else’s' },
  keep: { es: 'No pasarla', en: 'Do not pass it on' },
  keepTitle: { es: '¿Dejar la orden a su titular?', en: 'Leave the order to its owner?' },
  keepText: {
    es: 'Quien la pide recibe un correo con el motivo, y no puede pedirla otra vez con ese enlace.',
    en: 'Whoever asks gets an e-mail with the reason, and cannot ask again by that link.',
  },
  kept: { es: 'La orden sigue con su titular', en: 'The order stays with its owner' },
});
