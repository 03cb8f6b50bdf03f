// Nouns of doing and learning: who names one alone offers it. In compounds and phrases it stands last, in Romance first.
const lastWords = [
  '\\p{L}{3,}(?:ing|ings)|(?:re)?pairs?|hire|rentals?|lessons?|class|classes|courses?|workshops?|tuition|tutoring|removals?|services?|alterations?|installations?|\\p{L}{4,}ations?|massages?|treatments?|surveys?|inspections?|deliver(?:y|ies)|ceremon(?:y|ies)|portraits?|commissions?|refurbs?|makeovers?|lettings?|camps?|parties|tours|clubs?',
  '\\p{L}*(?:reparatur(?:en)?|reinigung(?:en)?|kurse?|service|dienste?|arbeiten|montagen?|pflege|massagen?|training|unterricht|verleih|vermietung|beratung(?:en)?|behandlung(?:en)?|vorbereitung(?:en)?|schulung(?:en)?|restaurierung(?:en)?|anfertigung(?:en)?|bau|schliff|schnitt|führung(?:en)?|touren|workshops?|stunden|nähen|reiten|änderung(?:en)?|besuche?|schneiden|mähen|streichen|tapezieren|schleifen|lackieren|verlegen|sanierung(?:en)?|montieren|taxi|transporte?)',
].join('|')
const firstWords = [
  '(?:clases?|cursos?|talleres?|arreglos?|alquiler|reparaci[oó]n(?:es)?|cortes?|limpiezas?|montajes?|lavados?|pintado|\\p{L}{4,}(?:ci[oó]n|ciones|sión)|masajes?|excursiones|visitas guiadas|bodas|guardamuebles|mudanzas?)',
  '(?:repair|restoration|installation|cleaning|hire|rental|fitting|making|servicing|tuning) of',
  '(?:contrats? d.entretien|débarras|cours|stages?|ateliers?|locations?|réparations?|poses?|entretien|\\p{L}{3,}ages?|\\p{L}{4,}(?:tion|tions)|visites guidées|retouches|taille|tonte)',
  '(?:aiuto compiti|ripetizioni|restauro|sgomberi|traslochi|cors[oi]|lezion[ei]|noleggio|riparazion[ei]|pulizi[ae]|montaggio|\\p{L}{4,}(?:zione|zioni|aggio|aggi|tura|ture)|massagg[io]+|visite guidate)',
].join('|')
// What ends so and is nothing done.
const others =
  /(?:^|\s)(?:parking|evening|morning|everything|anything|nothing|something|during|seating|clothing|opening|waiting|meeting|booking|being|living|working|spring|string|pudding|lighting|heating|bedding|ceiling|welcoming|amazing|charming|relaxing|outstanding|including|following|locations?|stations?|zeiten|stunden|minuten)$/iu
const otherFirst =
  /^(?:village|garage|courage|ménage|étage|passages?|station|location (?:idéale|centrale)|situation|situación|ubicación|atención|tradición|tradition|tradizione|atmosfera|natura|misura|apertura|posizione)(?!\p{L})/iu

const worded = new RegExp(
  `^(?:(?:[\\p{L}’'-]+\\s){0,4}(?:[\\p{L}-]+-)?(?:${lastWords})|(?:${firstWords})(?:\\s[\\p{L}’'-]+){0,4})$`,
  'iu',
)
// 'Bird nests removed', 'knives sharpened'.
const done =
  /^(?:[\p{L}’'-]+ ){1,3}(?:removed|fitted|repaired|mended|sharpened|cleaned|installed|restored|handled|arranged|welded|poured|rewired|upholstered|re-?covered|re-?blocked|trimmed|waxed|polished|serviced|replaced|fixed|altered|shortened|tuned|cut|built|laid|cleared|emptied|supplied|framed|engraved|collected|taken away)$/iu
const eastern =
  /(?:修理|販売|教室|レッスン|体験|講座|施工|掃除|代行|買取|制作|製作|撮影|相談|移動|剪定|修復|수리|수선|대여|판매|수업|레슨|체험|제작|시공|청소|촬영|상담|교환|설치|운반|서비스)$/u

/** Whether a name says something that is done or taught, so that it offers it wherever it stands: 'wheel truing', 'Imkerkurse', 'corsi di cucina'. */
export const namesWork = (name: string): boolean =>
  !others.test(name) && !otherFirst.test(name) && (worded.test(name) || done.test(name) || eastern.test(name))
