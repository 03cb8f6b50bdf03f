const any = '[\\ue000-\\uf8ff]'

/** What whole pieces of a Spanish description say that stands around a service, and is none. */
export const spanish: readonly string[] = [
  `(?:justo )?(?:junto|frente|enfrente|detrás|encima|debajo|cerca|al lado|a la vuelta) (?:al|del?|a)(?!\\p{L}).+|a (?:\\p{L}+|${any}) (?:minutos|min|pasos|metros) .+`,
  `(?:local|puesto|nave|bajo|piso|planta|caseta|portal) ${any}.*|(?:primera|segunda|planta) (?:planta|baja)`,
  `(?:aforo|capacidad)(?: .+)?|${any} (?:plazas|mesas|asientos|cubiertos|comensales)(?: .+)?|(?:plazas|grupos|cupos?) (?:limitad[oa]s|reducid[oa]s|pequeños)|máximo .+`,
  '(?:hola|buenas)(?!\\p{L}).*|(?:ex|antigu[oa])[- ]?(?:militar|profesor|profesora|enfermera|cocinero)|(?:empresa|negocio|taller) familiar(?: .+)?|(?:padre e hijo|madre e hija|dos herman[oa]s)',
  '(?:todo |comida |masa |100 ?% )?(?:caser[oa]s?|artesan(?:o|al|ales)|natural(?:es)?|hecho .+|fresco|a mano)|(?:hech[oa]s?|hornead[oa]s?|recién hech[oa]s?|cocinad[oa]s?) (?:cada|a diario|a mano|en|con|al|todos).*|(?:ingredientes|productos?|materias primas|materiales?) (?:natural(?:es)?|locales|frescos|de).*',
  '.+ (?:incluid[oa]s?|bienvenid[oa]s|obligatori[oa]s?|recomendad[oa]s?|necesari[oa]s?|disponibles?)|(?:solo |sólo )?(?:efectivo|tarjeta|bizum|transferencia)(?: (?:o|y|bancaria|también|no).*)?|se (?:puede|acepta|aceptan|habla) .+|hablamos .+',
  '(?:todas las |primeras |grandes )?marcas(?: .+)?|(?:tallas?|números?) (?:de(?: la| el)? )?'.concat(
    any,
    '.*',
  ),
  '(?:precios?|tarifas?|presupuestos?)(?: .+)? (?:según|a consultar|sin compromiso|gratis|gratuito|por|desde|ajustados|cerrados?)(?: .+)?|(?:consultar|consúltanos|consúltame|preguntar?|pregunta)(?: .+)?|consulta .+|(?:los |las )?(?:mejores|más baratos) .+|(?:el|la) mejor .+ de .+',
  '(?:envíos?|reparto|entregas?|portes) (?:gratis|gratuit[oa]s?|incluid[oa]s?|a toda|a todo|en|a domicilio)(?: .+)?|(?:pedido|consumo|compra|edad|estancia) mínim[oa](?: .+)?|mínimo .+|(?:descuentos?|dto\\.?)(?: .+)?|vales? (?:de )?regalo|tarjetas? regalo',
  `(?:dura|duración)(?!\\p{L}).*|(?:listo|lista|listos|entrega|terminado) (?:al|en|el|para)(?!\\p{L}).*|(?:avisar?|reservar?|pedir|encargar?|encargos?|reservas?|pedidos?) con .+|(?:solo|sólo) (?:en )?(?:verano|invierno|fines de semana|temporada)|todo el año|si .+ permite|si hace bueno`,
  '(?:fotos?|vídeos?|trabajos|carta|menú|más|info\\p{L}*) (?:en|por) .+|(?:respondo|respondemos|contesto|contestamos) .+|(?:te|os|les) (?:espero|esperamos)(?: .+)?|(?:ropa|calzado) (?:cómod[oa]|viej[oa]|deportiv[oa])|(?:bonitas )?vistas? (?:a|al|de)(?!\\p{L}).+|(?:trabajo|trato|servicio) (?:limpio|serio|rápido|cercano|personal(?:izado)?|familiar)(?: .+)?|perros? (?:bienvenidos?|permitidos?|atados?)',
  // Who they are, what they hold with, and what goes without saying
  `soci[oa]s? de.*|somos ${any}.*|equipo de .+|${any} (?:empleados|trabajadores|personas en .+)`,
  '(?:perros|gatos|mascotas|niños|tarjetas?|bizum) (?:ok|sí|también|bienvenid[oa]s|permitid[oa]s)|(?:material(?:es)?|mano de obra|iva|desplazamiento) (?:aparte|no incluid[oa]s?|extra|incluid[oa]s?)|solo (?:mujeres|hombres|adultos|chicas)|(?:muy )?buen(?:os)? (?:precios?|trato|servicio)|(?:calidad|confianza|seriedad)(?: y .+)?|(?:todo )?completo(?: hasta .+)?',
  '.+ (?:aparte)|(?:gran|amplia) (?:variedad|selección|gama) .+|(?:local|taller|tienda|estudio|consulta) (?:en|junto|frente)(?!\\p{L}).+|aseguradoras?(?: .+)?',
  '(?:más|mas) (?:los )?(?:gastos|portes|desplazamiento|materiales)(?: de (?:envío|desplazamiento|viaje))?',
  'todos los niveles|todas las edades|(?:la |el )?primera? .+ gratis|ubicad[oa]s? en .+|(?:licenciad[oa]|graduad[oa]|titulad[oa]) .+|(?:mañanas|tardes)(?: y (?:mañanas|tardes))?',
]
