import type { SideWords } from '../side-words.ts'

/** What pages beside the page say in Spanish. */
export const spanish: SideWords = {
  privacy: {
    responsible: 'Responsable',
    visit: [
      'Visita a este sitio',
      'Para enviarte una página, el servidor recibe la dirección de tu dispositivo y el nombre de tu navegador. Puede guardar la dirección poco tiempo para evitar abusos. Las fuentes y las imágenes vienen del mismo servidor.\nLas visitas se cuentan sin cookies, como sumas diarias de las que no se puede reconocer a nadie. Se guardan 13 meses.',
    ],
    form: [
      'Formulario de contacto',
      'Lo que escribes en el formulario nos llega por correo y se guarda para poder responderte, 24 meses como máximo. No se usa para nada más.',
    ],
    newsletter: [
      'Boletín',
      'Tu correo entra en la lista solo cuando lo confirmas con un enlace en un mensaje que te enviamos. Puedes darte de baja en cualquier momento; entonces solo queda una marca ilegible de la dirección, para no volver a escribirte.',
    ],
    booking: [
      'Citas',
      'El botón de reserva lleva a la página de otro proveedor. Lo que escribes allí lo trata ese proveedor según su propia política de privacidad.',
    ],
    cookies: [
      'Elección de cookies',
      'Tu respuesta al aviso de cookies se guarda en tu dispositivo para no preguntarte de nuevo. Puedes cambiarla al pie de la página.',
    ],
    analytics: [
      'Google Analytics',
      'Si aceptas las cookies, Google Analytics mide cómo se usa el sitio. Pone cookies y envía tu dirección, tu dispositivo y las páginas que ves a Google, también a EE. UU. Sin tu consentimiento no se carga nada de ello. Puedes retirar el consentimiento al pie de la página.',
    ],
    container: [
      'Google Tag Manager',
      'Si aceptas las cookies, Google Tag Manager puede cargar servicios que hemos elegido, que pueden poner cookies y recibir tu dirección y lo que haces aquí. Sin tu consentimiento no se carga nada de ello. Puedes retirar el consentimiento al pie de la página.',
    ],
    youtube: [
      'YouTube',
      'Un vídeo se carga desde YouTube, un servicio de Google, solo cuando lo inicias, en su modo sin cookies. Entonces Google conoce tu dirección y que ves el vídeo.',
    ],
    vimeo: [
      'Vimeo',
      'Un vídeo se carga desde Vimeo solo cuando lo inicias. Entonces Vimeo conoce tu dirección y que ves el vídeo. Pedimos a Vimeo que no te rastree.',
    ],
    embed: [
      'Contenido de otros',
      'Este sitio muestra en un marco contenido de otro proveedor. Al abrir la página, ese proveedor conoce tu dirección y puede tratar datos según su propia política de privacidad.',
    ],
    reviews: [
      'Opiniones',
      'Las opiniones de clientes se muestran con el nombre y el lugar que dieron. Si una es tuya y no debe mostrarse más, dínoslo.',
    ],
    rights: [
      'Tus derechos',
      'Puedes preguntarnos en cualquier momento qué datos tenemos sobre ti y hacer que se corrijan o se borren.',
    ],
    european:
      'Según el Reglamento general de protección de datos (RGPD), también puedes limitar un tratamiento u oponerte a él, recibir tus datos y retirar un consentimiento. Tratamos datos para responderte (art. 6.1.b), con tu consentimiento (art. 6.1.a) o porque tenemos un interés legítimo en un sitio seguro (art. 6.1.f). Puedes reclamar ante una autoridad de protección de datos.',
  },
  imprint: {
    under: (law) => `Información según ${law}`,
    contact: 'Contacto',
    register: 'Registro',
    taxId: 'NIF o número de IVA',
    authority: 'Autoridad supervisora',
  },
  terms: (name) => [
    [
      'Qué es esta página',
      `Esta página describe lo que ofrece ${name}. Todavía no es un contrato: nace cuando te confirmamos lo que has pedido o reservado.`,
    ],
    ['Precios', 'Valen los precios que te indicamos al confirmar. Si algo cuesta más, te lo decimos antes.'],
    ['Citas', 'Si no puedes acudir a una cita, avísanos lo antes posible.'],
    ['Enlaces', 'Los enlaces pueden llevar a páginas de otros, que responden de su contenido.'],
    ['Tus derechos', 'Los derechos que la ley te da como consumidor siguen intactos.'],
  ],
}
