const any = '[\\ue000-\\uf8ff]'

/** What an Italian price beside another calls more, less or another kind of the same thing. */
export const italian: readonly string[] = [
  `x{0,3}[sl]|m|(?:extra )?(?:grand[ei]|piccol[oaie]|medi[oae]?)|capelli (?:lunghi|corti|medi)|al (?:chilo|litro|metro|kg|m2)|(?:under|over) ${any}`,
  '(?:(?:il|la) )?(?:prim[oa]|second[oa]|terz[oa]|successiv[oaie])(?: (?:visita|seduta|lezione|figlio|persona|ora|incontro))?|coppie|grupp[oi]|pensionati|(?:non )?soci',
  `(?:confezione|pacchetto|abbonamento|carnet|pack|set)(?: (?:da |di )?${any}(?: \\p{L}+)?)?|(?:mezza |mezz['’])(?:giornata|ora|dozzina|porzione)|giornata intera|(?:(?:la|una) )?dozzina`,
  "all['’]ora|a domicilio|mensile|settimanale|annuale|standard|base|premium|complet[oa]|festivi|domenica|weekend",
]
