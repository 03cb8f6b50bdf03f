import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['A tu puerta, en {place}', '¿Qué hay que hacer en casa?', 'Una cosa menos en la lista'],
  introductions: [
    '{name}, en {place}: {services}. Di dónde vives y qué lleva tiempo esperando.',
    '{name}, {place}. Di qué es, en qué piso y si se puede aparcar cerca.',
    'Hay cosas en casa que es mejor que haga otra persona. Di cuál es la tuya.',
    '{name}, {place}. Di de qué se trata. Para empezar bastan unas palabras.',
  ],
  servicesLabel: 'Qué se hace',
  servicesLines: [
    'Di dónde está y cómo es de grande.',
    'Avisa antes de animales, alarmas y escaleras estrechas.',
  ],
  quotes: [
    'Tú abres la puerta; lo demás se hace.',
    'Primero lo que más ha esperado.',
    '¿Zapatos fuera o puestos? Tú dirás.',
    'Di qué es. Lo demás se pregunta.',
  ],
  questions: [
    {
      question: '¿Qué hace falta saber antes?',
      answer: 'La dirección o la zona, qué hay que hacer, cuánto es y, si puedes, una foto.',
    },
    {
      question: '¿Cuánto costará?',
      answer: 'Depende de cuánto haya que hacer. Descríbelo y pide un precio antes de decidir.',
    },
    {
      question: '¿Tengo que estar en casa?',
      answer: 'Alguien tiene que abrir o dejar una llave. Di qué te viene mejor.',
    },
    { question: '¿Se llega hasta mi calle?', answer: 'Escribe dónde estás y pregunta.' },
    { question: '¿Qué conviene apartar?', answer: 'Lo frágil y lo que estorbe, y dejar libre el paso.' },
  ],
  headings: {
    services: ['Qué se hace', 'Dentro y fuera de casa', 'Fuera de tu lista'],
    gallery: ['Antes y después', 'Herramientas para cada cosa'],
    reviews: ['Dicho en la puerta', 'Lo que dicen los clientes'],
    questions: ['Antes de que suene el timbre', 'Conviene saberlo'],
    contact: ['Di qué hace falta', 'Haz una pregunta', 'Escribe unas líneas'],
    newsletter: ['Avisos de temporada', 'Para este mes'],
    scheduling: ['Elige un día', 'Un día que te venga bien'],
  },
  contactLines: ['Dónde estás, qué es y cuándo te viene bien.', 'Una frase basta.'],
  newsletterLines: [
    'Un recordatorio, de vez en cuando, de lo que pide una casa en esta época.',
    'Notas cortas según la estación.',
  ],
  actions: ['Decir qué hace falta', 'Escribir un mensaje', 'Preguntar por mi zona'],
  ways: {
    appointment: {
      actions: ['Elegir un día'],
      questions: [
        {
          question: '¿Puede ser un día fijo a la semana?',
          answer: 'Di qué día y cada cuánto, y pregunta si es posible.',
        },
      ],
    },
    'call-out': {
      actions: ['Pedir una visita'],
      questions: [
        {
          question: '¿Cuándo puede venir alguien?',
          answer: 'Escribe qué días te vienen bien y cuánta prisa corre.',
        },
      ],
    },
    order: { actions: ['Pedir presupuesto'] },
  },
}
