import type { Cues } from '../cues/cues.ts'
import { beginsDoing } from './doing-verbs.ts'

/** 'Rabbits too' says that they are served, as 'we also take rabbits' does. */
export const also = /\s+(?:too|as well|also|auch|ebenfalls|también|tambien|aussi|également|anche)$/iu

const alsoFirst = /(?<!\p{L})(?:also|auch|außerdem|también|además|aussi|également|anche|inoltre)(?!\p{L})/iu

// '家具の移動もします', '수선도 합니다'.
const doesIt =
  /(?:します|しております|しています|やっています|承ります|いたします|합니다|해요|해드립니다|팝니다|판매해요)$/u

/** Whether what was cut off tells that its owner does it: 'we also repair', 'rabbits too'. */
export const isLedBy = (said: string, led: string, cues: Cues): boolean => {
  const cut = said.replace(led, ' ')
  if (!cues.isSpaced && doesIt.test(said)) return true
  if (led !== said && beginsDoing(said, cues.language)) return true
  return cues.speaksOne.test(cut) || cues.speaksSeveral.test(cut) || also.test(said) || alsoFirst.test(cut)
}

const pronounAlone =
  /^(?:(?:and|then|so|und|dann|et|puis) )*(?:i|we|ich|wir|je|nous)$|^(?:(?:et|puis) )*on$/iu

/** Whether all that was cut off is a pronoun; 'on grief' has none in English. */
export const isPronounCut = (said: string, led: string, { language }: Cues): boolean =>
  !(language === 'english' && /^on\s/iu.test(said)) &&
  pronounAlone.test(said.slice(0, said.length - led.length).trim())
