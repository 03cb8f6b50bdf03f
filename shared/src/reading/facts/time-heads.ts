import type { Language } from '../../language/language.ts'
import { withoutPresence } from './presence.ts'
import { withoutTown } from './town-of-times.ts'

// Where the hours are kept is no condition of theirs.
const heads = [
  /^(?:(?:the|our|my|meine?|unsere?|les|los|i) )?(?:(?:clinic|surgery|consulting|practice|opening|working|open) days|(?:öffnungs|sprech|behandlungs|praxis)tage|jours (?:d[’']ouverture|de consultation)|días de (?:apertura|consulta|atención)|giorni di (?:apertura|ricevimento))(?: are| sind| sont| son| sono)?:?\s+(?=\S)/iu,
  /^(?!(?:happy|quiet|after|last|rush|out of) )[\p{L}'’-]+ hours:?(?: are)?(?: from)?\s+(?=\S)/iu,
  /^(?:ich |je |nous |wir )?(?:atiend[oe]|atendemos|recib[oe]|recibimos|ricev[oe]|riceviamo|reçois|reçoit|recevons|termine)\s+(?:(?:s[oó]lo|solo|uniquement|nur)\s+)?(?:con (?:cita(?: previa)?|turno)|su appuntamento|sur (?:rendez-vous|rdv)|nach (?:vereinbarung|absprache))[:,]?\s+(?=\S)/iu,
  /^(?:secretar[ií]a|recepci[oó]n|segreteria|secrétariat|accueil|rezeption|sekretariat|reception|front desk)[:,]?\s+(?:(?:is |ist |è |est )?(?:open|geöffnet|ouverte?|apert[ao]|abiert[ao]) )?(?:de |von |du )?(?=\S)/iu,
  /^(?:(?:the|der|die|das|mein|meine|unser|unsere|la|le|il|el|in) |l[’'])?(?:showroom|workshop|studio|shop|store|office|gallery|kitchen|ausstellung|werkstatt(?:laden)?|hofladen|laden|büro|warme küche|küche|termine(?! (?:nur |auch )?(?:nach|auf|online))|verkauf(?: ab hof)?|sprechzeit(?:en)?|sprechstunden?|clinics?|sportello|ambulatorio|negozio|bottega|laboratorio|tienda|taller|oficina|cocina|boutique|magasin|atelier|bureau|vente (?:à la ferme|directe)|店舗|店|工房|매장|공방)(?: hours| open(?: from)?)?:?\s+(?:(?:le|la|il|von) )?/iu,
  /^(?:(?:the|our|der|das|mein|meine|unser|unsere|die|la|le|il|el) |l[’'])?[\p{L}-]+(?: [\p{L}-]+)?(?:[’']s)? (?:is |are |ist |est |è |está |hat )?(?:open|geöffnet|ouverte?|apert[ao]|abiert[oa])(?: from| von)?:? (?=\S)/iu,
  /^(?:[\p{L}.'’-]+ ){1,4}(?:riceve|reçoit|consulte|empfängt|atiende|recibe|sees (?:clients|patients))\s+(?=\S)/iu,
  /^(?:driving |riding |piano )?(?:lessons|appointments|consultations|treatments|bookings)(?: available)?:? (?=(?:7|seven) days|every ?day|daily)/iu,
  /^(?:ショールーム|工房|アトリエ|店舗|売店|直売所|窓口|事務所|教室|スタジオ|쇼룸|매장|공방|작업실|사무실)(?:の営業)?(?:は|：|:|은|는)\s*(?=\S)/u,
  /^(?:(?:telefonisch )?erreichbar|(?:je suis |nous sommes )?joignables?|reachable|on the phones?)\s+(?=\S)/iu,
  /^(?:[^\p{N},;]*(?:^|\s)(?:or|and|to) )?(?:(?:stop|drop|swing|come) by|(?:drop|pop) in(?:to| to)?|come to|visit(?: us)?(?: at| in)?|find us (?:at|in|on))(?: (?:the|our|my) [\p{L}-]+)?\s+(?=\S)/iu,
]

// 'Midi du mardi au samedi 12h-14h15': the figures say it again.
const partOfDay =
  /(?:^|(?<=[,;/] ?))(?:et )?(?:le )?(?:midis?|soirs?|mittags|abends|lunchtimes?)(?: (?:et|und|&) (?:soirs?|abends))? (?=(?:(?:du|le|les|von|on) )?(?:lu|ma|me|je|ve|sa|di|mo|mi|do|fr|so|tu|we|th|su))/giu
const lateHour = /(?<!\d)(?:1\d|2[0-4])(?!\d)/u

const withoutPart = (clause: string): string =>
  lateHour.test(clause) ? clause.replace(partOfDay, '') : clause

/** What is said of times without where they are kept: 'Showroom Mon-Fri 9-5'. */
export const withoutHead = (clause: string, language: Language): string =>
  heads.reduce(
    (rest, head) => rest.replace(head, ''),
    withoutPresence(withoutTown(withoutPart(clause), language), language),
  )

/** What happens at a time of its own, and leaves the hours as they are. */
export const occasions =
  /^(?:wine |free )?(?:tastings?|workshops|deliver(?:y|ies)|live music|quiz|verkostung(?:en)?|weinproben?|lieferung(?:en)?|degustazion[ei]|consegn[ae]|dégustations?|livraisons?|catas?|reparto|試飲|配達|시음|배달)(?!\p{L})/iu
