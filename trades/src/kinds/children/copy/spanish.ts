import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Un sitio para los pequeños', 'Para niños y quienes los traen', 'Pregunta por tu hijo o hija'],
  introductions: [
    '{name}, en {place}: {services}. Cuenta qué edad tiene tu hijo o hija y qué buscas.',
    '{name}, {place}. Pregunta lo que quieras saber y cuenta un poco cómo es tu peque.',
    'La primera pregunta suele ser por la edad; la segunda, por todo lo demás. Haz las dos.',
  ],
  servicesLabel: 'Para los pequeños',
  servicesLines: ['Di qué edad tiene y desde cuándo lo necesitas.', 'Pide ver el sitio antes de decidir.'],
  quotes: [
    'Zapatos pequeños junto a la puerta.',
    'Crecer lleva el tiempo que lleva.',
    'Toda pregunta sobre tu peque es buena.',
  ],
  questions: [
    {
      question: '¿Qué edad hay que tener?',
      answer: 'Escribe la edad que tiene ahora y desde cuándo os gustaría venir. Así sabrás si encaja.',
    },
    {
      question: 'Es muy tímido. ¿Importa?',
      answer: 'No. Dilo, y cuenta qué le facilita empezar: un juguete, una canción, un poco de tiempo.',
    },
    {
      question: '¿Qué tiene que llevar?',
      answer: 'Ropa que se pueda manchar y eso que nunca puede faltar. Pregunta por lo demás.',
    },
    {
      question: '¿Y si tiene alergias o toma medicación?',
      answer: 'Avisa por escrito antes del primer día: qué hay que hacer y qué hay que evitar.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende de la edad, los días y las horas. Escribe los tuyos y pide un precio.',
    },
  ],
  headings: {
    services: ['Lo que hay para los niños', 'Para los pequeños', 'Un día aquí'],
    gallery: ['Cosas pequeñas', 'Hojas, piedras y charcos'],
    reviews: ['Qué dicen los padres', 'Con palabras de casa'],
    questions: ['Lo que preguntan los padres', 'Antes del primer día'],
    contact: ['Cuenta cómo es', 'Pregunta por tu peque', 'Escribe unas líneas'],
    newsletter: ['Cartas a casa', 'De vez en cuando'],
    scheduling: ['Elige un día', 'Concierta una visita'],
  },
  contactLines: [
    'La edad y desde cuándo: con eso basta para empezar.',
    'Escribe lo que quieras saber. Ninguna pregunta es pequeña.',
  ],
  newsletterLines: [
    'Una carta breve a casa cuando haya algo que contar.',
    'De vez en cuando: lo visto, lo cantado y lo encontrado.',
  ],
  actions: ['Preguntar por mi peque', 'Escribir un mensaje', 'Hacer una pregunta'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Concertar una visita'],
      questions: [
        { question: '¿Se puede ver antes?', answer: 'Pide un día. Venid juntos y traed vuestras preguntas.' },
      ],
    },
    hire: { actions: ['Preguntar por una fecha'] },
    enroll: {
      actions: ['Preguntar por una plaza', 'Apuntar a mi hijo o hija'],
      questions: [
        {
          question: '¿Cómo apunto a mi hijo o hija?',
          answer: 'Escribe su nombre y su edad, los días que necesitas y desde cuándo.',
        },
      ],
    },
  },
}
