import type { ErrorKind } from '#platform/http/errors.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';

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
  notRejected: {
    status: 409,
    code: 'not_rejected',
    details: { status: 'The status as it is now.' },
    message: {
      es: 'Esta verificación no espera otro envío. Mire su estado actual.',
      en: 'This verification is not waiting to be sent again. Check its current status.',
    },
  },
  wordsNeeded: {
    status: 422,
    code: 'words_needed',
    message: {
      es: 'Ningún pago está anotado con ella. Anote el pago aquí, o escriba qué comprobó: lo lee el cliente.',
      en: 'No payment is recorded with it. Record the payment here, or write what you verified: the customer reads it.',
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
