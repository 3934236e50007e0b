import type { ErrorKind } from '#platform/http/errors.ts';
import { bothLanguages } from '#platform/text/texts.ts';
import { uploadTexts } from './messages.ts';
import { incompleteCode } from './upload-limits.ts';

export const uploadErrors = {
  fileIncomplete: {
    status: 409,
    code: incompleteCode,
    details: { missing: 'The parts that have not arrived.' },
    message: {
      es: 'Falta una parte de un archivo. Envíe de nuevo; lo que ya llegó no se repite.',
      en: 'Part of a file is missing. Send again; what has arrived is not repeated.',
    },
  },
  fileUnreadable: {
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
  pdfUnreadable: {
    status: 400,
    code: 'receipt_pdf',
    message: {
      es: 'No podemos abrir un PDF: está dañado, tiene contraseña o más de 50 páginas. Envíe otro, o una foto o captura de pantalla.',
      en: 'We cannot open a PDF: it is damaged, has a password or more than 50 pages. Send another one, or a photo or screenshot.',
    },
  },
  heicUnreadable: {
    status: 400,
    code: 'receipt_heic',
    message: {
      es: 'No podemos leer fotos HEIC. Envíe una captura de pantalla de la foto, o guárdela como JPEG.',
      en: 'We cannot read HEIC photos. Send a screenshot of the photo, or save it as JPEG.',
    },
  },
  tooManyPixels: {
    status: 400,
    code: 'receipt_pixels',
    message: {
      es: 'Una foto tiene más píxeles de los que podemos leer. Envíe una captura de pantalla de ella, o la misma foto más pequeña.',
      en: 'A photo has more pixels than we can read. Send a screenshot of it, or the same photo made smaller.',
    },
  },
  tooLong: {
    status: 400,
    code: 'receipt_too_long',
    message: {
      es: 'Una imagen es tan larga que no se podría leer. Envíela en varias capturas de pantalla.',
      en: 'A picture is so long that nobody could read it. Send it as several screenshots.',
    },
  },
  fileTooLarge: {
    status: 400,
    code: 'receipt_too_large',
    message: {
      es: 'Un archivo es demasiado grande: cada uno puede tener hasta 8 MB.',
      en: 'A file is too large: each one may have up to 8 MB.',
    },
  },
  tooManyFiles: {
    status: 400,
    code: 'too_many_receipts',
    message: bothLanguages(uploadTexts, 'tooMany'),
  },
} as const satisfies Record<string, ErrorKind>;

export const fileErrors = [
  uploadErrors.fileIncomplete,
  uploadErrors.fileUnreadable,
  uploadErrors.pdfUnreadable,
  uploadErrors.heicUnreadable,
  uploadErrors.tooManyPixels,
  uploadErrors.tooLong,
  uploadErrors.fileTooLarge,
] as const;
