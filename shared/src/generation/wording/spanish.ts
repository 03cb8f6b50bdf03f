import { generalSpanish } from '../../industry/translations/general-spanish.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** Spanish. */
export const spanishWording: Wording = {
  gap: ' ',
  refusals: 'A tener en cuenta',
  join: joinWith(', ', ' y '),
  pageTitles: ['{name}: {trade} en {place}', '{name}, {place}', '{name}: {trade}', '{name}'],
  descriptions: [
    '{name}: {trade} en {place}. Qué se ofrece y cómo escribir.',
    '{name}, en {place}. Qué se ofrece y cómo escribir.',
    '{name}. Qué se ofrece y cómo escribir.',
  ],
  form: {
    name: 'Nombre',
    email: 'Correo electrónico',
    message: 'Mensaje',
    titles: ['Escribir un mensaje', 'Unas líneas bastan', 'Dejar un mensaje'],
    buttons: ['Enviar mensaje', 'Enviar'],
    success: 'Gracias. El mensaje va en camino.',
  },
  sample: {
    author: 'Cliente de ejemplo',
    authorLocation: 'Su ciudad',
    memberName: 'Tu nombre',
    memberBios: [
      'Cuenta cómo llegaste a este oficio. Después, qué es lo que más te gusta.',
      'Dos frases sobre ti. Quien te visite quiere saber con quién va a tratar.',
    ],
  },
  team: {
    headings: ['Con quién se trata aquí', 'Caras y nombres'],
    lines: ['Para saber por quién preguntar.'],
  },
  logos: {
    headings: ['En buena compañía', 'Asociaciones y colaboradores'],
    lines: ['Asociaciones, proveedores y colaboradores.'],
  },
  video: {
    headings: ['Para verlo', 'Una película corta'],
    lines: ['El vídeo muestra el lugar y el trabajo.'],
  },
  scheduling: {
    lines: [
      'Se eligen día y hora. La confirmación llega por correo.',
      'Estas son las horas libres. Si ninguna encaja, basta un mensaje.',
    ],
    button: 'Reservar',
  },
  newsletter: {
    fieldLabel: 'Correo electrónico',
    button: 'Suscribirme',
    success: 'Falta confirmar: el enlace está en el correo que acaba de salir.',
  },
  cookies: { text: 'Este sitio utiliza cookies', accept: 'Aceptar', reject: 'Rechazar' },
  drawing: 'Ilustración',
  copy: generalSpanish,
}
