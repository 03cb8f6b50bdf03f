const any = '[\\ue000-\\uf8ff]'

/** What a Spanish price beside another calls more, less or another kind of the same thing. */
export const spanish: readonly string[] = [
  'x{0,3}[sl]|m|(?:cada|por) (?:extra|adicional|\\p{L}+ (?:extra|adicional|más))|(?:extra )?(?:grande|pequeñ[oa]|median[oa])|(?:pelo|cabello) (?:largo|corto|medio)',
  '(?:(?:la|el) )?(?:primer[oa]?|segund[oa]|tercer[oa]?|siguientes?)(?: (?:visita|sesión|consulta|clase|unidad|persona|hora|hij[oa]|niñ[oa]))?|parejas?|grupos?|(?:no )?socios|jubilados|pensionistas|menores|estudiantes',
  `(?:pack|bono|abono|lote|caja|set|paquete)(?: (?:de )?${any}(?: \\p{L}+)?)?|(?:medio|media) (?:día|jornada|docena|ración)|(?:día|jornada|ración) (?:complet[oa]|enter[oa])|docena|ración`,
  'fin(?:es)? de semana|festivos|domingos?|familiar(?:es)?|mensual(?:es)?|semanal(?:es)?|anual(?:es)?|trimestral|estándar|básic[oa]|premium|complet[oa]|a domicilio|con montaje',
]
