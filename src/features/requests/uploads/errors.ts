import { type ErrorKind, errorKind } from '#platform/http/shared/error-kind.ts';
import { bothLanguages } from '#platform/text/texts.ts';
import { uploadTexts } from './messages.ts';
import { incompleteCode } from './upload-limits.ts';

export const uploadErrors = {
  fileIncomplete: errorKind(409, incompleteCode, {
    es: 'Falta una parte de un archivo. Envíe de nuevo; lo que ya llegó no se repite.',
    en: 'Part of a file is missing. Send again; what has arrived is not repeated.',
    details: { missing: 'The parts that have not arrived.' },
  }),
  fileUnreadable: errorKind(400, 'receipt_unreadable', {
    es: 'No podemos leer un archivo. Envíe una foto JPEG, PNG o WebP, o un PDF.',
    en: 'We cannot read a file. Send a JPEG, PNG or WebP photo, or a PDF.',
  }),
  photoUnreadable: errorKind(400, 'photo_unreadable', {
    es: 'No podemos leer una foto. Tómela otra vez, o envíela como JPEG, PNG o WebP.',
    en: 'We cannot read a photo. Take it again, or send it as JPEG, PNG or WebP.',
  }),
  pdfUnreadable: errorKind(400, 'receipt_pdf', {
    es: 'No podemos abrir un PDF: está dañado, tiene contraseña o más de 50 páginas. Envíe otro, o una foto o captura de pantalla.',
    en: 'We cannot open a PDF: it is damaged, has a password or more than 50 pages. Send another one, or a photo or screenshot.',
  }),
  heicUnreadable: errorKind(400, 'receipt_heic', {
    es: 'No podemos leer fotos HEIC. Envíe una captura de pantalla de la foto, o guárdela como JPEG.',
    en: 'We cannot read HEIC photos. Send a screenshot of the photo, or save it as JPEG.',
  }),
  tooManyPixels: errorKind(400, 'receipt_pixels', {
    es: 'Una foto tiene más píxeles de los que podemos leer. Envíe una captura de pantalla de ella, o la misma foto más pequeña.',
    en: 'A photo has more pixels than we can read. Send a screenshot of it, or the same photo made smaller.',
  }),
  tooLong: errorKind(400, 'receipt_too_long', {
    es: 'Una imagen es tan larga que no se podría leer. Envíela en varias capturas de pantalla.',
    en: 'A picture is so long that nobody could read it. Send it as several screenshots.',
  }),
  fileTooLarge: errorKind(400, 'receipt_too_large', {
    es: 'Un archivo es demasiado grande: cada uno puede tener hasta 8 MB.',
    en: 'A file is too large: each one may have up to 8 MB.',
  }),
  tooManyFiles: errorKind(400, 'too_many_receipts', bothLanguages(uploadTexts, 'tooMany')),
} satisfies Record<string, ErrorKind>;

export const fileErrors = [
  uploadErrors.fileIncomplete,
  uploadErrors.fileUnreadable,
  uploadErrors.pdfUnreadable,
  uploadErrors.heicUnreadable,
  uploadErrors.tooManyPixels,
  uploadErrors.tooLong,
  uploadErrors.fileTooLarge,
] as const;
