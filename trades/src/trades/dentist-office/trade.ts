import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'dentist-office',
  kind: 'health-practice',
  names: {
    english: 'Dentist',
    spanish: 'Dentista',
    french: 'Cabinet dentaire',
    italian: 'Studio dentistico',
    german: 'Zahnarztpraxis',
    japanese: '歯科医院',
    Korean: '치과',
  },
  naming: {
    english: listed(`dental practice, dental clinic, dental surgery, dental office, orthodontist, dental care,
      dental hygienist, family dentist, endodontist, check-ups and fillings, dental check-ups,
      tooth whitening, dental check-up`),
    spanish: listed('clínica dental, odontólogo, odontología, ortodoncista, ortodoncia, consulta dental'),
    french: listed('dentiste, chirurgien-dentiste, orthodontiste, centre dentaire, orthodontie'),
    italian: listed('dentista, odontoiatra, ortodontista, odontoiatria, clinica dentale, ortodonzia'),
    german:
      listed(`zahnarzt, zahnärztin, zahnmedizin, kieferorthopäde, kieferorthopädie, zahnheilkunde, dentist,
      oralchirurgie`),
    japanese: listed(
      '歯医者, 歯科, 歯科クリニック, 矯正歯科, 小児歯科, デンタルクリニック, 歯科診療所, 歯医者さん',
    ),
    Korean: listed('치과의원, 치과 병원, 교정치과, 어린이 치과'),
  },
  things: {
    english:
      listed(`teeth, tooth, crown, implant, brace, whitening, filling, gum, root canal, toothache, dental,
      invisalign, check-ups, fillings, crowns, extractions`),
    spanish: listed('dientes, muela, implante, empaste, blanqueamiento, encía, endodoncia'),
    french: listed('dents, couronne, implant, détartrage, blanchiment, gencive, carie'),
    italian: listed('denti, corona, impianto, otturazione, sbiancamento, gengiva, carie'),
    german: listed(`zähne, krone, implantat, füllung, prophylaxe, zahnfleisch, wurzelbehandlung, bleaching`),
    japanese: listed('虫歯, 歯, インプラント, 入れ歯, 矯正, ホワイトニング, 検診'),
    Korean: listed('임플란트, 교정, 충치, 스케일링, 틀니, 치아, 미백'),
  },
  schemaType: 'Dentist',
}
