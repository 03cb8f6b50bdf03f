import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Póngalo sobre la mesa', '¿Qué hay que hacer?', 'Preguntado, explicado y en orden'],
  introductions: [
    '{name}, en {place}: {services}. Escriba de qué se trata y para cuándo lo necesita.',
    '{name}, {place}. Diga qué tiene delante: una carta, un plano, una hoja en blanco.',
    'Unas líneas bastan para saber si es el lugar adecuado. Diga qué necesita y qué tiene ya.',
  ],
  servicesLabel: 'Servicios',
  servicesLines: ['Si hay un plazo, diga la fecha.', 'Si no sabe cómo se llama, descríbalo.'],
  quotes: [
    'Primero la pregunta; después, el trabajo.',
    'Lo escrito se puede consultar.',
    'Una pregunta clara es media respuesta.',
  ],
  questions: [
    {
      question: '¿Qué escribo primero?',
      answer: 'De qué se trata en pocas líneas, si hay un plazo y cómo localizarle.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Pregunte antes de encargar nada, y pregunte cómo se cobra: por horas, por encargo o por una cantidad fija.',
    },
    {
      question: '¿Cuánto tarda?',
      answer: 'A menudo depende también de otros. Pregunte qué es realista y qué puede retrasarlo.',
    },
    {
      question: '¿Qué debo tener a mano?',
      answer: 'Pregunte, y busque lo que tenga: papeles, imágenes, medidas. El orden se puede poner después.',
    },
    {
      question: '¿Se puede hacer a distancia?',
      answer: 'Pregunte. Unas cosas se resuelven por teléfono y correo; para otros hay que estar presente.',
    },
  ],
  headings: {
    services: ['Servicios', 'Lo que se puede poner en orden', 'Trabajo para usted'],
    gallery: ['En el escritorio', 'Sobre la mesa'],
    reviews: ['En palabras de clientes', 'Lo que dicen los clientes'],
    questions: ['Antes de preguntar', 'Lo que preguntan los clientes'],
    contact: ['Cuente qué necesita', 'Haga una pregunta', 'Escriba unas líneas'],
    newsletter: ['Notas de trabajo', 'Cambios que conviene saber'],
    scheduling: ['Buscar una hora', 'Concertar una reunión'],
  },
  contactLines: [
    'De qué se trata, para cuándo y cómo localizarle.',
    'Empiece por la pregunta. Lo demás puede venir después.',
  ],
  newsletterLines: ['Una nota cuando cambie algo que le afecte.', 'Notas breves, unas pocas veces al año.'],
  actions: ['Contar qué necesito', 'Escribir unas líneas', 'Hacer una pregunta'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Concertar una reunión', 'Buscar una hora'],
      questions: [
        {
          question: '¿Qué llevo a la reunión?',
          answer: 'Lo que ya tenga sobre el tema y sus preguntas por orden de importancia.',
        },
      ],
    },
    order: {
      actions: ['Pedir una propuesta'],
      questions: [
        {
          question: '¿Cómo se encarga un trabajo?',
          answer:
            'Describa qué necesita y para cuándo. Se empieza cuando alcance y honorarios estén acordados por escrito.',
        },
      ],
    },
  },
}
