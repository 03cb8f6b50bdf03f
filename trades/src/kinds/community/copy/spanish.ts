import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Ven tal como eres', 'Quién se reúne aquí', 'Siempre cabe alguien más'],
  introductions: [
    '{name}, en {place}: {services}. Lo hacen quienes vienen.',
    '{name}, {place}. Ven a ver, pregunta o di en qué podrías echar una mano.',
    'No hace falta saber nada ni conocer a nadie. Escribe que te gustaría venir.',
  ],
  servicesLabel: 'Qué se hace aquí',
  servicesLines: [
    'Pregunta qué hay esta semana.',
    'Avisa si las escaleras, el ruido o el idioma te lo ponen difícil.',
  ],
  quotes: ['Saca otra silla.', 'Muchas manos, una tetera.', 'Quien viene es de aquí.'],
  questions: [
    { question: '¿Hay que ser socio?', answer: 'Pregunta qué se hace y, si se puede, ven primero a verlo.' },
    { question: '¿Cuánto cuesta participar?', answer: 'Pregunta. Si el dinero es un obstáculo, dilo.' },
    { question: '¿Puedo traer a alguien?', answer: 'Escribe quién viene, para que haya una silla.' },
    {
      question: '¿Cómo puedo ayudar?',
      answer: 'Di qué te gusta hacer y cuándo tienes tiempo. Hacer café también cuenta.',
    },
    {
      question: '¿Es accesible?',
      answer: 'Escribe qué necesitas: una rampa, un asiento, calma, un intérprete. Sabrás qué es posible.',
    },
  ],
  headings: {
    services: ['Qué se hace aquí', 'Semana a semana', 'Abierto para ti'],
    gallery: ['Caras y momentos por venir', 'Juntos'],
    reviews: ['Dicho tomando café', 'Palabras de casa'],
    questions: ['Antes de venir', 'Lo que se pregunta'],
    contact: ['Ven', 'Pregunta', 'Saluda'],
    newsletter: ['Noticias para vecinos', 'Qué hay'],
    scheduling: ['Busca un momento', 'Elige un día'],
  },
  contactLines: ['Pregunta qué hay o di en qué podrías ayudar.', 'Di cómo localizarte y qué te trae.'],
  newsletterLines: ['Qué hay y dónde hacen falta manos.', 'Una carta a los vecinos, de vez en cuando.'],
  actions: ['Quiero ir', 'Hacer una pregunta', 'Echar una mano'],
  ways: {
    'walk-in': {
      actions: ['Cómo llegar'],
      questions: [
        {
          question: '¿Cuándo puedo ir?',
          answer: 'Pregunta por la próxima reunión o ven cuando la puerta esté abierta.',
        },
      ],
    },
    hire: {
      actions: ['Preguntar por la sala'],
      questions: [
        {
          question: '¿Se puede usar la sala?',
          answer: 'Escribe el día, las horas, para qué y cuántos sois.',
        },
      ],
    },
    enroll: {
      actions: ['Unirme'],
      questions: [{ question: '¿Cómo me uno?', answer: 'Escribe tu nombre y qué te trae.' }],
    },
    donate: {
      actions: ['Preguntar cómo donar', 'Donar'],
      questions: [
        {
          question: '¿En qué se usa una donación?',
          answer: 'Pregunta qué hace falta ahora y en qué se gasta.',
        },
      ],
    },
  },
}
