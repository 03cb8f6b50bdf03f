import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Entra y mira', '¿Qué estás buscando?', 'Entra y echa un ojo'],
  introductions: [
    '{name}, en {place}: {services}. Entra, mira y pregunta por lo que no veas.',
    '{name}, {place}. Di qué buscas, para quién y para qué es.',
    'No todo está en la estantería. Pregunta por lo que falte: por su nombre, por su color o con una foto.',
  ],
  servicesLabel: 'Qué hay',
  servicesLines: [
    'Pregunta por lo que no esté en la estantería.',
    'Si es para otra persona, cuenta cómo es.',
  ],
  quotes: ['Echa un vistazo.', 'Cógelo. Para eso está.', 'Mirar no compromete.'],
  questions: [
    {
      question: '¿Lo hay ahora?',
      answer: 'Escribe qué buscas, con talla, color o referencia. Así sabrás si está.',
    },
    { question: '¿Se puede apartar algo?', answer: 'Pregunta y di hasta cuándo.' },
    { question: '¿Se puede devolver?', answer: 'Pregunta antes de comprar qué se hace, y guarda el tique.' },
    { question: '¿Puedo mirar sin comprar?', answer: 'Claro. Pide que te bajen lo que esté arriba.' },
    { question: '¿Cómo se puede pagar?', answer: 'Pregunta si solo llevas efectivo o solo tarjeta.' },
  ],
  headings: {
    services: ['Qué hay', 'En las estanterías', 'Cosas para llevar a casa'],
    gallery: ['De las estanterías', 'En el escaparate'],
    reviews: ['Dicho en la caja', 'Lo que dicen los clientes'],
    questions: ['Antes de venir', 'Preguntado en la caja'],
    contact: ['Pregunta por algo', 'Dónde está la tienda', 'Escribe unas líneas'],
    newsletter: ['Nuevo en la estantería', 'Desde el escaparate'],
    scheduling: ['Elige un momento', 'Una hora tranquila'],
  },
  contactLines: ['Qué buscas y para quién.', 'Una foto suele decirlo antes que un nombre.'],
  newsletterLines: [
    'Una línea cuando haya algo nuevo recién sacado de la caja.',
    'Qué hay en el escaparate, de vez en cuando.',
  ],
  actions: ['Preguntar por algo', 'Escribir un mensaje'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Pedir una hora'],
      questions: [
        { question: '¿Puede atenderme alguien con calma?', answer: 'Pide una hora y di de qué se trata.' },
      ],
    },
    order: {
      actions: ['Encargar algo', 'Hacer un pedido'],
      questions: [
        {
          question: '¿Se puede pedir algo?',
          answer: 'Da el nombre, la referencia o una foto. Sabrás si se encuentra y cuándo llega.',
        },
      ],
    },
    hire: {
      actions: ['Preguntar por alquiler'],
      questions: [{ question: '¿Se puede alquilar?', answer: 'Di qué, para cuándo y por cuánto tiempo.' }],
    },
  },
}
