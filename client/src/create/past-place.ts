// Where somebody was born, grew up, learned or came from is no place of their work. Words that offers say as well, such as
// 'a trained nurse in Leeds' or 'studio a Roma', count only with what makes them a story.
const stories = [
  // English
  'born|bred|grew up|grown up|brought up|raised(?= (?:in|near|around|by|on|between))|(?:my|our|his|her|their) childhood',
  'native of|hail(?:s|ed|ing)? from|studied|graduated|graduate (?:of|from)|learned|learnt|schooled|educated|degrees? (?:in|from|at)',
  'apprentice(?:d|ship)|trained (?:at|as|by|with|under|in|near)|qualified (?:at|as|from|in)|used to (?:work|live|teach|cook|run|be)',
  '(?:moved|relocated|(?:i|we) c[ao]me)(?: \\S+){0,4}? from|originally|formerly|previously|(?:after|spent)(?: \\S+){1,4} years?',
  // German
  'geboren(?:e[rn]?)?|gebürtig(?:e[rn]?)?|aufgewachsen|stamm(?:e|en|t)|ursprünglich|studiert|(?:ich|wir) studierten?|gelernt',
  'ausgebildet|(?:meine[rm]?|unsere[rm]?|nach (?:der|dem|einer|einem)) (?:ausbildung|lehre|lehrzeit|studium|kindheit)',
  'früher|damals|ehemals|hergezogen|weggezogen|nach(?: \\S+){1,3} jahren',
  // French
  "née?s?|nati(?:fs?|ves?) d[e’']|originaires?|grandie?s?|étudi(?:é|a|ai)|(?:mes|ses|nos|leurs|des) études|appris|quitté",
  'formée?s?(?= (?:à|au|chez|dans|près))|diplômée?s?(?= (?:de|du|des|par|en))|(?:venue?|arrivée?|parti?e?)s? de',
  "autrefois|j[’']étais|(?:mon|son|notre|en) (?:apprentissage|enfance)|après(?: \\S+){1,4} (?:ans|années)",
  // Spanish
  'nacid[oa]s?|nac(?:í|ió|imos)|(?:me|se|nos) cri(?:é|ó|amos)|crec(?:í|ió|imos)|estudi(?:é|ó|amos)|estudiad[oa]s?',
  'aprend(?:í|ió|imos|ido)|formad[oa]s?(?= en)|(?:me|se|nos) form(?:é|ó|amos)|originari[oa]s?|oriund[oa]s?',
  'antes (?:era|fui|trabajaba)|(?:soy|somos|es) natural(?:es)? de|(?:vin(?:e|o|imos)|lleg(?:ué|ó|amos)) (?:de|desde)|(?:tras|después de)(?: \\S+){1,4} años',
  // Italian
  'nat[oaie]|nacqu[ie]|cresciut[oaie]|studiat[oaie]|studiò|laureat[oaie]|diplomat[oaie]|imparat[oaie]|originari[oae]?',
  'format[oaie](?= (?:a|ad|in|presso))|format[oa]si|provenient[ei]|una volta|prima (?:facevo|ero|lavoravo)|dopo(?: \\S+){1,4} anni',
  // Portuguese and Dutch
  'nascid[oa]s?|nasc(?:i|eu|emos)|cresc(?:i|eu|emos)|estud(?:ei|ou)|formad[oa]s?(?= (?:em|no|na))|depois de(?: \\S+){1,4} anos',
  'opgegroeid|gestudeerd|studeerde|opgeleid|geleerd|afkomstig|oorspronkelijk|na(?: \\S+){1,3} jaar',
].join('|')
const before = new RegExp(String.raw`(?<![\p{L}-])(?:${stories})(?![\p{L}-])`, 'iu')

// Where the verb stands last, the story is told behind the place.
const verbs =
  'geboren|aufgewachsen|studiert|gelernt|ausgebildet|opgegroeid|gestudeerd|opgeleid|geleerd|hergezogen'
const behind = new RegExp(
  [
    String.raw`^[^.!?;:,()\n–—]{0,60}?(?<!\p{L})(?:${verbs})(?!\p{L})`,
    '^[^。、！？\n]{0,16}?(?:生まれ|育ち|育って|育った|学び(?:、|ました)|学んだ|学んで|卒業|修[業行]|出身|留学|習った|習って)',
    '^[^,.!?\n]{0,16}?(?:태어|자란|자라서|자랐|공부(?:하고|한|했)|배운|배웠|배워서|배우고(?! 싶)|출신|졸업|유학)',
  ].join('|'),
  'iu',
)
// A story ends with its sentence, or where the work begins.
const turns = [
  'now|today|currently|based|(?<!(?:used to|the|my|of) )work(?:s|ing)?|but',
  "jetzt|heute|nun|aber|arbeiten?|aujourd[’']hui|désormais|maintenant|installée?s?|mais|travaill\\p{L}+",
  'ahora|hoy|pero|trabaj(?:o|a|amos)|oggi|adesso|lavor(?:o|a|iamo)|agora|hoje|trabalh(?:o|a|amos)|nu|maar|werk(?:t|en)?',
].join('|')
const ends = new RegExp(String.raw`[.!?;:()\n–—]|(?<!\p{L})(?:${turns})(?!\p{L})`, 'iu')
const joins = /,|(?<!\p{L})(?:and|und|et|y|e|ed|og)(?!\p{L})/iu
// 'Studied in Vienna and later in Paris': what only carries on tells nothing else.
const carrying = new Set(
  'in en at near around then later afterwards bei um aus dann später danach nahe à près de d puis ensuite cerca luego después a ad poi vicino em depois te bij daarna'.split(
    ' ',
  ),
)
const carriesOn = (part: string): boolean =>
  part
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || carrying.has(word))
const since = /^,?\s*(?:since|for (?:\S+ ){1,2}years|seit|depuis|desde|da[l ]|sinds)/iu

/** Whether a place is told as where somebody comes from or learned, by the text on both sides of it. */
export const isOfThePast = (told: string, rest: string): boolean => {
  if (since.test(rest)) return false
  if (behind.test(rest.split(/(?<!\p{L})(?:und|en)(?!\p{L})/u, 1)[0] ?? '')) return true
  const parts = (told.split(ends).at(-1) ?? '').split(joins)
  const from = parts.findLastIndex((part) => !carriesOn(part))
  return before.test(parts.slice(Math.max(from, 0)).join(' '))
}
