import { generalSpanish } from '../../industry/translations/general-spanish.ts'
import { joinWith } from '../join-with.ts'
import type { Wording } from '../wording.ts'

/** Spanish. */
export const spanishWording: Wording = {
  gap: ' ',
  labels: {
    gallery: 'Imágenes',
    reviews: 'Opiniones',
    team: 'Quiénes somos',
    questions: 'Preguntas',
    contact: 'Contacto',
  },
  join: joinWith(', ', ' y '),
  pageTitles: ['{name}: {trade} en {place}', '{name}, {place}', '{name}: {trade}', '{name}'],
  descriptions: [
    '{name}: {trade} en {place}. Mira lo que hacemos y escríbenos.',
    '{name}, en {place}. Mira lo que hacemos y escríbenos.',
    '{name}. Mira lo que hacemos y escríbenos.',
  ],
  form: {
    name: 'Tu nombre',
    email: 'Correo electrónico',
    message: 'Tu mensaje',
    titles: ['Escríbenos', 'Unas líneas bastan', 'Déjanos un mensaje'],
    buttons: ['Enviar mensaje', 'Enviar'],
    success: 'Gracias. Tu mensaje va en camino.',
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
    headings: ['Con quién vas a tratar', 'Quiénes somos', 'Caras y nombres'],
    lines: ['Cuando llamas, contestamos nosotros.'],
  },
  logos: {
    headings: ['En buena compañía', 'Con quién trabajamos'],
    lines: ['Asociaciones, proveedores y colaboradores.'],
  },
  video: {
    headings: ['Míralo tú mismo', 'Una película corta', 'Así trabajamos'],
    lines: ['Pulsa para ver dónde y cómo trabajamos.'],
  },
  scheduling: {
    lines: [
      'Elige día y hora. Recibirás la confirmación por correo.',
      'Elige lo que te convenga. Si nada encaja, escríbenos.',
    ],
    button: 'Reservar ahora',
  },
  newsletter: {
    fieldLabel: 'Tu correo',
    button: 'Suscribirme',
    success: 'Confirma con el enlace del correo que te hemos enviado.',
  },
  cookies: { text: 'Este sitio utiliza cookies', accept: 'Aceptar', reject: 'Rechazar' },
  drawing: 'Ilustración',
  copy: generalSpanish,
}
