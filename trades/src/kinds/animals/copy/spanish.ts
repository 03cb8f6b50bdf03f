import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Para animales y sus personas', 'Pelo, plumas, cascos y patas', 'Cuenta cómo es tu animal'],
  introductions: [
    '{name}, en {place}: {services}. Di qué animal es y qué necesita.',
    '{name}, {place}. Empieza por el nombre, la edad y el carácter de tu animal, y el motivo de la consulta.',
    'No hay dos animales iguales, y al tuyo lo conoces tú. Cuenta qué le has notado.',
  ],
  servicesLabel: 'Para tu animal',
  servicesLines: ['Di qué animal es y qué edad tiene.', 'Si le asustan los desconocidos, avisa antes.'],
  quotes: [
    'Primero, que el animal olfatee.',
    'A tu animal lo conoces tú. Cuéntalo todo.',
    'Manos lentas, voz baja y tiempo para mirar.',
  ],
  questions: [
    {
      question: '¿Qué conviene contar de mi animal?',
      answer: 'Especie, edad y tamaño, qué come y qué le asusta. Si toma medicación, di también cuál.',
    },
    {
      question: 'Mi animal se pone nervioso. ¿Qué ayuda?',
      answer: 'Dilo al escribir, y cuenta qué lo tranquiliza. Una manta que huela a casa suele servir.',
    },
    {
      question: '¿Se atiende a animales como el mío?',
      answer: 'Escribe qué animal es. Si no es el lugar adecuado, lo sabrás antes de venir.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende del animal y de lo que necesite. Pregunta antes de decidir.',
    },
  ],
  headings: {
    services: ['Lo que tu animal puede necesitar', 'Para tu animal', 'Lo que piden los animales'],
    gallery: ['Pelo, plumas y amigos', 'Visto por aquí'],
    reviews: ['Qué dicen sus dueños', 'En palabras de sus personas'],
    questions: ['Lo que preguntan los dueños', 'Conviene saberlo'],
    contact: ['Cuenta cómo es', 'Pregunta por tu animal', 'Escribe unas líneas'],
    newsletter: ['Cartas para amigos animales', 'De vez en cuando'],
    scheduling: ['Elige una hora', 'Reserva una visita'],
  },
  contactLines: [
    'El nombre, la especie y la edad de tu animal son un buen comienzo.',
    'Di qué le has notado y desde cuándo.',
  ],
  newsletterLines: [
    'De vez en cuando, unas líneas sobre la vida con animales.',
    'Una carta breve cuando haya algo que contar.',
  ],
  actions: ['Preguntar por mi animal', 'Escribir un mensaje', 'Hacer una pregunta'],
  ways: {
    'walk-in': { actions: ['Cómo llegar'] },
    appointment: {
      actions: ['Pedir cita', 'Reservar una visita'],
      questions: [
        {
          question: '¿Qué llevo a la cita?',
          answer:
            'Los papeles que tengas del animal y tus preguntas apuntadas. Los gatos van más seguros en transportín y los perros con correa.',
        },
      ],
    },
    'call-out': {
      actions: ['Pedir visita a domicilio'],
      questions: [
        {
          question: '¿Qué hace falta para una visita a casa?',
          answer: 'Luz, algo de espacio y alguien a quien el animal conozca.',
        },
      ],
    },
    enroll: { actions: ['Preguntar por una plaza'] },
  },
}
