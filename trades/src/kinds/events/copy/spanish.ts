import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['¿Qué se celebra?', 'Di qué día es', 'Para el día señalado'],
  introductions: [
    '{name}, en {place}: {services}. Di la fecha, el lugar y cuántos seréis.',
    '{name}, {place}. Empieza por el día y cuenta después cómo debería sentirse.',
    'Una fecha, un lugar y un número de personas: una celebración empieza con tres palabras. Añade lo que ya sepas.',
    '{name}, {place}. Di de qué se trata y qué te importa.',
  ],
  servicesLabel: 'Para tu día',
  servicesLines: [
    'Di si es dentro o al aire libre, y qué pasa si llueve.',
    'Pregunta por lo que tienes en mente. Una idea a medias basta.',
    'Di de qué se trata y qué te importa.',
  ],
  quotes: [
    'Primero la fecha; después, lo demás.',
    'Alguien bailará, ya lo verás.',
    'Lo que se recuerda rara vez estaba en el plan.',
    'Primero pregunta; lo demás se habla.',
  ],
  questions: [
    {
      question: '¿Está libre nuestra fecha?',
      answer: 'Escribe el día, la localidad y la hora. Así sabrás si es posible.',
    },
    {
      question: '¿Qué hace falta saber?',
      answer: 'El motivo, el lugar, cuántos seréis, cuándo empieza y cuándo tiene que acabar.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende del día, la distancia y lo que se quiera. Pide un precio para tu caso.',
    },
    {
      question: '¿Qué se necesita en el sitio?',
      answer: 'Pregunta por lo que haga falta: electricidad, agua, un rincón seco, dónde descargar.',
    },
    {
      question: '¿Y si llueve o algo cambia?',
      answer: 'Pregunta qué se hace antes de decidir, y escribe en cuanto lo sepas.',
    },
  ],
  headings: {
    services: ['Para tu día', 'Lo que se puede pedir', 'Antes, durante y después'],
    gallery: ['De un día y de otro', 'A punto de empezar'],
    reviews: ['Dicho a la mañana siguiente', 'Lo que dicen los anfitriones'],
    questions: ['Antes del día', 'Lo que se pregunta al planear'],
    contact: ['Di la fecha', 'Describe tu día', 'Escribe unas líneas'],
    newsletter: ['Ideas para la mesa', 'De vez en cuando'],
    scheduling: ['Elige un día', 'Busca una hora'],
  },
  contactLines: [
    'La fecha, el lugar y cuántos seréis.',
    'Cuenta lo que tienes en mente, aunque falte la mitad.',
    'De qué se trata, dónde y cuándo, si ya lo sabes.',
  ],
  newsletterLines: [
    'De vez en cuando, algo para la próxima celebración.',
    'Ideas según la estación, unas pocas veces al año.',
  ],
  actions: ['Preguntar por mi fecha', 'Describir mi día', 'Escribir un mensaje'],
  ways: {
    appointment: {
      actions: ['Fijar un encuentro'],
      questions: [{ question: '¿Podemos vernos antes?', answer: 'Di dos o tres días que os vengan bien.' }],
    },
    order: {
      actions: ['Pedir presupuesto'],
      questions: [
        {
          question: '¿Con cuánta antelación se encarga?',
          answer: 'Pregunta y di el día. Hay cosas que piden semanas y otras, solo días.',
        },
      ],
    },
    hire: {
      actions: ['Consultar la fecha', 'Preguntar por el alquiler'],
      questions: [
        {
          question: '¿Cómo se fija la fecha?',
          answer:
            'Escribe fecha, lugar y qué quieres. La fecha es tuya cuando esté confirmada por escrito por ambas partes.',
        },
      ],
    },
  },
}
