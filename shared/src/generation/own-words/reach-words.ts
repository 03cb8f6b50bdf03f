import type { Clause, Reading } from '../../reading/reading.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { asSentence, type ContactFacts } from './own-words.ts'

// What only leads to a number or an address says nothing that these do not.
const leading = new Set(
  [
    'call ring text phone tel telephone mobile mob cell msg message whatsapp sms dm email e mail contact enquiries bookings orders book or and us me on at by via to please for info number no find follow insta instagram facebook fb website web just here',
    'anrufen anruf ruf rufen telefon tel handy mobil fon whatsapp mail e mailen email schreiben kontakt anfragen termine bestellung bestellungen anmeldung oder und uns mich an unter auf per via bei bitte fur info infos nummer erreichbar sms instagram internet einfach',
    'llamar llama llame llamenos llamame tel telf tfno telefono movil whatsapp wasap correo email mail escribe escribir escribeme contacto contactar reservas pedidos citas o y nos me a al en por favor para info numero instagram el',
    'appelez appeler appelle telephone tel portable mobile fixe whatsapp sms mail email courriel ecrire ecrivez contact contacter reservations commandes ou et nous moi au a par sur svp pour infos renseignements numero instagram le',
    'chiama chiamate chiamare chiami telefono tel telefonare cellulare cell whatsapp sms mail email scrivi scrivete scrivere contatti contatto contattare prenotazioni ordini info o e mi ci al a su per favore numero instagram il',
    '電話 電話番号 携帯 メール お問い合わせ 問い合わせ ご予約 お電話 line 전화 문의 연락처 휴대폰 메일 이메일 카톡 예약',
  ]
    .flatMap((words) => words.split(' '))
    .map(foldText),
)

// What led to a number that stands on the page by itself leads to nothing.
const dangling =
  /(?:[\s,:;–—-]|\s(?:on|at|to|via|per|under|or|and|unter|auf|an|oder|und|al|en|o|y|au|à|sur|ou|et|a|allo|su|e))+$/iu

const mark = /[:：]/gu

/** What is said around a number or an address, where that is more than the way to it: 'ring after 6pm', 'ring Declan'. */
const around = (text: string, shown: readonly string[]): string => {
  const contact = shown.find((one) => one !== '' && text.includes(one))
  if (contact === undefined) return text
  const [before = '', behind = ''] = text.split(contact)
  return /[\p{L}\p{N}]/u.test(behind) ? text : before.replace(dangling, '')
}

/** Whether a text says no more than that there is a way to reach somebody. */
const onlyLeads = (text: string, shown: readonly string[]): boolean => {
  const left = shown.filter((one) => one !== '').reduce((rest, one) => rest.replace(one, ' '), text)
  return wordsOf(foldText(left.replace(mark, ' '))).every((word) => leading.has(word))
}

/** The ways to reach a business that its page shows: of several the first. */
export const contactOf = ({
  reach: { phones, emails, streetAddress, postalCode },
}: Pick<Reading, 'reach'>): ContactFacts => ({
  phone: phones[0] ?? '',
  email: emails[0] ?? '',
  streetAddress,
  postalCode,
})

/**
 * What is said of how to reach a business, beside the phone and the address that the page shows: when to call, whom to
 * ask for, where to be met, another number.
 */
export const reachWordsOf = ({ clauses, reach, statements }: Reading, person: string): readonly string[] => {
  const { phone, email } = contactOf({ reach })
  const shown = [phone, email]
  const all = foldText([...statements, person].join(' \n '))
  // What is smaller than a town stands in no area: 'at the farmers market'.
  const isSite = ({ label, text }: Clause) => label === 'place' && text === reach.site
  return clauses
    .filter((clause) => isSite(clause) || (clause.label === 'reach' && !onlyLeads(clause.text, shown)))
    .filter(({ text }) => !all.includes(foldText(text)))
    .map(({ text }) => around(text, shown))
    .filter((text) => /\p{L}/u.test(text) && !all.includes(foldText(text)))
    .map(asSentence)
}
