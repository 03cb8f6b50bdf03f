import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Diga qué le preocupa', 'Tiempo para preguntar', 'Una cosa cada vez'],
  introductions: [
    '{name}, en {place}: {services}. Escriba con sus palabras; no hace falta contarlo todo.',
    '{name}, {place}. Para empezar basta un mensaje corto, y usted decide qué dice.',
    'Hay preguntas más fáciles de escribir que de decir. Deje los detalles para la consulta.',
  ],
  servicesLabel: 'En qué consiste',
  servicesLines: [
    'Si no sabe qué necesita, pregunte primero eso.',
    'En una urgencia, llame al número de emergencias y no espere respuesta por aquí.',
  ],
  quotes: ['Puede preguntar lo mismo dos veces.', 'Nadie tiene que saber la palabra exacta.'],
  questions: [
    {
      question: '¿Qué debo escribir?',
      answer:
        'Su nombre, cómo localizarle y, en pocas palabras, de qué se trata. Deje los detalles privados para la conversación.',
    },
    {
      question: '¿Cuánto cuesta y quién lo paga?',
      answer: 'Pregunte antes de venir, y pregunte también a su seguro qué cubre.',
    },
    {
      question: '¿Y si es urgente?',
      answer:
        'Llame al número de emergencias o acuda al servicio de urgencias más cercano. Los mensajes de esta página no se leen al momento.',
    },
    { question: '¿Puede acompañarme alguien?', answer: 'Dígalo antes, y quién será.' },
  ],
  headings: {
    services: ['En qué consiste', 'En qué puede ayudar', 'Para qué y para quién'],
    gallery: ['La consulta', 'Donde se sentará'],
    reviews: ['En palabras de otros', 'Lo que han escrito'],
    questions: ['Antes de venir', 'Lo que se pregunta'],
    contact: ['Escriba unas líneas', 'Ponerse en contacto', 'Haga una pregunta'],
    newsletter: ['Unas líneas al año', 'Para leer despacio'],
    scheduling: ['Buscar una hora', 'Elija día y hora'],
  },
  contactLines: ['Basta con su nombre y cómo localizarle.', 'Lo personal puede esperar a la conversación.'],
  newsletterLines: ['Unas líneas de vez en cuando, y nada más.', 'Una carta breve cuando algo cambie.'],
  actions: ['Escribir un mensaje', 'Hacer una pregunta', 'Ponerse en contacto'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Pedir cita', 'Buscar una hora'],
      questions: [
        {
          question: '¿Qué debo traer?',
          answer: 'Los informes y resultados que tenga, la lista de lo que toma y sus preguntas apuntadas.',
        },
      ],
    },
    'call-out': {
      actions: ['Pedir visita a domicilio'],
      questions: [
        {
          question: '¿Qué conviene tener listo para una visita a domicilio?',
          answer: 'Una silla, buena luz y los papeles que tenga. Diga antes cómo se llega a la puerta.',
        },
      ],
    },
  },
}
