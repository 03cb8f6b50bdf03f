import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['Una noche en {place}', 'Una cama en {place}', 'Deje aquí la maleta'],
  introductions: [
    '{name}, en {place}: {services}. Diga cuándo llega, cuándo se va y cuántos son.',
    '{name}, {place}. Llegue, deje la maleta y mire por la ventana.',
    'Escriba primero las fechas. Lo demás se arregla mejor después.',
  ],
  servicesLabel: 'Dónde dormirá',
  servicesLines: [
    'Diga cuántos son y si las escaleras le cuestan.',
    'Pregunte por lo que le importa: aparcar, una cuna, un tren tardío.',
  ],
  quotes: [
    'La llave es lo más fácil.',
    'Primero dormir; la ciudad, mañana.',
    'Una ventana, una cama y una puerta que cierra.',
  ],
  questions: [
    {
      question: '¿A qué hora se puede llegar y salir?',
      answer: 'Escriba a qué hora llega su tren o su coche y sabrá qué es posible.',
    },
    { question: '¿Puedo llevar a mi perro?', answer: 'Pregunte antes y diga cómo es de grande.' },
    { question: '¿Se puede aparcar?', answer: 'Pregunte antes de salir y diga qué vehículo trae.' },
    { question: '¿Es adecuado para niños?', answer: 'Diga qué edad tienen y en qué duermen.' },
    {
      question: '¿Y si cambian mis planes?',
      answer: 'Pregunte qué vale para sus fechas antes de decidir, y escriba en cuanto lo sepa.',
    },
  ],
  headings: {
    services: ['Dónde dormirá', 'Lo que hay aquí', 'Habitaciones y alrededores'],
    gallery: ['Por la ventana', 'La casa y lo que la rodea'],
    reviews: ['Del libro de visitas', 'Lo que dejaron escrito'],
    questions: ['Antes de salir', 'Lo que preguntan los huéspedes'],
    contact: ['Escriba sus fechas', 'Pregunte por una estancia', 'Escriba unas líneas'],
    newsletter: ['Cartas desde aquí', 'Cuando cambia la estación'],
    scheduling: ['Elija sus noches', 'Busque sus fechas'],
  },
  contactLines: [
    'El día de llegada, el de salida y cuántos son.',
    'Pregunte lo que necesite saber antes de decidir.',
  ],
  newsletterLines: [
    'Una carta de vez en cuando, sobre la casa y la estación.',
    'Qué florece, qué abre, y nada más.',
  ],
  actions: ['Preguntar por fechas', 'Escribir un mensaje', 'Cómo llegar'],
  ways: {
    appointment: {
      actions: ['Reservar estancia', 'Pedir habitación'],
      questions: [
        {
          question: '¿Cómo se reserva?',
          answer:
            'Escriba el día de llegada, el de salida y cuántos son. La estancia queda acordada cuando reciba una respuesta que lo diga.',
        },
      ],
    },
  },
}
