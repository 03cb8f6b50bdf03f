import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Cuando alguien ha fallecido', 'Hay tiempo', 'En memoria'],
  introductions: [
    '{name}, en {place}: {services}. Póngase en contacto cuando le sea posible.',
    '{name}, {place}. No hace falta que sepa ya qué hay que hacer.',
    'Nada tiene que decidirse en la primera hora. Empiece por el nombre y por cómo localizarle.',
  ],
  servicesLabel: 'Qué se hace',
  servicesLines: ['Pregunte por lo que no aparezca aquí.', 'No tiene que decidirlo hoy.'],
  quotes: ['Tómese el tiempo que necesite.'],
  questions: [
    {
      question: '¿Qué hay que hacer primero?',
      answer:
        'Si el fallecimiento ha sido en casa, hay que avisar a un médico. Después, póngase en contacto y pregunte qué sigue.',
    },
    {
      question: '¿Qué debo tener a mano?',
      answer:
        'El nombre, dónde se encuentra la persona ahora y cómo localizarle. Los papeles pueden venir después.',
    },
    {
      question: '¿Cuánto costará?',
      answer: 'Depende de lo que se elija. Pídalo por escrito antes de decidir.',
    },
    {
      question: '¿Podemos ocuparnos de algo nosotros?',
      answer: 'Pregunte. Mucho es posible, y también puede dejarse en otras manos.',
    },
  ],
  headings: {
    services: ['Qué se hace', 'Lo que hay que disponer', 'De qué maneras'],
    gallery: ['Lugares tranquilos', 'Luz'],
    reviews: ['Cartas recibidas', 'Con sus palabras'],
    questions: ['Lo que se pregunta', 'En los primeros días'],
    contact: ['Unas líneas', 'Ponerse en contacto', 'Cuando pueda'],
    newsletter: ['Cartas, pocas', 'De vez en cuando'],
    scheduling: ['Un momento para hablar', 'Buscar un momento'],
  },
  contactLines: ['El nombre y cómo localizarle.', 'Bastan unas palabras. Lo demás puede esperar.'],
  newsletterLines: ['Unas líneas, pocas veces.', 'Una carta una o dos veces al año.'],
  actions: ['Escribir un mensaje', 'Datos de contacto', 'Hacer una pregunta'],
  ways: {
    appointment: {
      actions: ['Pedir un momento'],
      questions: [
        { question: '¿Dónde se puede hablar?', answer: 'Diga dónde y cuándo le resultaría más fácil.' },
      ],
    },
    'call-out': { actions: ['Pedir que acudan'] },
    order: {
      actions: ['Preguntar por una lápida'],
      questions: [
        {
          question: '¿Cómo se encarga una lápida o una inscripción?',
          answer:
            'Pregunte qué permite el cementerio y traiga el nombre y las fechas tal como deben escribirse.',
        },
      ],
    },
  },
}
