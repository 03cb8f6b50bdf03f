import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'sleep-consultant',
  kind: 'children',
  otherKind: 'health-practice',
  names: {
    english: 'Baby sleep consultant',
    spanish: 'Asesora de sueño infantil',
    french: 'Consultante en sommeil',
    italian: 'Consulente del sonno infantile',
    german: 'Schlafberatung für Babys',
    japanese: '赤ちゃんの睡眠コンサルタント',
    Korean: '아기 수면 컨설팅',
  },
  naming: {
    english:
      listed(`sleep consultant, sleep consultants, sleep coach, sleep training, baby sleep, toddler sleep,
      infant sleep, holistic sleep coaching`),
    spanish: listed(
      `sueño infantil, asesor de sueño, coach de sueño, asesoría de sueño infantil, consultora de sueño`,
    ),
    french: listed(`sommeil de bébé, consultante sommeil, spécialiste du sommeil, sommeil de l’enfant,
      coach sommeil bébé`),
    italian: listed(
      `consulente del sonno, sonno del bambino, sonno infantile, sleep coach, educazione al sonno`,
    ),
    german: listed(`Schlafberatung, Schlafcoach, Schlafcoachin, Babyschlaf, Schlafberater, Schlafberaterin,
      Schlafcoaching, Kinderschlafcoach, Babyschlafberatung`),
    japanese: listed('ねんねトレーニング, 睡眠コンサルタント, 乳幼児睡眠, ねんね相談, 夜泣き相談, ネントレ'),
    Korean: listed('수면교육, 수면 컨설턴트, 아기 수면코칭, 영유아 수면, 수면코치'),
  },
  things: {
    english: listed(`naps, bedtime, night waking, self settle, exhausted, newborn, gentle, sleep plan, crib,
      early rising, tired, swaddle`),
    spanish: listed('bebé, siestas, despertares, noches, rutina, dormir, cuna, cansancio, acompañamiento'),
    french: listed('bébé, siestes, réveils, nuits, coucher, endormissement, rituel, épuisement, lit'),
    italian: listed('neonato, nanna, risvegli, notti, pisolini, bebè, routine, culla, stanchezza'),
    german: listed(`Einschlafen, Durchschlafen, Nächte, Baby, Kleinkind, Schlafplan, Nickerchen, Eltern,
      bedürfnisorientiert, müde`),
    japanese: listed('夜泣き, 寝かしつけ, お昼寝, 赤ちゃん, セルフねんね, 寝不足, 早朝起き, 睡眠, ママ'),
    Korean: listed('통잠, 낮잠, 밤중수유, 아기, 입면, 새벽깸, 등센서, 수면패턴, 육아'),
  },
}
