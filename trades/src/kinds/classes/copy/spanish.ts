import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Empieza desde donde estés', '¿Qué te gustaría aprender?', 'Todo empieza con una hora'],
  introductions: [
    '{name}, en {place}: {services}. Cuenta qué sabes ya, aunque sea nada.',
    '{name}, {place}. Di qué te gustaría saber hacer y, si hay una fecha, para cuándo.',
    'Nadie empieza por el final. Escribe qué has probado hasta ahora y qué quieres después.',
  ],
  servicesLabel: 'Qué se aprende',
  servicesLines: [
    'Di qué edad tiene quien va a aprender y qué ha hecho antes.',
    'Si no sabes tu nivel, describe lo que ya haces.',
  ],
  quotes: ['Otra vez, pero más despacio.', 'Aquí los errores son bienvenidos.', 'Poco, pero a menudo.'],
  questions: [
    {
      question: '¿Hace falta saber algo?',
      answer: 'Escribe qué sabes y qué has probado. Nada también es una respuesta.',
    },
    {
      question: '¿Qué hay que llevar?',
      answer: 'Pregunta antes del primer día. Suele ser menos de lo que se piensa.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende de la frecuencia y del tamaño del grupo. Pregunta por tu caso.',
    },
    {
      question: '¿Cuánto se tarda en aprender?',
      answer: 'Depende de dónde empieces y de cuánto practiques. Pregunta qué es realista.',
    },
    { question: '¿Y si falto un día?', answer: 'Pregunta antes qué se hace y escribe en cuanto lo sepas.' },
  ],
  headings: {
    services: ['Qué se aprende', 'Paso a paso', 'Desde la primera hora'],
    gallery: ['Imágenes de clase', 'En el aula'],
    reviews: ['Lo que dicen los alumnos', 'Oído después de clase'],
    questions: ['Antes de la primera hora', 'Lo que preguntan los alumnos'],
    contact: ['¿Qué quieres aprender?', 'Pregunta por las clases', 'Escribe unas líneas'],
    newsletter: ['Algo para practicar', 'Fechas y ejercicios'],
    scheduling: ['Busca una hora', 'Elige un día'],
  },
  contactLines: ['Quién quiere aprender, qué y qué ha hecho antes.', 'Di qué días y horas te son posibles.'],
  newsletterLines: ['De vez en cuando, algo para probar en casa.', 'Fechas nuevas y un pequeño ejercicio.'],
  actions: ['Preguntar por las clases', 'Escribir un mensaje', 'Hacer una pregunta'],
  ways: {
    'walk-in': {
      actions: ['Cómo llegar'],
      questions: [
        {
          question: '¿Puedo presentarme sin más?',
          answer: 'Pregunta cuándo es la próxima y la primera vez llega un poco antes.',
        },
      ],
    },
    appointment: {
      actions: ['Buscar una hora'],
      questions: [
        { question: '¿Cómo se fija la hora?', answer: 'Di dos o tres días y horas que te vengan bien.' },
      ],
    },
    enroll: {
      actions: ['Preguntar por una plaza', 'Apuntarme'],
      questions: [
        { question: '¿Cómo me apunto?', answer: 'Escribe quién quiere aprender, qué y qué días puede.' },
      ],
    },
  },
}
