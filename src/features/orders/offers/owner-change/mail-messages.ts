import { defineTexts } from '#platform/text/texts.ts';

export const ownerChangeMailTexts = defineTexts({
  asked: {
    subject: (reference: string) => ({
      es: `Alguien pide que su orden ${reference} sea suya`,
      en: `Somebody asks to become the owner of your order ${reference}`,
    }),
    title: { es: 'Alguien pide su orden', en: 'Somebody asks for your order' },
    text: (name: string, email: string) => ({
      es: `${name} (${email}) entró con un enlace de su cotización y pide ser su titular: con la orden pasarían a su cuenta la mercancía, el dinero que tenemos de ella y lo que usted y nosotros nos escribimos.`,
      en: `${name} (${email}) came by a link of your quotation and asks to become its owner: with the order its goods, the money that we have of it and what you and we wrote to each other would pass to their account.`,
    }),
    note: {
      es: 'Si está de acuerdo, dígalo; si no, rechácelo: con eso termina. Si no dice nada en 72 horas, un administrador puede decidirlo, salvo que vino con el enlace de quien paga.',
      en: 'If you agree, say so; if not, refuse it, and that ends it. If you say nothing for 72 hours, an administrador may decide it, unless they came by the link of whoever pays.',
    },
    button: { es: 'Ver y responder', en: 'See and answer' },
  },
  kept: {
    subject: (reference: string) => ({
      es: `La orden ${reference} no pasó a su cuenta`,
      en: `The order ${reference} did not pass to your account`,
    }),
    title: { es: 'La orden sigue con su titular', en: 'The order stays with its owner' },
    text: {
      es: 'Hable con quien la hizo: si se ponen de acuerdo, puede darle otro enlace.',
      en: 'Talk to whoever made it: if you come to an agreement, they can give you another link.',
    },
    reason: { es: 'Le escribimos', en: 'What we wrote' },
    button: { es: 'Ver mis cotizaciones', en: 'See my quotations' },
  },
  yours: {
    subject: (reference: string) => ({
      es: `La orden ${reference} ahora es suya`,
      en: `The order ${reference} is yours now`,
    }),
    title: { es: 'La orden ahora es suya', en: 'The order is yours now' },
    text: {
      es: 'Su mercancía, el dinero que tenemos de ella y lo que falte por pagar están en su cuenta.',
      en: 'Its goods, the money that we have of it and what is left to pay are in your account.',
    },
    note: {
      es: 'Los enlaces que había dejaron de abrir: comparta nuevos con quien paga y con quien recibe. Los códigos de entrega que ya se vieron no valen: pídanos nuevos cuando haga falta; salen en su página, nunca por correo.',
      en: 'The links that there were open no longer: share new ones with whoever pays and whoever receives. Handover codes that were seen hold no longer: ask us for new ones when you need them; they appear on your page, never by e-mail.',
    },
    button: { es: 'Ver mi orden', en: 'See my order' },
  },
  gone: {
    subject: (reference: string) => ({
      es: `Su orden ${reference} pasó a otra persona`,
      en: `Your order ${reference} has passed to somebody else`,
    }),
    title: { es: 'Su orden pasó a otra persona', en: 'Your order has passed to somebody else' },
    text: (name: string) => ({
      es: `Desde hoy su titular es ${name}. Los enlaces que usted compartió y los códigos de entrega que vio ya no valen.`,
      en: `From today its owner is ${name}. The links that you shared and the handover codes that you saw hold no longer.`,
    }),
    note: {
      es: 'Si usted no lo quería, escríbanos enseguida.',
      en: 'If you did not want this, write to us at once.',
    },
    button: { es: 'Ver mis cotizaciones', en: 'See my quotations' },
  },
});

/** Mails to staff are in Spanish alone. */
export const staffOwnerChangeMailTexts = {
  asked: {
    subject: (name: string, reference: string) => `${name} pide ser titular de ${reference}`,
    title: 'Piden que una orden cambie de titular',
    instruction:
      'Debe actuar: un administrador que no hizo ese enlace. Espere el sí de su titular, o 72 horas de silencio; con el enlace de quien paga solo vale el sí.',
  },
  agreed: {
    subject: (name: string, reference: string) => `${name} cede la orden ${reference}`,
    title: 'El titular está de acuerdo',
    instruction: 'Debe actuar: un administrador que no hizo el enlace. Confirme o rechace.',
  },
};
