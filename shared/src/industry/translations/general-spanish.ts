import type { PackCopy } from '../pack.ts'

/** Spanish words for any trade. */
export const generalSpanish: PackCopy = {
  trade: '',
  role: 'Titular',
  headlines: [
    '{trade} en {place}',
    '{name}, en {place}',
    '{trade} cerca de ti, {place}',
    'Hola, somos {name}',
    '{place}, te presentamos a {name}',
    '{name}',
  ],
  introductions: [
    '{name} trabaja en {place}: {services}. Cuéntanos qué necesitas y te decimos cómo lo haríamos.',
    'Cuéntanos qué tienes en mente. Recibirás una respuesta clara de la persona que hará el trabajo.',
    'Escríbenos o llama, aunque solo tengas una duda. En {name} contestamos nosotros mismos.',
  ],
  servicesLabel: 'Qué hacemos',
  servicesLines: [
    'Si lo que necesitas no está en la lista, pregúntanos.',
    'Todo empieza con una conversación.',
    '¿No sabes por dónde empezar? Cuéntalo con tus palabras.',
  ],
  services: [
    {
      name: 'Una primera conversación',
      text: 'Tú cuentas qué necesitas y nosotros preguntamos lo que falta. Sin compromiso para nadie.',
      words: 'consulta*, asesor*, consejo*',
    },
    {
      name: 'Plan y presupuesto',
      text: 'Qué haríamos, en qué orden y cuánto puede costar. Por escrito, para pensarlo con calma.',
      words: 'presupuesto*, plan*, proyecto*',
    },
    {
      name: 'El trabajo',
      text: 'Como lo hayamos acordado. Si surge algo imprevisto, te avisamos antes de seguir.',
      words: 'trabajo*, obra*',
    },
    {
      name: 'Encargos pequeños',
      text: 'Lo que se hace en una hora también cuenta. Pregunta sin reparo.',
      words: 'pequen*, arregl*, reparac*',
    },
    {
      name: 'Visitas periódicas',
      text: 'Para lo que vuelve cada semana o cada mes. Acordamos el ritmo que te convenga.',
      words: 'mantenimiento, semanal*, mensual*, periodic*',
      special: true,
    },
    {
      name: 'Después del trabajo',
      text: 'Si te surge una pregunta semanas más tarde, escribe o llama. Te atiende quien conoce tu caso.',
      words: 'garantia, ayuda, seguimiento',
    },
  ],
  quotes: [
    'Primero escuchar, luego trabajar.',
    'Pregunta lo que quieras. La respuesta será clara.',
    'Las cosas bien hechas se notan cada día.',
  ],
  reviews: [
    'Hice tres preguntas y recibí tres respuestas claras. El trabajo se hizo como habíamos quedado.',
    'Sabía en cada momento cuál era el siguiente paso. Eso da mucha tranquilidad.',
    'Llegué con una idea vaga y salí con un plan. El resultado es mejor de lo que imaginaba.',
    'Primero me escucharon. Solo por eso ya volvería.',
  ],
  questions: [
    {
      question: '¿Cómo empezamos?',
      answer: 'Con un mensaje o una llamada. Cuenta en pocas palabras qué necesitas y seguimos desde ahí.',
    },
    {
      question: '¿Cuánto cuesta?',
      answer: 'Depende del encargo. Cuéntanos el tuyo y tendrás un presupuesto antes de decidir.',
    },
    {
      question: '¿Dónde trabajáis?',
      answer: 'Dinos dónde estás y te diremos si podemos ir o cómo ayudarte a distancia.',
    },
    {
      question: '¿Cuándo podéis venir?',
      answer: 'Hay semanas más llenas que otras. Pregunta y te daremos una fecha que podamos cumplir.',
    },
    {
      question: '¿Qué tengo que preparar?',
      answer:
        'Para preguntar, nada. Una foto, una medida o un ejemplo de lo que te gusta suelen ahorrar tiempo.',
    },
    {
      question: '¿Y si no sé bien lo que necesito?',
      answer: 'Entonces lo vemos juntos. Esa es la primera parte del trabajo.',
    },
  ],
  headings: {
    services: ['Qué hacemos', 'En qué podemos ayudarte', 'Puedes pedirnos', 'Nuestro trabajo, paso a paso'],
    gallery: ['Un vistazo', 'De nuestro día a día', 'Imágenes del oficio'],
    reviews: ['Lo que dice la gente', 'En palabras de quien nos conoce', 'Opiniones'],
    questions: ['Preguntas y respuestas', 'Antes de preguntar', 'Conviene saberlo'],
    contact: ['Escríbenos', 'Cuéntanos tu caso', 'Hablemos', 'Pide una cita'],
    newsletter: ['Noticias nuestras', 'Cartas breves', 'Sigamos en contacto'],
    scheduling: ['Elige un día', 'Busca tu hora'],
  },
  contactLines: [
    'Con unas pocas palabras basta. Lo leemos todo nosotros.',
    'Dinos qué necesitas y cómo podemos localizarte.',
    'Haz una pregunta o describe lo que tienes en mente.',
  ],
  newsletterLines: [
    'Una carta breve cuando hay algo que contar.',
    'Las novedades, de vez en cuando, y nada más.',
  ],
  actions: ['Escríbenos', 'Haz una pregunta', 'Cuéntanos qué necesitas', 'Pide una cita'],
}
