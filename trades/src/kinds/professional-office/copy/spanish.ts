import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Póngalo sobre la mesa', '¿Qué hay que resolver?', 'Leído, explicado y en orden'],
  introductions: [
    '{name}, en {place}: {services}. Escriba de qué se trata y para cuándo debe estar resuelto.',
    '{name}, {place}. Diga qué tiene delante: una carta, un contrato, un plano, una hoja en blanco.',
    'Unas líneas bastan para saber si es el lugar adecuado. Guarde los papeles hasta que se los pidan.',
  ],
  servicesLabel: 'Asuntos',
  servicesLines: ['Si hay un plazo, diga la fecha.', 'Si no sabe a quién le corresponde, pregunte.'],
  quotes: [
    'Primero la pregunta; después, el papel.',
    'Lo escrito se puede consultar.',
    'Entenderlo antes de firmarlo.',
  ],
  questions: [
    {
      question: '¿Qué escribo primero?',
      answer:
        'De qué se trata en pocas líneas, si hay un plazo y cómo localizarle. No envíe todavía papeles confidenciales.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer:
        'Pregunte antes de encargar nada, y pregunte cómo se cobra: por horas, por asunto o por una cantidad fija.',
    },
    {
      question: '¿Cuánto tarda?',
      answer: 'A menudo depende también de otros. Pregunte qué es realista y qué puede retrasarlo.',
    },
    {
      question: '¿Qué papeles necesito?',
      answer: 'Pregunte cuáles y busque los que tenga. El orden se puede poner después.',
    },
    {
      question: '¿Se puede hacer a distancia?',
      answer: 'Pregunte. Unos asuntos se resuelven por teléfono y correo; para otros hay que estar presente.',
    },
  ],
  headings: {
    services: ['Asuntos', 'Lo que se puede poner en orden', 'Trabajo para usted'],
    gallery: ['En el escritorio', 'El despacho'],
    reviews: ['En palabras de clientes', 'Lo que dicen los clientes'],
    questions: ['Antes de firmar', 'Lo que preguntan los clientes'],
    contact: ['Describa el asunto', 'Haga una pregunta', 'Escriba al despacho'],
    newsletter: ['Notas del despacho', 'Cambios que conviene saber'],
    scheduling: ['Buscar una hora', 'Concertar una reunión'],
  },
  contactLines: [
    'De qué se trata, para cuándo y cómo localizarle.',
    'No envíe papeles confidenciales en el primer mensaje.',
  ],
  newsletterLines: ['Una nota cuando cambie algo que le afecte.', 'Notas breves, unas pocas veces al año.'],
  actions: ['Describir el asunto', 'Escribir al despacho', 'Hacer una pregunta'],
  ways: {
    'walk-in': { actions: ['Cómo llegar al despacho'] },
    appointment: {
      actions: ['Concertar una reunión', 'Buscar una hora'],
      questions: [
        {
          question: '¿Qué llevo a la reunión?',
          answer:
            'Los papeles que tenga, su documentación si hace falta y sus preguntas por orden de importancia.',
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
