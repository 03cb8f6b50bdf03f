import { formPattern } from '../mask/form.ts'
import { tellsHow } from './tells-how.ts'

const word = (...sources: readonly string[]): string => `(?:${sources.join('|')})(?!\\p{L})`

// What an owner asks of those who come: 'book online', 'bring a towel'.
const requests = word(
  'book (?:online|now|early|ahead|in|via|through|by|your|a|direct|well|[\\ue000-\\uf8ff])|skip (?:a|the)|order (?:by|before|ahead|online|early|in advance)|pop (?:in|by|over)|allow|expect|choose|mention|quote|find us|arrive|park|message (?:me|us)|text|look (?:for|out)|bring (?:your|a|the|own|along)|come (?:and|in|say|along|as|with|on|find|join)|ask|ask (?:me|us|for|about|at|away)|pay (?:what|by|at|on|online|cash)|see (?:our|my|us|you)|check (?:out|our|my)|wear|turn up|enquire|get in touch|let (?:me|us)|feel free|follow (?:me|us)|tell (?:me|us)|send (?:me|us)|drop (?:me|us)|have a look|visit (?:us|me|any|by|our)',
  'bitte|einfach|am besten|buche[nt]?|reservier(?:en|t)|bring(?:en|t) (?:sie|bitte|eure?|ihre?n?)|komm(?:en sie|t)? (?:vorbei|gern)|frag(?:en sie|t)? (?:nach|uns|mich|einfach)|schau(?:en sie|t)? (?:vorbei|rein)|melde[nt]?(?: sie)?|sonst',
  'por favor|reserva (?:online|ya|tu|con|aquí)|consulta|cons[uú]lt[ae]nos|preg[uú]nt[ae]nos|ven a|trae (?:tu|una?)|vis[ií]tanos',
  'réserve[rz]|venez|apportez|demandez|prévoir|pensez à|merci de|sinon',
  'prenota(?:te)?|venite|vieni|portate|portare|chiede(?:te|re)|passate|altrimenti',
)

// Says nothing by itself: 'too', 'and more'.
const asides = [
  'too|as well|please|pls|thanks|thank you|cheers|etc\\.?|(?:and |or )?(?:much |lots )?more|sorry',
  '(?:come )?rain or shine|come and go as you like|deposits? (?:are )?non[- ]?refundable|(?:from )?dawn (?:to|till?|until) dusk',
  'usw\\.?|u\\.?v\\.?m\\.?|und (?:vieles )?mehr|danke',
  'llueva o no|etcétera|y (?:mucho )?más|gracias',
  "et plus(?: encore)?|et bien d[’']autres|merci",
  'ecc\\.?|eccetera|e (?:molto )?altro|grazie',
].join('|')

// Only little words: 'always', 'puis', 'gern auch'.
const little = [
  'especially|mainly|everything|anything|something|just|always|often|usually|mostly|sometimes|also|then|there|here|again|soon|now|promise|honestly|really|simple|easy',
  'vor allem|insbesondere|besonders|hauptsächlich|meist|meistens|gerne?|auch|immer|oft|manchmal|sonst|dann|danach|dort|hier|jetzt|alles|etwas|nur',
  'sobre todo|especialmente|todo|siempre|también|luego|después|aquí|ahora|además|nada|solo|sólo',
  'surtout|notamment|tout|toujours|souvent|puis|ensuite|ici|aussi|encore|la nuit|le jour|le matin|le soir|le midi',
  'soprattutto|specialmente|tutto|sempre|spesso|poi|qui|anche|adesso|inoltre|di notte|di giorno|solo',
].join('|')

// What somebody works with: 'own tools', 'eco products'.
const equipment = [
  'own \\p{L}+|(?:eco|eco[- ]friendly|natural|organic|vegan|quality|professional|pet[- ]safe|non[- ]toxic) (?:products?|materials?|ingredients?|chemicals|equipment|tools|supplies)',
  'eigene[snr]? \\p{L}+|(?:umweltfreundliche|ökologische|hochwertige|natürliche|professionelle) (?:produkte|putzmittel|reinigungsmittel|materialien|geräte)',
  '(?:productos|materiales) (?:ecológicos|naturales|propios|profesionales)|(?:herramientas?|furgoneta|vehículo|coche|material) propi[oa]s?',
  '(?:produits|matériel|matériaux) (?:écologiques?|naturels|professionnels?|personnel)',
  '(?:prodotti|materiali|mezzi|attrezzatur[ae]) (?:ecologici|naturali|propri[ae]?|professionali)',
].join('|')

