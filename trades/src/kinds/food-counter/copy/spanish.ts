import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Ven con hambre', '¿Quién va ahora?', 'Algo para el camino'],
  introductions: [
    '{name}, en {place}: {services}. Del mostrador a la mano; el resto es cosa tuya.',
    '{name}, {place}. Mira, señala y di cuántos.',
    'Pásate, mira qué hay y llévatelo. Si no ves algo, pregunta.',
  ],
  servicesLabel: 'En el mostrador',
  servicesLines: ['Pregunta qué hay hoy.', '¿Alergias? Dilo antes de pedir, cada vez.'],
  quotes: [
    'Mejor comerlo caliente.',
    '¿Otro para el camino?',
    'Quien pregunta qué lleva, se entera.',
    'Pásate a ver.',
  ],
  questions: [
    { question: '¿Qué hay hoy?', answer: 'Ven a mirar o pregunta antes de salir de casa.' },
    {
      question: '¿Qué lleva?',
      answer: 'Pregunta en el mostrador. Si tienes alergia o no comes algo, dilo antes de pedir.',
    },
    { question: '¿Se puede llevar?', answer: 'Pide en qué llevarlo o trae tu propia bolsa o recipiente.' },
    {
      question: '¿Cómo se puede pagar?',
      answer: 'Pregunta antes de pedir si solo llevas efectivo o solo tarjeta.',
    },
  ],
  headings: {
    services: ['Lo que hay', 'En la pizarra', 'En el mostrador'],
    gallery: ['Del mostrador', 'Casi se acaba'],
    reviews: ['Dicho con la boca llena', 'Lo que dice la gente'],
    questions: ['Preguntado en el mostrador', 'Conviene saberlo'],
    contact: ['Pásate', 'Pregunta', 'Dónde está'],
    newsletter: ['En la pizarra', 'Antes que nadie'],
    scheduling: ['Elige una hora', 'Cuándo venir'],
  },
  contactLines: [
    'Pregunta qué hay o di qué te gustaría encontrar.',
    'Preguntar qué lleva cada cosa está siempre bien.',
  ],
  newsletterLines: ['Una línea cuando haya algo nuevo en la pizarra.', 'Qué hay y dónde, de vez en cuando.'],
  actions: ['Hasta ahora', '¿Qué hay hoy?'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    order: {
      actions: ['Hacer un encargo', 'Encargar'],
      questions: [
        {
          question: '¿Se puede encargar?',
          answer: 'Escribe qué quieres, cuánto y cuándo pasas a recogerlo.',
        },
      ],
    },
    hire: {
      actions: ['Preguntar por una fecha'],
      questions: [
        {
          question: '¿Venís a nuestra fiesta?',
          answer: 'Escribe el día, el lugar y cuánta gente va a tener hambre.',
        },
      ],
    },
  },
}
