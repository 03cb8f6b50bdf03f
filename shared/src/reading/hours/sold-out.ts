// Whoever sells out closes earlier that day; from when to when they are there otherwise has been said.
const remarks = [
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]{0,8}(?:売り?切れ|完売|(?:が)?(?:なくなり|無くなり))次第、?(?:終了|閉店)?(?:です|します|となります|いたします)?',
  '(?:재료|반죽|당일 ?\\p{L}+)? ?(?:소진|품절) ?시(?:에는)? ?(?:조기 ?)?(?:마감|종료)(?:합니다|됩니다|해요)?',
  "(?:or |(?:we )?(?:may )?(?:close|shut|stop|finish)s? (?:early )?)(?:earlier )?(?:when|if|until|till?|once|as soon as) (?:we['’]?(?:re|ve)? |(?:the|all) \\p{L}+(?: is| are)? |it['’]?s |they['’]?re )?(?:all )?(?:sold out|sell out|runs? out|gone)",
  '(?:oder |wir schließen,? )(?:bis|wenn|sobald) (?:alles )?(?:ausverkauft|weg)(?: ist)?|solange der vorrat reicht',
  "(?:ou )?jusqu[’']à (?:épuisement|rupture)(?: (?:du|des) stocks?)?",
  '(?:o )?hasta (?:agotar|fin de) existencias',
  '(?:o )?fino ad? esaurimento(?: scorte)?',
]

const remark = new RegExp(`[\\s,、。(（]*(?:${remarks.join('|')})[\\s)）]*`, 'giu')

/** What is said of hours without a remark that they end earlier where all is sold. */
export const withoutSoldOut = (said: string): string =>
  said.replace(remark, (found) => (/[)）]/u.test(found) && !/[(（]/u.test(found) ? ')' : ' ')).trim()