// What was done to all of it before: 'picked the day before'.
const handled =
  '(?:picked|caught|harvested|sourced|reared|grown|raised|roasted|brewed|tested|checked|smoked|churned) (?:the|by|on|from|in|at|within|every|each|before|daily|weekly|here|locally|right) ?.*'

// Who does it, and whom they look for.
const peopleBehind =
  '(?:.+ )?(?:run|owned|staffed|led|founded|managed) by .+|.+ (?:wanted|needed|gesucht|recherché\\p{L}*)|(?:se buscan?|buscamos|on recherche|nous recherchons|cercasi|cerchiamo) .+|.+ every time'

// Whom and what a story tells of: 'my grandfather thatched the church hall', 'también viene mucha gente'.
const told = [
  '(?:my|our|mein[e]?|unser[e]?|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]|(?:il |la |i )?(?:mio|mia|miei|nostr[oa])) (?:(?:great|grand|ur|alte|vieille?|late|old|vecchi[oa]) ?-?)*(?:(?:grand|ur)?(?:father|mother|dad|mum|mom|pa|ma|parents)|wife|husband|daughter|son|sister|brother|dog|cat|(?:ur|groß)*(?:vater|mutter|oma|opa|eltern)|frau|mann|tochter|sohn|hund|(?:grand-?)?(?:père|mère|parents)|femme|mari|fille|fils|chien|padre|madre|abuel[oa]s?|mujer|marido|hij[oa]s?|perr[oa]|nonn[oai]|moglie|marito|figli[oa]|cane)(?: .*)?',
  '(?:(?:también|y|aquí) )?(?:viene|vienen) .*|(?:les |la plupart des )?gens .*|(?:many |some |most )?(?:people|folks) (?:come|ask|say|think|often|always).*',
].join('|')

// What becomes of money that was paid, and for whom it is less.
const ofMoney =
  '.+ (?:la mitad|half price|zur hälfte|zum halben preis|moitié prix|(?:a )?metà prezzo)|desgrava\\p{L}*|deducibles?|tax[- ]deductible|(?:fixed|flat|set) (?:prices?|rates?|fees?)|festpreise?|prix fixes?|precios? fijos?|prezz[oi] fiss[oi]|gift aid.*|(?:steuerlich )?absetzbar|reçu fiscal.*|detraibil[ei]|onwards?|and upwards?|.+ (?:rates?|prices?|fees?) on (?:discussion|request|application|enquiry)|free (?:if|when|unless) .+|devis (?:après|sur) .+|(?:qui|which|who|whose) .+'

