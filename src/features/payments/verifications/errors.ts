import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { keyReused } from '#platform/http/shared/key-reused.ts';

export const verificationErrors = {
  verificationNotFound: errorKind(404, 'verification_not_found', {
    es: 'No encontramos esa verificación.',
    en: 'We could not find that verification.',
  }),
  keyReused: keyReused({
    es: 'Esa verificación ya llegó con otro contenido. Revise su correo o Mis Verificaciones antes de enviarlo de nuevo.',
    en: 'That was already sent with other content. Check your e-mail or My verifications before sending it again.',
  }),
  leaveEmpty: errorKind(400, 'leave_empty', {
    es: 'Hay un campo que debe quedar vacío y se llenó. Vacíelo y envíe de nuevo; lo demás se conserva.',
    en: 'A field that must stay empty was filled in. Empty it and send again; the rest is kept.',
  }),
  exampleCode: errorKind(400, 'example_code', {
    es: 'Ese es el código del ejemplo. Escriba el que le dio su agente; si no lo tiene, pídaselo.',
    en: 'That is the code of the example. Write the one that your agent gave you; if you have none, ask your agent for it.',
  }),
  proofInvalid: errorKind(400, 'proof_invalid', {
    es: 'La comprobación de seguridad ya no vale. Envíe de nuevo y se hará otra; lo que escribió se conserva.',
    en: 'The security check is no longer valid. Send again and another one is made; what you wrote is kept.',
  }),
  notRejected: errorKind(409, 'not_rejected', {
    es: 'Esta verificación no espera otro envío. Mire su estado actual.',
    en: 'This verification is not waiting to be sent again. Check its current status.',
    details: { status: 'The status as it is now.' },
  }),
  wordsNeeded: errorKind(422, 'words_needed', {
    es: 'Ningún pago está anotado con ella. Anote el pago aquí, o escriba qué comprobó: lo lee el cliente.',
    en: 'No payment is recorded with it. Record the payment here, or write what you verified: the customer reads it.',
  }),
  claimPaid: errorKind(409, 'claim_paid', {
    es: 'Su pago está anotado en la cotización. Si fue un error, un administrador anula antes esa anotación.',
    en: 'Its payment is recorded in the order. If that was a mistake, an administrador reverses that entry first.',
  }),
  verificationKept: errorKind(409, 'verification_kept', {
    es: 'Está aprobada o completada: es el registro de un pago y se conserva. Si se aprobó por error, cambie antes su estado.',
    en: 'It is approved or completed: it is the record of a payment and is kept. If that was a mistake, change its status first.',
  }),
} satisfies Record<string, ErrorKind>;
