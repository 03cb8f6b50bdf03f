const season =
  "(?:in|im|en|during|d[’'])\\s?(?:the |l[’'])?(?:summer|winter|sommer|verano|invierno|été|hiver|estate|inverno)(?!\\p{L})"

/** Words that say somewhere that something holds for a season alone: 'at the pier in summer'. */
export const inSeason = new RegExp(`(?<!\\p{L})${season}`, 'iu')

/** Words that begin with the season for which they hold: 'in winter closed'. */
export const ofSeason = new RegExp(`^${season}`, 'iu')

/** A season, a term or every other week takes from hours that another sentence states. */
export const limits =
  /term[- ]time|half[- ]day|early closing|halbtags|season|alternate|fortnight|(?<!(?:bank|public|national|federal|major|closed|closed on|all) )holidays|(?:every|each) (?:other|second)|saison|ferien|14-tägig|jede zweite|temporada|vacances|vacanze|stagione|季節|隔週|第\p{N}|売り切れ|なくなり次第|재료 소진|소진 시|when|sold out|ausverkauft|épuis|격주|첫째|둘째|(?:winter|summer|sommer|verano|invierno|été|hiver|estate|inverno)/iu
