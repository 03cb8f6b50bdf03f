import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'swimming-teacher',
  kind: 'classes',
  names: {
    english: 'Swimming teacher',
    spanish: 'Profesor de natación',
    french: 'Maître-nageur',
    italian: 'Istruttore di nuoto',
    german: 'Schwimmlehrer',
    japanese: 'スイミングスクール',
    Korean: '수영 강습',
  },
  naming: {
    english: listed(`swimming lessons, swim lessons, swim school, swim coach, swimming coach, learn to swim,
      swim instructor, swimming school, swimming instructor, adult swimming lessons, swim teacher,
      teach swimming, swim classes, aqua aerobics, open water swimming coach`),
    spanish: listed(`clases de natación, cursos de natación, monitor de natación, escuela de natación,
      profesora de natación, aprender a nadar, aquagym`),
    french: listed(`cours de natation, leçons de natation, école de natation, apprendre à nager, aquagym,
      professeur de natation, maître nageur, aquabike`),
    italian:
      listed(`corsi di nuoto, lezioni di nuoto, scuola nuoto, istruttrice di nuoto, imparare a nuotare, acquagym,
      scuola di nuoto`),
    german:
      listed(`Schwimmlehrerin, Schwimmschule, Schwimmkurse, Schwimmunterricht, Kinderschwimmkurs, Schwimmtrainer,
      Schwimmtrainerin, Schwimmen lernen, Aquafitness, Seepferdchenkurs, Erwachsenenschwimmkurs,
      Schwimmkurs, Kraulkurs`),
    japanese: listed(
      '水泳教室, スイミング教室, 水泳個人レッスン, 水泳コーチ, 水泳指導, 水泳レッスン, アクアビクス',
    ),
    Korean: listed('수영교실, 수영레슨, 어린이 수영장, 수영 강사, 생존수영, 수영 개인레슨, 아쿠아로빅'),
  },
  things: {
    english:
      listed(`pool, strokes, front crawl, goggles, water confidence, kids, nervous, breathing, floats, backstroke,
      nappies, toddlers, lengths, wetsuit`),
    spanish: listed('crol, niños, agua, flotar, braza, espalda, miedo al agua, adultos'),
    french: listed('piscine, crawl, brasse, enfants, eau, bassin, aquaphobie, adultes, plongeon'),
    italian: listed('stile libero, bambini, acqua, rana, dorso, adulti, acquaticità, vasca'),
    german:
      listed(`Seepferdchen, Kraulen, Brustschwimmen, Becken, Kinder, Wasser, Bahnen, Tauchen, Wassergewöhnung,
      Bronze, Schwimmflügel`),
    japanese: listed('プール, クロール, 平泳ぎ, バタ足, 水泳, 泳ぎ, 水慣れ, ベビー, 初心者'),
    Korean: listed('수영장, 자유형, 평영, 물놀이, 영법, 수영, 초보, 물공포, 접영'),
  },
}
