import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Al aire libre', '¿Por dónde y con quién?', 'Botas puestas y en marcha'],
  introductions: [
    '{name}, en {place}: {services}. Di cuándo puedes venir, cuántos sois y qué habéis hecho antes.',
    '{name}, {place}. Di qué te gustaría ver y hasta dónde te gusta llegar.',
    'El tiempo también vota; lo demás es cosa tuya. Di tus días y quién viene.',
  ],
  servicesLabel: 'Al aire libre',
  servicesLines: [
    'Di qué edad tiene el más pequeño y qué forma tiene el más lento.',
    'Pregunta qué ponerte antes de hacer la mochila.',
    'Di quién viene y qué os apetece.',
  ],
  quotes: [
    'El tiempo también vota.',
    'Mira hacia arriba más a menudo.',
    'Quien va despacio ve más.',
    'Primero pregunta, luego ven.',
  ],
  questions: [
    {
      question: '¿Y si cambia el tiempo?',
      answer: 'Pregunta antes qué se hace. Al aire libre manda la seguridad.',
    },
    {
      question: '¿Qué me pongo y qué llevo?',
      answer: 'Pide una lista. Varias capas, calzado firme y algo de beber rara vez sobran.',
    },
    {
      question: '¿Pueden venir principiantes?',
      answer: 'Escribe qué has hecho antes y sabrás qué te conviene.',
    },
    { question: '¿Es adecuado para niños?', answer: 'Di qué edad tienen y qué les gusta hacer.' },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende del día, de la duración y de cuántos seáis. Pide un precio para tu caso.',
    },
  ],
  headings: {
    services: ['Al aire libre', 'Lo que se puede hacer aquí', 'Para elegir'],
    gallery: ['Cielos y vistas', 'Por el camino'],
    reviews: ['Dicho a la vuelta', 'Lo que dice la gente'],
    questions: ['Antes de salir', 'Conviene saberlo'],
    contact: ['Di tus días', 'Pregunta cómo está todo', 'Escribe unas líneas'],
    newsletter: ['Cuando abre la temporada', 'Tiempo y fechas'],
    scheduling: ['Elige un día', 'Busca un día'],
  },
  contactLines: [
    'Tus días, cuántos sois y qué habéis hecho antes.',
    'Pregunta por la temporada, la distancia o el calzado.',
  ],
  newsletterLines: ['De vez en cuando: lo que permite la temporada.', 'Fechas, condiciones y nada más.'],
  actions: ['Preguntar por mis días', 'Escribir un mensaje', 'Hacer una pregunta'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Reservar un día', 'Buscar un día'],
      questions: [
        {
          question: '¿Cómo se reserva?',
          answer: 'Escribe dos días posibles, cuántos sois y qué habéis hecho antes.',
        },
      ],
    },
    hire: {
      actions: ['Preguntar por alquiler'],
      questions: [
        {
          question: '¿Qué hace falta para alquilar?',
          answer: 'Pregunta qué hay que enseñar y dejar, y di por cuánto tiempo y para quién.',
        },
      ],
    },
    enroll: {
      actions: ['Preguntar por un curso'],
      questions: [
        {
          question: '¿Cómo me apunto a un curso?',
          answer: 'Escribe quién quiere aprender, qué ha hecho antes y qué días puede.',
        },
      ],
    },
  },
}
