import { foldText } from '@shingle/shared/generation/fold-text.ts'
import type { KindId } from '../kind-ids.ts'
import { listed } from '../listed.ts'

// What people play, in each language, as families that share their words; the parts of compounds in German.
const instruments = {
  piano: 'piano, pianos, pianist, pianoforte, keyboard, klavier*, flügel*, ピアノ, 피아노',
  strings:
    'violin, violins, viola, cello, fiddle, violon, violoncelle, violín, violonchelo, violino, violoncello, geige*, geigen*, violine*, cello*, バイオリン, ヴァイオリン, チェロ, 바이올린, 첼로',
  guitar:
    'guitar, guitars, ukulele, banjo, guitare, guitarra, chitarra, gitarre*, gitarren*, ギター, ウクレレ, 기타, 우쿨렐레',
  brass:
    'trumpet, trombone, tuba, french horn, cornet, brass, trompette, trompeta, tromba, trompete*, trompeten*, posaune*, blechblas*, トランペット, トロンボーン, 트럼펫',
  winds:
    'flute, clarinet, saxophone, oboe, bassoon, recorder, flûte, clarinette, flauta, clarinete, flauto, clarinetto, flöten*, querflöte*, klarinette*, klarinetten*, saxophon*, saxofón, フルート, クラリネット, サックス, 플루트, 클라리넷, 색소폰',
  drums:
    'drum, drums, drumming, percussion, batterie, batería, batteria, schlagzeug*, trommel*, ドラム, 드럼',
  singing:
    'singing, voice lessons, chant, canto, coro, cantare, gesang*, gesangs*, singen, 声楽, ボイストレーニング, 성악, 보컬',
} as const

type Instrument = keyof typeof instruments

const musicTrades = new Set(
  listed(
    'music-lessons, singing-teacher, musician-for-hire, musical-instrument, instrument-repairer, piano-tuner',
  ),
)

const isSaid = (text: string, phrase: string): boolean => {
  const folded = foldText(phrase.replace('*', ''))
  if (/[^\p{Script=Latin}\p{Script=Common}]/u.test(folded)) return text.includes(folded)
  return phrase.endsWith('*') ? text.includes(` ${folded}`) : text.includes(` ${folded} `)
}

const textOf = (about: string): string => ` ${foldText(about).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** The one family of instruments that a text speaks of; undefined where it speaks of none or of several. */
const instrumentIn = (text: string): Instrument | undefined => {
  const said = (Object.keys(instruments) as Instrument[]).filter((family) =>
    listed(instruments[family]).some((phrase) => isSaid(text, phrase)),
  )
  return said.length === 1 ? said[0] : undefined
}

const sewingMachines = listed(
  'sewing machine, sewing machines, nähmaschine*, machine a coudre, machines a coudre, maquina de coser, maquinas de coser, macchina da cucire, macchine da cucire, ミシン, 재봉틀',
)
const repairs = listed(
  'fix, fixes, fixing, repair*, service, servicing, restor*, mend*, reparier*, repar*, ripar*, 修理, 수리',
)

interface Told {
  readonly tradeId: string
  readonly kindId: KindId | undefined
}

/**
 * The trade as near as the words tell it, where several share one: whoever teaches the piano has keys and no bow, and whoever
 * repairs sewing machines sews nothing. `nearId` is whose words its names are made of.
 */
export const nearTrade = (about: string, told: Told): Told & { readonly nearId: string } => {
  const text = textOf(about)
  if ([sewingMachines, repairs].every((words) => words.some((word) => isSaid(text, word))))
    return { tradeId: 'sewing-machine', kindId: 'repairer', nearId: 'sewing-machine' }
  const instrument = instrumentIn(text)
  const isMusic = musicTrades.has(told.tradeId)
  if (instrument === undefined || !(isMusic || told.kindId === 'classes'))
    return { ...told, nearId: told.tradeId }
  return {
    tradeId: isMusic ? told.tradeId : 'music-lessons',
    kindId: told.kindId,
    nearId: told.kindId === 'repairer' ? `${instrument}-repair` : instrument,
  }
}
