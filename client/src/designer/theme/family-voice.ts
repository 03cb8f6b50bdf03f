import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'
import type { CSSProperties } from 'react'

interface FamilyVoice {
  /** Its manner in two words. */
  words: string
  /** Where its tile shows a picture. */
  picture: CSSProperties
  /** How wide its words may run beside the picture. */
  wordsWidth?: string
}

const corner: CSSProperties = { right: 0, bottom: 0, width: 76, height: 72 }
const side: CSSProperties = { right: 0, top: 0, width: '34%', height: '100%' }
const besideWidth = '62%'
const none: CSSProperties = { display: 'none' }
const circle: CSSProperties = { right: 10, bottom: 10, width: 54, height: 54, borderRadius: '50%' }
const arch: CSSProperties = { right: 12, bottom: 0, width: 62, height: 70, borderRadius: '40px 40px 0 0' }

export const familyVoice: Readonly<Record<FamilyId, FamilyVoice>> = {
  workshop: { words: 'Calm, made', picture: corner },
  clinic: { words: 'Clear, kind', picture: side, wordsWidth: besideWidth },
  atelier: { words: 'Quiet, fine', picture: arch },
  counter: { words: 'Friendly, brisk', picture: circle },
  field: { words: 'Open, earthy', picture: corner },
  ledger: { words: 'Exact, dry', picture: side, wordsWidth: besideWidth },
  poster: { words: 'Loud, plain', picture: none },
  hearth: { words: 'Warm, homely', picture: circle },
  studio: { words: 'Bare, modern', picture: side, wordsWidth: besideWidth },
  press: { words: 'Printed, wordy', picture: none },
}
