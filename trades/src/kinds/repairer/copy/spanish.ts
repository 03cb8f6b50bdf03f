import type { KindCopy } from '../../../kind.ts'

export const copy: KindCopy = {
  headlines: ['No lo tires todavía', '¿Roto? Describe el ruido', '¿Qué le pasa?'],
  introductions: [
    '{name}, en {place}: {services}. Di qué es, qué ha dejado de hacer y desde cuándo.',
    '{name}, {place}. Marca, modelo y el ruido que hace: ya es media búsqueda.',
    'Casi todo lo que se para lo hace por un motivo. Lo primero es encontrarlo.',
    '{name}, {place}. Di qué es y qué hay que hacer con ello.',
  ],
  servicesLabel: 'Lo que se arregla',
  servicesLines: [
    'Apunta marca y modelo. Suelen estar debajo o detrás.',
    'Guarda la pieza que se cayó, aunque parezca inútil.',
    'Di qué es y qué hay que hacer con ello.',
  ],
  quotes: [
    'Primero saber por qué; después, arreglarlo.',
    'Viejo no quiere decir acabado.',
    'El tornillo pequeño importa.',
  ],
  questions: [
    {
      question: '¿Qué conviene contar?',
      answer:
        'Qué es, marca y modelo, qué hace o deja de hacer y desde cuándo. Ayuda una foto o una grabación del ruido.',
    },
    {
      question: '¿Merece la pena arreglarlo?',
      answer: 'A veces no. Pregunta antes de decidir y di qué valor tiene para ti.',
    },
    {
      question: '¿Cuánto costará?',
      answer: 'Depende de la avería y de la pieza. Pide un precio antes de que se empiece.',
    },
    { question: '¿Cuánto tarda?', answer: 'A menudo lo decide una pieza. Pregunta qué cabe esperar.' },
    {
      question: '¿Y si la pieza ya no se fabrica?',
      answer: 'Escribe marca, modelo y año. A veces se encuentra, a veces se hace.',
    },
  ],
  headings: {
    services: ['Lo que se arregla', 'Desde un tornillo suelto', 'Otra vez en marcha'],
    gallery: ['Sobre el banco', 'Desmontado'],
    reviews: ['Dicho cuando volvió a andar', 'Lo que dicen los clientes'],
    questions: ['Antes de traerlo', 'Conviene saberlo'],
    contact: ['¿Qué le pasa?', 'Describe la avería', 'Escribe unas líneas'],
    newsletter: ['Para que dure más', 'Notas del taller'],
    scheduling: ['Elige una hora', 'Una hora para traerlo'],
  },
  contactLines: [
    'Qué es, qué no hace y desde cuándo.',
    'Marca y modelo ahorran una pregunta.',
    'Qué es y cómo localizarte.',
  ],
  newsletterLines: [
    'De vez en cuando, una nota para que las cosas duren.',
    'Pequeños cuidados, según la estación.',
  ],
  actions: ['Describir la avería', 'Escribir un mensaje', '¿Tiene arreglo?'],
  ways: {
    'walk-in': {
      actions: ['Cómo llegar al taller'],
      questions: [
        {
          question: '¿Puedo llevarlo sin más?',
          answer: 'Ven cuando esté abierto y trae cables, llaves y todo lo que le pertenezca.',
        },
      ],
    },
    appointment: {
      actions: ['Pedir cita'],
      questions: [{ question: '¿Hace falta cita?', answer: 'Pide una hora y di qué traes.' }],
    },
    'call-out': {
      actions: ['Pedir una visita'],
      questions: [
        { question: '¿Se puede ver donde está?', answer: 'Escribe dónde está, cómo se llega y qué es.' },
      ],
    },
    order: { actions: ['Pedir presupuesto'] },
  },
}
