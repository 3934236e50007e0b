import type { ErrorKind } from '#platform/http/errors.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';
import { bothLanguages } from '#platform/text/texts.ts';
import { verificationMessages } from './messages.ts';

export const verificationErrors = {
  verificationNotFound: {
    status: 404,
    code: 'verification_not_found',
    message: {
      es: 'No encontramos esa verificación.',
      en: 'We could not find that verification.',
    },
  },
  keyReused: keyReused({
    es: 'Esa verificación ya llegó con otro contenido. Revise su correo o Mis Verificaciones antes de enviarlo de nuevo.',
    en: 'That was already sent with other content. Check your e-mail or My verifications before sending it again.',
  }),
  leaveEmpty: {
    status: 400,
    code: 'leave_empty',
    message: {
      es: 'Hay un campo que debe quedar vacío y se llenó. Vacíelo y envíe de nuevo; lo demás se conserva.',
      en: 'A field that must stay empty was filled in. Empty it and send again; the rest is kept.',
    },
  },
  exampleCode: {
    status: 400,
    code: 'example_code',
    message: {
      es: 'Ese es el código del ejemplo. Escriba el que le dio su agente; si no lo tiene, pídaselo.',
      en: 'That is the code of the example. Write the one that your agent gave you; if you have none, ask your agent for it.',
    },
  },
  proofInvalid: {
    status: 400,
    code: 'proof_invalid',
    message: {
      es: 'La comprobación de seguridad ya no vale. Envíe de nuevo y se hará otra; lo que escribió se conserva.',
      en: 'The security check is no longer valid. Send again and another one is made; what you wrote is kept.',
    },
  },
  receiptIncomplete: {
    status: 409,
    code: 'receipt_incomplete',
    message: {
      es: 'Falta una parte de un archivo. Envíe de nuevo; lo que ya llegó no se repite.',
      en: 'Part of a file is missing. Send again; what has arrived is not repeated.',
    },
  },
  receiptUnreadable: {
    status: 400,
    code: 'receipt_unreadable',
    message: {
      es: 'No podemos leer un archivo. Envíe una foto JPEG, PNG o WebP, o un PDF.',
      en: 'We cannot read a file. Send a JPEG, PNG or WebP photo, or a PDF.',
    },
  },
  photoUnreadable: {
    status: 400,
    code: 'photo_unreadable',
    message: {
      es: 'No podemos leer una foto. Tómela otra vez, o envíela como JPEG, PNG o WebP.',
      en: 'We cannot read a photo. Take it again, or send it as JPEG, PNG or WebP.',
    },
  },
  receiptPdf: {
    status: 400,
    code: 'receipt_pdf',
    message: {
      es: 'No podemos abrir un PDF: está dañado, tiene contraseña o más de 50 páginas. Envíe otro, o una foto o captura de pantalla.',
      en: 'We cannot open a PDF: it is damaged, has a password or more than 50 pages. Send another one, or a photo or screenshot.',
    },
  },
  receiptHeic: {
    status: 400,
    code: 'receipt_heic',
    message: {
      es: 'No podemos leer fotos HEIC. Envíe una captura de pantalla de la foto, o guárdela como JPEG.',
      en: 'We cannot read HEIC photos. Send a screenshot of the photo, or save it as JPEG.',
    },
  },
  receiptTooLarge: {
    status: 400,
    code: 'receipt_too_large',
    message: {
      es: 'Un archivo es demasiado grande: cada uno puede tener hasta 8 MB.',
      en: 'A file is too large: each one may have up to 8 MB.',
    },
  },
  tooManyReceipts: {
    status: 400,
    code: 'too_many_receipts',
    message: bothLanguages(verificationMessages, 'tooMany'),
  },
  notRejected: {
    status: 409,
    code: 'not_rejected',
    message: {
      es: 'Esta verificación no espera otro envío. Mire su estado actual.',
      en: 'This verification is not waiting to be sent again. Check its current status.',
    },
  },
  claimPaid: {
    status: 409,
    code: 'claim_paid',
    message: {
      es: 'Su pago está anotado en la cotización. Si fue un error, un administrador anula antes esa anotación.',
      en: 'Its payment is recorded in the order. If that was a mistake, an administrador reverses that entry first.',
    },
  },
  verificationKept: {
    status: 409,
    code: 'verification_kept',
    message: {
      es: 'Está aprobada o completada: es el registro de un pago y se conserva. Si se aprobó por error, cambie antes su estado.',
      en: 'It is approved or completed: it is the record of a payment and is kept. If that was a mistake, change its status first.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

export const receiptErrors = [
  verificationErrors.receiptIncomplete,
  verificationErrors.receiptUnreadable,
  verificationErrors.receiptPdf,
  verificationErrors.receiptHeic,
  verificationErrors.receiptTooLarge,
] as const;
