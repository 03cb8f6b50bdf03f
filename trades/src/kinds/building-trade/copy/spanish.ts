import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Obra donde vives', '¿Qué falta por construir en {place}?', 'Del plano al último tornillo'],
  introductions: [
    '{name}, en {place}: {services}. Cuenta qué hay ahora y qué debería haber después.',
    '{name}, {place}. Para empezar bastan una foto, dos medidas y una frase.',
    'Describe la pared, el tejado o el cuarto como está. En qué debe convertirse cabe en la segunda frase.',
  ],
  servicesLabel: 'La obra',
  servicesLines: [
    'Una foto dice más que la palabra exacta.',
    'Di si alguien vive en la casa mientras dura la obra.',
  ],
  quotes: [
    'Medir dos veces y preguntar otra más.',
    'Manda lo que hay detrás de la pared.',
    'Una buena obra parece haber estado ahí siempre.',
  ],
  questions: [
    {
      question: '¿Qué conviene enviar?',
      answer:
        'Fotos de cerca y de lejos, medidas aproximadas y la localidad. Cuenta lo que ya sepas del edificio.',
    },
    {
      question: '¿Cuánto costará?',
      answer: 'Depende de lo que aparezca y de lo que elijas. Pídelo por escrito antes de empezar.',
    },
    {
      question: '¿Se puede vivir dentro mientras tanto?',
      answer:
        'Pregunta y di quién vive en la casa. El polvo, el ruido y el agua se organizan según la gente.',
    },
    { question: '¿Hace falta permiso?', answer: 'Para algunas obras, sí. Pregunta en el ayuntamiento.' },
    {
      question: '¿Puedo comprar yo el material?',
      answer: 'Pregunta antes de pagar, para que encaje con el resto de la obra.',
    },
  ],
  headings: {
    services: ['La obra', 'El trabajo, parte por parte', 'Paredes, tejados y lo demás'],
    gallery: ['A pie de obra', 'Material y herramienta'],
    reviews: ['Cuando se posó el polvo', 'Lo que dicen los clientes'],
    questions: ['Antes de empezar', 'Preguntado en la obra'],
    contact: ['Describe la obra', 'Haz una pregunta', 'Escribe unas líneas'],
    newsletter: ['Noticias de la obra', 'Antes del invierno'],
    scheduling: ['Elige un día', 'Una hora para verlo'],
  },
  contactLines: [
    'Qué es, dónde está y cómo es de grande: con eso se empieza.',
    'Di para cuándo y si vives dentro mientras tanto.',
  ],
  newsletterLines: [
    'Una nota antes de cada estación sobre lo que pide una casa.',
    'Qué se está construyendo, de vez en cuando.',
  ],
  actions: ['Describir la obra', 'Escribir un mensaje', 'Preguntar por mi proyecto'],
  ways: {
    appointment: { actions: ['Elegir un día'] },
    'call-out': {
      actions: ['Pedir una visita'],
      questions: [
        {
          question: '¿Se puede ver antes la obra?',
          answer: 'Pide una visita, con la dirección y dos o tres fotos.',
        },
      ],
    },
    order: { actions: ['Pedir presupuesto'] },
  },
}
