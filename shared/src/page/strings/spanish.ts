import type { SiteStrings } from '../site-strings.ts'

/** A published page's fixed words in Spanish. */
export const spanish: SiteStrings = {
  skipToContent: 'Ir al contenido',
  menu: 'Menú',
  requiredField: 'Rellene este campo, por favor.',
  emailInvalid: 'Introduzca una dirección de correo válida',
  leaveEmpty: 'Deje este campo vacío',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  phone: 'Teléfono',
  address: 'Dirección',
  serviceArea: 'Zona',
  hours: 'Horario',
  everyDay: 'Todos los días',
  closed: 'Cerrado',
  allDay: 'Abierto todo el día',
  play: 'Reproducir el vídeo',
  embedTitle: 'Contenido insertado',
  madeWith: 'Hecho con',
  report: 'Denunciar este sitio',
  sample: 'Ejemplo',
  addPhoto: 'Añada su foto',
  gallery: 'Imágenes',
}
