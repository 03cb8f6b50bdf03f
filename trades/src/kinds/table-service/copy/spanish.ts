import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Siéntate, en la cocina se trabaja', 'Una silla, un plato, una noche', 'Ven y quédate un rato'],
  introductions: [
    '{services} en {place}. En {name} primero te sientas y luego eliges.',
    '{name}, {place}. Ven solo, en pareja o con todos, y avisa si hacen falta más sillas.',
    'Cuelga el abrigo, lee la carta y pregunta qué va con qué.',
  ],
  servicesLabel: 'En la carta',
  servicesLines: ['Pregunta qué hay hoy.', '¿Alergias? Dilo a quien te tome nota, cada vez.'],
  quotes: [
    'Siéntate. Lo demás puede esperar.',
    'La última cucharada es tuya.',
    'Para hablar bien hace falta una mesa.',
  ],
  questions: [
    { question: '¿Se puede ver la carta antes?', answer: 'Pregunta y di para qué día. Las cartas cambian.' },
    {
      question: '¿Se puede comer con una alergia?',
      answer: 'Di cuál antes de venir y otra vez al pedir. Así sabrás qué es posible.',
    },
    {
      question: '¿Se puede venir con niños?',
      answer: 'Di cuántos sois y qué edad tienen, para que haya sillas para todos.',
    },
    { question: '¿Se puede celebrar algo?', answer: 'Escribe el día, cuántos sois y el motivo.' },
    { question: '¿Cómo se puede pagar?', answer: 'Pregunta si solo llevas efectivo o solo tarjeta.' },
  ],
  headings: {
    services: ['Lo que se come', 'De la cocina', 'En la carta'],
    gallery: ['Platos y copas', 'Entre las mesas'],
    reviews: ['Dicho en la sobremesa', 'Lo que dicen en las mesas'],
    questions: ['Preguntado en la mesa', 'Antes de venir'],
    contact: ['Ven a comer', 'Pregunta en cocina', 'Escribe unas líneas'],
    newsletter: ['Desde la cocina', 'Nuevo en la carta'],
    scheduling: ['Elige una noche', 'Reserva una mesa'],
  },
  contactLines: [
    'Pregunta por la carta, por una alergia o por un grupo grande.',
    'Di cuándo te gustaría venir y cuántos seréis.',
  ],
  newsletterLines: [
    'Una nota cuando cambie la carta.',
    'Qué hay en las cazuelas esta temporada, de vez en cuando.',
  ],
  actions: ['Preguntar por la carta', 'Hacer una pregunta'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Reservar mesa', 'Pedir una mesa'],
      questions: [
        {
          question: '¿Hace falta reservar?',
          answer: 'Es más seguro, sobre todo si sois varios. Escribe el día, la hora y cuántos seréis.',
        },
      ],
    },
    order: {
      actions: ['Pedir para llevar'],
      questions: [
        {
          question: '¿Hay comida para llevar?',
          answer: 'Pregunta qué platos viajan bien y cuándo puedes recogerlos.',
        },
      ],
    },
  },
}
