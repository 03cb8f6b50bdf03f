import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Una silla, un espejo, un rato', '¿Qué te gustaría cambiar?', 'Una hora para ti'],
  introductions: [
    '{name}, en {place}: {services}. Cuenta qué tienes en mente y qué prefieres que no.',
    '{name}, {place}. Trae una imagen de lo que te gusta, o de lo que no.',
    'Di cuánto tiempo tienes por la mañana y qué le pides al espejo. Lo demás se habla.',
  ],
  servicesLabel: 'Qué se hace aquí',
  servicesLines: ['Si algo te da reacción, avisa antes.', '¿No lo tienes claro? Describe qué te molesta.'],
  quotes: [
    'Recuéstate.',
    'Tú dices hasta dónde.',
    'El espejo puede esperar un momento.',
    'Tú dices lo que te gusta.',
  ],
  questions: [
    {
      question: '¿Cómo explico lo que quiero?',
      answer: 'Con una imagen, con palabras o con lo que no quieres. Las tres cosas ayudan.',
    },
    {
      question: '¿Y si tengo la piel o el pelo sensible?',
      answer: 'Avisa antes y di a qué reaccionas. Pide una prueba.',
    },
    { question: '¿Cuánto dura?', answer: 'Pregunta al escribir y di qué hay que hacer.' },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende del largo, del tiempo y del material. Pide un precio antes de empezar.',
    },
    {
      question: '¿Cuánto aguanta?',
      answer: 'Depende de cómo crezca y del cuidado. Pregunta qué puedes hacer en casa.',
    },
  ],
  headings: {
    services: ['Qué se hace aquí', 'De la cabeza a las manos', 'Cuidado y cambio'],
    gallery: ['En el espejo', 'De cerca'],
    reviews: ['Dicho al salir', 'Con sus palabras'],
    questions: ['Antes de sentarte', 'Conviene saberlo'],
    contact: ['¿Qué tienes en mente?', 'Haz una pregunta', 'Escribe unas líneas'],
    newsletter: ['Notas de cuidado', 'Según la estación'],
    scheduling: ['Busca una hora', 'Elige un momento'],
  },
  contactLines: [
    'Qué tienes en mente y cuándo te vendría bien.',
    'Con una imagen se dice antes.',
    'Qué tienes en mente y cómo localizarte.',
  ],
  newsletterLines: ['Unas líneas sobre cuidado, según la estación.', 'Algo nuevo, de vez en cuando.'],
  actions: ['Hacer una pregunta', 'Decir qué me gustaría', 'Escribir un mensaje'],
  ways: {
    'walk-in': {
      actions: ['Cómo llegar'],
      questions: [
        { question: '¿Puedo pasar sin más?', answer: 'Ven y pregunta. Quizá toque esperar un poco.' },
      ],
    },
    appointment: {
      actions: ['Pedir cita', 'Buscar una hora'],
      questions: [
        { question: '¿Y si no puedo venir?', answer: 'Escribe en cuanto lo sepas y pregunta qué se hace.' },
      ],
    },
    'call-out': {
      actions: ['Pedir una visita'],
      questions: [
        { question: '¿Qué hace falta en casa?', answer: 'Una silla, buena luz, un enchufe y agua cerca.' },
      ],
    },
  },
}
