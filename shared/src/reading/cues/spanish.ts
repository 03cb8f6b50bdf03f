import type { CueWords } from './cue-words.ts'

/** The cues of Spanish. */
export const spanish: CueWords = {
  refusal:
    '(?:aquí )?no hay|(?:dejé|dejamos|he dejado) de(?: \\p{L}+[aei]r)?|todo (?:menos|excepto|salvo)|ya no|no|ni|sin|excepto|salvo|menos|tampoco|nunca|nada de',
  denial: '(?!)',
  refusedBefore:
    '(?:no(?:,? gracias)?|tampoco|nunca|jamás|ni hablar|ni loc[oa]s?|ni de broma)$|se l[oa]s? dej(?:o|amos) a .+$|no (?:trabajo|trabajamos|hago|hacemos|vendo|vendemos|reparo|reparamos|acepto|aceptamos|atiendo|atendemos|hay|tenemos|tengo)$|no (?:l[oa]s? )?\\p{L}{3,}(?:amos|emos|imos)$|(?<=[\\p{L}\\ue000-\\uf8ff] )no (?:(?:l[aeo]s?|me|nos|se) )?\\p{L}+(?:o|y|amos|emos|imos)$|(?:eso |mejor )?(?:para|en|a) otr[oa]s?(?: (?:sitio|lado|lugar|casa|taller|profesional))?$|(?<=[\\p{L}\\ue000-\\uf8ff] )no (?:es|son|está|están|sé|entra|entran|va|van)(?: \\p{L}+){0,3}$|(?<=[\\p{L}\\ue000-\\uf8ff] )ni l[ao]s? \\p{L}+$|busca(?:d|r)? (?:a )?otr[oa] \\p{L}+$|no disponibles?|no incluid[oa]s?|prohibid[oa]s?',
  promise:
    'no cobr(?:o|amos)(?: \\p{L}+)*|sin (?:compromiso|cita(?: previa)?|permanencia|sorpresas|coste|matrícula|obligación|reserva|experiencia|gastos)(?: \\p{L}+)*|no (?:solo|sólo|dudes?|importa|hace falta|es necesario|te preocupes)(?: \\p{L}+)*',
  reach:
    'tel(?:éfono|efono|f)?|tlf|llam(?:a|e|ar|anos|ame)(?:nos)?|whats ?app|escr[ií]b(?:e|enos|eme)|contacto|móvil|movil|correo|síguenos|contratación|wasap',
  schedule:
    'diario|a diario|todos los días|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos?|fin(?:es)? de semana|abierto|abrimos|cerrado|cerramos|horario|mañanas?|tardes?|noches?|de noche|verano|invierno|agosto|enero|febrero|marzo|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|siempre|temporada|las [\\ue000-\\uf8ff] horas|mes',
  ways: {
    'walk-in': 'sin cita|sin reserva|sin turno',
    appointment: 'con cita(?: previa)?|cita previa|previa cita|con turno|con reserva|bajo cita',
    'call-out': 'a domicilio|en su casa|en tu casa|nos desplazamos|voy a tu|vamos a',
    order: 'por encargo|bajo pedido|pedidos?|encargos?|envíos?|para llevar|recogida',
    hire: 'alquiler|alquilamos|alquilo|se alquila|renta',
    enroll: 'clases?|cursos?|matrícula|inscripci[oó]n|bono|talleres',
    donate: 'donativos?|donaciones|voluntari[oa]s',
  },
  place:
    'en toda?|en todo el|(?:(?:en|por) )?(?:la )?zona|por toda|toda la provincia|alrededores|provincia de|cerca de|y alrededores|comarca|capital y',
  serves: 'para|dirigido a|especial para|pensado para',
  people:
    'empresas|autónomos|particulares|familias|niños|niñas|adultos|mayores|bebés|principiantes|mujeres|hombres|parejas|comunidades|chalets|restaurantes|colegios|estudiantes|vecinos|negocios|todos|todas|todos los niveles|personas|profesionales|jóvenes|adolescentes|grupos|novias',
  claim:
    'desde|años|titulad[oa]|experiencia|garantía|garantia|presupuestos? (?:gratis|sin compromiso|gratuito)|autorizad[oa]|homologad[oa]|familiar|generaci[oó]n|seriedad|calidad|profesional|lista de espera|mínimo|seña|anticipación|plazas|incluidos?|gratis|aceptamos|se aceptan|admiten|efectivo|bizum|por escrito',
  person: 'me llamo|mi nombre es|pregunte por|pregunta por',
  lead: '(?:te|le|les|os) ayud(?:o|amos) a \\p{L}{2,}(?:ar|er|ir)(?: (?:tus?|sus?))?|(?:yo |nosotros )?(?:hago|hacemos|ofrezco|ofrecemos|vendo|vendemos|doy|damos|reparo|reparamos|arreglo|arreglamos|afilo|afilamos|tapizamos|tapizo|cuido|cuidamos|alquilamos|alquilo|limpio|limpiamos|fabricamos|fabrico|tenemos|tengo|cocinamos|instalamos|instalo|preparo|preparamos|organizo|organizamos|atiendo|atendemos|acompaño en|acompaño|trabajo con|recojo|enseño|imparto|realizo|coso|pinto|monto|traigo|llevo|fotografío|entreno|trato|(?!préstamos|tramos|gramos|kilogramos|extremos|racimos|mínimos|máximos)\\p{L}{3,}(?:amos|emos|imos))(?: también)?|(?:también|tambien|además|y|e|el|la|los|las|un|una|unos|unas|nuestros?|nuestras?|todo tipo de|toda clase de|servicio de|servicios de|solo|especializad[oa]s? en|especialistas? en)',
  tail: 'precio (?:según|a|tras)|(?:a )?consultar|presupuesto|en|con|para|por|a|desde|de [\\ue000-\\uf8ff]|sin|hasta|durante|según|como|que|los|al|mínimo',
  option:
    '(?:cada |por )?(?:hora|persona|noche|día|pieza) ?(?:extra|adicional|más)?|adicional|(?:niños?|niñas|adultos?)(?: [\\ue000-\\uf8ff])?|dobles?|individual(?:es)?|triples?|sencill[oa]|(?:tapa|pasta) (?:dura|blanda)|[\\ue000-\\uf8ff] (?:kg|g|ml|l|litros?|canciones|piezas|(?:clases|sesiones)(?: por mes| al mes)?)|(?:la |por )?(?:unidad|docena|media docena|ración)|luego|después|día|semana|hora|mes|tarifa|a domicilio|domicilio|grandes?|pequeñ[oa]s?|median[oa]s?|media hora|la orden|la hora|al mes|noches?|[\\ue000-\\uf8ff] ?(?:horas?|h|días?|noches?|personas?|minutos|min|semanas?|meses)|fines? de semana|negocios|online|también online',
  verb: '\\p{L}{3,}(?:amos|emos|imos)|es|son|está|están|hay|tiene|tienen|puede|pueden|hace|hacen|hacemos|doy|damos|somos|soy|te|le|les|nos|se|tu|su|cuido|abrimos|atiendo|llevamos|aceptamos|trabajo|pongo',
  and: 'y|e|o|u',
  speaksOne: 'yo|mi|mis|soy|hago|doy|afilo|cuido|atiendo|tengo|ofrezco|trabajo|vendo|reparo|pongo|me',
  speaksSeveral:
    'nosotros|nosotras|somos|nuestros?|nuestras?|hacemos|damos|abrimos|tenemos|ofrecemos|vendemos|tapizamos|reparamos|manejamos|alquilamos|llevamos|construimos|aceptamos',
}