// What is asked of whoever reads it, wherever it says so: 'Gläser bitte zurückbringen'.
const asked =
  /(?<!\p{L})(?:please|pls|bitte|por favor|s[’']il vous plaît|svp|merci de|per favore|per piacere)(?!\p{L})|(?:ください|下さい|お願いします|주세요|바랍니다|부탁드립니다)$/iu

// What becomes of something that was named: 'delivered and set up', 'includes snacks'.
const ofOthers = new RegExp(
  `^(?:and |und |y |et |e )?${word(
    'delivered|refunded|refundable|deducted|credited|redeemable|(?:taken|knocked|comes) off|off your|includes?|including|comes with|split|shared (?:by|between)|priced|payable|served with|all included|strictly|usually|mostly',
    'inklusive|inbegriffen|geliefert|(?:wird )?(?:angerechnet|verrechnet|gutgeschrieben)|zahlbar|meistens?|gewöhnlich',
    'incluye|incluid[oa]s?|(?:se )?(?:descuentan?|descontad[oa]s?|descontables?)|entregad[oa]s?|normalmente',
    'comprend|inclus|(?:déduit|remboursé|offert)e?s?(?= (?:si|en cas|sur|de|du|à|pour|lors))|compris(?:es)?|livrée?s?|payable|généralement',
    'inclus[oaie]|compres[oaie]|(?:detratt|scalat|scontat|rimborsat)[oaie]|consegnat[oaie]|di solito',
  )}`,
  'iu',
)

// How long something takes, or how many of something there are, and no more.
const measure = new RegExp(
  `^(?:about |ca\\.? ?|circa |over |über |max\\.? |bis zu |up to )?${formPattern('figure', 'range')}(?:-|\\s)?(?:(?:business|working|full|half) )?${word(
    'days?|weeks?|months?|hours?|hrs?|minutes?|mins?|people|persons?|guests|miles?|km',
    'tage?n?|werktage?n?|wochen?|monate?n?|stunden?|std|minuten?|min|personen|leute',
    'días?|semanas?|meses|mes|horas?|minutos?|personas?',
    'jours?|semaines?|mois|heures?|minutes?|personnes?',
    'giorni|giorno|settimane?|mesi|mese|ore|ora|minuti|persone',
  )}(?: (?:plus|zzgl) \\p{L}+)?$`,
  'iu',
)

// How long somebody waits: 'about 7 months wait', 'délai environ un an', 'Lieferzeit 6 Wochen'.
const waits =
  /^(?:(?:about |ca\.? |circa |environ |unos |unas )?[\p{L}\ue000-\uf8ff]+[ -](?:days?|weeks?|months?|years?)[’']? (?:wait|waiting (?:list|time)|lead[- ]time|turnaround|notice|delivery)|(?:the )?(?:wait(?:ing)?(?: time| list)?|lead[- ]time|turnaround)(?: time)?(?: is)?|délais?|(?:d[’'])?attente|liefer(?:zeit|frist)|wartezeit|bearbeitungszeit|plazos?|(?:tiempo |lista )?(?:de )?espera|temp[oi] (?:di|d[’'])|attesa|納期|製作期間|制作期間|待ち時間|제작 ?기간|대기 ?(?:시간|기간))(?!\p{L})(?! (?:staff|services?|ing)).*$/iu

// 'One to one', 'safety first'.
const manner =
  /^(?:one|1) ?-?(?:to|on|2) ?-?(?:one|1)(?: only)?$|^(?:\p{L}+ ){1,3}first$|^(?:im einzelunterricht|en individuel|individuelles?|individual(?:es)?|individuali?)$/iu

// How it is done, in words that name nothing.
const qualities = [
  'halal|kosher|friendly|reliable|local|honest|affordable|clean|tidy|quick|fast|cheap|fair|professional|experienced|independent|en-?suite|(?:child|kid|dog|pet|family)[- ]friendly|wheelchair accessible|weather permitting|non-?smoking|quiet|cosy|cozy',
  'sofort|sofort zum mitnehmen|persönlich|ehrenamtlich|kostenlos|zuverlässig|pünktlich|freundlich|fair|günstig|schnell|sauber|diskret|unkompliziert|kompetent|preiswert|seriös|nichtraucher|barrierefrei|familiär|regional|nachhaltig|besenrein|unverbindlich',
  'puntual|rápid[oa]|económic[oa]|seri[oa]|fiable|limpi[oa]|cercan[oa]|barat[oa]|responsable|honrad[oa]|gratis|gratuit[oa]',
  'rapide|soignée?|sérieux|ponctuel|fiable|discret|bénévole|gratuite?|non-?fumeurs?|convivial|abordable',
  'puntuale|seri[oa]|veloce|affidabile|economic[oa]|gratuit[oa]|onest[oa]|pulit[oa]|diurn[oa]|notturn[oa]',
].join('|')
const between = '(?:\\s*(?:,|&|and|und|y|et|e)\\s+)'
const degree = '(?:(?:all|very|always|fully|sehr|immer|muy|très|molto|100 ?%) )?'

// What a place has for whoever comes, and nobody comes for.
const premises = [
  '(?:free |off[- ]road |on[- ]site |private )*(?:parking|car park)|(?:free )?wi-?fi|(?:large |big )?beer garden|outdoor seating|play area|high ?chairs?|(?:wheelchair|disabled|step[- ]free) access|sea views?|big screen|live sports?|(?:vegan|veggie|vegetarian|gluten[- ]free|gf|dairy[- ]free)(?: (?:and|&) [\\p{L}-]+)? (?:options?|choices?)|air[- ]con(?:ditioning)?',
  '(?:großer |eigener |schöner )?(?:biergarten|parkplatz|spielplatz|wlan)|(?:kostenlose )?parkplätze|rollstuhlgerecht|kinderstühle',
  '(?:aparcamiento|parking) (?:propio|gratis|gratuito)|zona infantil|acceso (?:para )?(?:sillas de ruedas|minusválidos)|vistas al mar',
  'parking (?:gratuit|privé)|accès (?:pmr|handicapés?)|vue (?:sur )?(?:la )?mer|aire de jeux',
  'parcheggio(?: gratuito| privato)?|area giochi|vista mare|accesso disabili',
  '駐車場(?:あり|完備)?|.*は(?:お)?見積もり?|(?:スピード|即日|最短).*(?:仕上げ|修理|対応|お渡し).*|全.?室|無料wi-?fi|주차(?: ?가능| ?무료)?|(?:출장비|배송비|추가 ?비용|예약금|가입비) ?(?:없음|없어요|없습니다|무료)',
].join('|')

// 'In person or online'.
const way =
  '(?:in person|online|at (?:your|my) (?:home|place)|vor ort|in präsenz|presencial|en línea|a domicilio|en ligne|en présentiel|in presenza|a (?:casa mia|casa tua|domicilio)|en mi casa|chez (?:moi|vous)|bei (?:mir|ihnen|euch)(?: zu hause)?|à domicile)'

// What names nothing by itself: 'depending', 'lo que sea', 'dann duftet die Straße'.
const nothing =
  /^(?:(?:a |the )?lot|all|depending(?: on .+)?|come|works?|costs?|labou?r|whatever|the rest|rest|kosten|kostet|sonst|dann .+|alles|lo q(?:ue)? sea|sigo|tout|tous|devis|nuit|noche|nacht|notte|tutto|si parte|si comincia)$/iu

const patterns = [
  asked,
  nothing,
  ofOthers,
  measure,
  manner,
  waits,
  // 'Brand new ones': what they are of stands before.
  /^(?:(?:(?!for |of |with )[\p{L}-]+ ){0,3}ones|those|these|diese[rsn]?|solche|celles?-ci|ceux-ci|ést[oa]s|queste|questi)$/iu,
  /^check[- ]?(?:in|out)(?!\p{L})/iu,
  /^(?:products?|produkte|productos|produits|prodotti) \p{L}+$/iu,
  // 'Commandes au …', whose number is a piece of its own.
  /^(?:orders?|bookings?|book|commandes?|réservations?|pedidos?|encargos?|reservas?|ordini|prenotazioni|bestellung(?:en)?|termine)(?: \p{L}+)? (?:on|at|by|via|through|au|sur|al|por|en|su|unter|per|über|auf)(?: \p{L}+)?$/iu,
  new RegExp(`^${way}(?: (?:(?:or|and|oder|und|u|o|y|ou|et|e) )?${way})?[ (]*$`, 'iu'),
  new RegExp(`^(?:just |simply |please )?${requests}`, 'iu'),
  new RegExp(
    `^(?:${asides}|${peopleBehind}|${told}|${ofMoney}|${premises}|${equipment}|${handled})[.!]*$`,
    'iu',
  ),
  /^(?:nothing|nobody|everyone|everybody|everything|something|anything)\s\p{L}/iu,
  // 'Every day Easter to October', 'ogni 6 minuti'.
  /^(?:every|each|jede[nrs]?|chaque|cada|ogni)\s[\p{L}\ue000-\uf8ff]/iu,
  // 'Anche quelle che gli altri buttano': a pronoun, and what is said of it.
  /^(?:(?:even|auch|sogar|incluso|hasta|también|même|aussi|anche|persino|perfino) )?(?:those|the ones|quell[aeio]|celles?|celui|ceux|aquell[ao]s?|l[ao]s|el|diejenigen|solche|das|jene),? (?:that|which|who|che|que|qui|dont|die|was)(?!\p{L}).*$/iu,
  new RegExp(`^(?:(?:${little})(?:\\s+|$))+$`, 'iu'),
  new RegExp(
    `^${degree}(?:${qualities})(?:${between}${degree}(?:${qualities}))*(?: (?:and|und|y|et|e) (?:ohne|sin|sans|senza|without) .+)?$`,
    'iu',
  ),
]

/** Whether a piece without a price tells of manners, premises or people, and offers nothing: 'book online', 'free parking'. */
export const offersNothing = (text: string): boolean =>
  tellsHow(text) || patterns.some((pattern) => pattern.test(text))

const terrace =
  /^(?:(?:sunny|large|small|schöne|große|grande|belle|bella) )?(?:(?:terrace|patio|garden)|(?:terrasse|garten|terraza|jardín|jardin|terrazza|giardino)(?: \p{L}+)?)$/iu

/** Whether all that a sentence names is a place to sit: 'Terrasse.' */
export const isPlaceToSit = (text: string): boolean => terrace.test(text)
