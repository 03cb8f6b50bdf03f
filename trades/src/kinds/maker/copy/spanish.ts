import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Hecho a mano en {place}', 'Salido del banco de trabajo', '¿En qué debe convertirse?'],
  introductions: [
    '{name}, en {place}: {services}. Cuenta para qué es y dónde va a vivir.',
    '{name}, {place}. Trae una medida, un dibujo o la pieza con la que debe ir a juego.',
    'Una pieza empieza por un uso y un tamaño. Di los dos, y el material si ya lo tienes pensado.',
    '{name}, {place}. Di qué buscas y pregunta lo que quieras saber.',
  ],
  servicesLabel: 'Lo que se hace aquí',
  servicesLines: [
    'Pregunta por los materiales antes de decidir.',
    'Una pieza o varias: di cuántas y para cuándo.',
    'Pregunta qué hay en este momento.',
  ],
  quotes: [
    'El material también opina.',
    'La lentitud también es un oficio.',
    'Tenlo en la mano antes de juzgarlo.',
  ],
  questions: [
    {
      question: '¿Qué hace falta saber para un encargo?',
      answer: 'Para qué es, cuánto puede medir, dónde irá y para cuándo lo necesitas.',
    },
    {
      question: '¿Cuánto cuesta una pieza?',
      answer: 'Depende del tamaño, el material y las horas. Descríbela y pide antes un precio.',
    },
    {
      question: '¿Cuánto tarda?',
      answer: 'Pregunta y di el día en que debe estar lista. Hay materiales que piden su tiempo.',
    },
    {
      question: '¿Puedo elegir el material?',
      answer: 'Pregunta qué hay en el taller y, si puedes, ven a tocarlo.',
    },
    { question: '¿Cómo se cuida?', answer: 'Pregunta al recogerla. Cada material tiene sus costumbres.' },
  ],
  headings: {
    services: ['Lo que se hace aquí', 'Trabajos grandes y pequeños', 'Del taller'],
    gallery: ['Del banco de trabajo', 'Cosas a medio hacer'],
    reviews: ['Lo que dicen del trabajo', 'En sus palabras'],
    questions: ['Preguntado en el taller', 'Conviene saberlo'],
    contact: ['Cuenta tu encargo', 'Escribe al taller', 'Pregunta por el trabajo'],
    newsletter: ['Cartas del taller', 'Sobre el banco'],
    scheduling: ['Elige un día', 'Una hora para venir'],
  },
  contactLines: [
    'Para qué es, cuánto mide y para cuándo.',
    'Basta un boceto en el dorso de un sobre.',
    'Qué buscas y cómo localizarte.',
  ],
  newsletterLines: [
    'Una carta del taller, de vez en cuando.',
    'Qué hay sobre el banco y qué acaba de salir.',
  ],
  actions: ['Describir mi pieza', 'Escribir al taller', 'Hacer una pregunta'],
  ways: {
    'walk-in': {
      actions: ['Cómo llegar al taller'],
      questions: [
        {
          question: '¿Se puede ir a mirar?',
          answer: 'Pregunta cuándo hay alguien, para que la herramienta descanse mientras se habla.',
        },
      ],
    },
    appointment: { actions: ['Pedir cita'] },
    order: {
      actions: ['Encargar una pieza', 'Pedir presupuesto'],
      questions: [
        {
          question: '¿Cómo se encarga algo?',
          answer:
            'Descríbelo con palabras y un boceto o una foto. Se empieza cuando tamaño, material y precio estén acordados.',
        },
      ],
    },
    enroll: {
      actions: ['Preguntar por un curso'],
      questions: [
        {
          question: '¿Se puede aprender?',
          answer: 'Pregunta por el próximo curso y cuenta qué han hecho ya tus manos.',
        },
      ],
    },
  },
}
