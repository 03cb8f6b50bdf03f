import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'farewell',
  names: {
    english: 'Farewell',
    spanish: 'Despedida',
    french: 'Adieu et mémoire',
    italian: 'Commiato',
    german: 'Abschied',
    japanese: '葬儀・供養',
    Korean: '장례·추모',
  },
  tone: 'solemn',
  ways: ['call-out', 'appointment', 'order'],
  families: ['ledger', 'atelier'],
  palettes: ['stone', 'banknote', 'brass'],
  artwork: {
    forms: ['dusk'],
    motifs: [],
    never: ['coffin', 'cross', 'flower', 'angel', 'candle', 'dove', 'grave'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english:
      listed(`funeral, burial, coffin, grave, ashes, mourner, memorial, cremation, ashes scattered, headstone,
      gravestone, bereaved, bereavement, grief, mourning, wake, eulogy, hearse, loved one, passed away,
      undertaker, churchyard, cemetery, last wishes, dignity, farewell, inscription, in memory`),
    spanish:
      listed(`funeral, entierro, ataúd, lápida, ceniza, cremación, incineración, inhumación, difunto, seres queridos,
      féretro, urna, sepelio, velatorio, cementerio, despedida, homenaje, dignidad, tanatorio, mármol,
      inscripción`),
    french:
      listed(`obsèques, cercueil, tombe, cendre, deuil, crémation, inhumation, défunt, proches, urnes, convoi,
      marbrerie, pierre tombale, cimetière, endeuillés, hommage, adieu, dignité, démarches,
      transport de corps, veillée, funéraire`),
    italian:
      listed(`funerale, bara, tomba, cenere, lutto, cremazione, inumazione, defunto, cari, urne, corteo, lapidi,
      cimitero, commiato, dignità, veglia, funebre, onoranze, trasporto salma, iscrizioni`),
    german:
      listed(`trauer, sarg, urne, grab, beerdigung, trauerfeier, bestattung, einäscherung, trauerrede, angehörige,
      verstorbene, abschied, grabstein, grabsteine, friedhof, grabpflege, überführung, würdevoll,
      hinterbliebene, trauernde, seebestattung, feuerbestattung, erdbestattung, inschrift, beisetzung,
      vorsorge`),
    japanese: listed(
      `葬儀, お墓, 遺骨, 供養, 法要, 葬式, 家族葬, 火葬, 納骨, ご遺族, 故人, 墓石, 霊園, 法事, 位牌, 仏壇, 棺, 通夜, 告別式, 墓参り, お別れ, 永代供養, 散骨`,
    ),
    Korean: listed(
      `장례, 유골, 추모, 묘지, 수의, 장례식, 화장, 납골, 유족, 고인, 비석, 묘비, 벌초, 추모식, 영정, 관, 빈소, 제사, 이별, 수목장, 봉안, 성묘`,
    ),
  },
}
