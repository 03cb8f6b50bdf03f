import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'foot-care',
  kind: 'health-practice',
  names: {
    english: 'Foot care',
    spanish: 'Cuidado de los pies',
    french: 'Soins des pieds',
    italian: 'Cura dei piedi',
    german: 'Fußpflege',
    japanese: 'フットケアサロン',
    Korean: '풋케어',
  },
  naming: {
    english:
      listed(`mobile foot care, foot care nurse, foot health clinic, mobile podiatrist, podiatry clinic,
      foot nurse, medical pedicure, orthotist, orthotics clinic, foot doctor`),
    spanish: listed('pedicura médica, podólogo a domicilio, centro podológico'),
    french: listed('soin des pieds, pédicure à domicile, cabinet de podologie, podo-orthésiste'),
    italian: listed('trattamenti piedi, studio podologico, podologo a domicilio, centro podologico'),
    german: listed(`Fußpfleger, Fußpflegerin, podologische Praxis, Fußpflegepraxis, Orthopädieschuhtechnik,
      Fußpflegestudio, Podologiepraxis`),
    japanese: listed(
      '巻き爪補正, 足のケア, フットケア専門, 巻き爪専門, 足専門院, 訪問フットケア, 足爪ケア, 巻き爪ケア',
    ),
    Korean: listed('발 관리실, 족부관리, 발관리샵, 내성발톱 교정, 문제성 발관리, 발각질 관리'),
  },
  things: {
    english:
      listed(`toenails, corns, callus, verrucas, diabetic feet, orthotics, ingrown, insoles, nail cutting, fungal,
      heels, bunions, gait, feet`),
    spanish: listed(
      `uñas, durezas, callos, plantillas, pie diabético, uña encarnada, papilomas, hongos, pisada`,
    ),
    french: listed('ongles, cors, durillons, semelles, pieds, diabétique, ongle incarné, verrues, mycose'),
    italian: listed(
      `unghie, calli, duroni, plantari, piede diabetico, unghia incarnita, verruche, micosi, talloni`,
    ),
    german:
      listed(`Hornhaut, Hühneraugen, Nägel, Diabetiker, Nagelspange, eingewachsen, Füße, Nagelpilz, Einlagen,
      Hausbesuche, Warzen`),
    japanese: listed('爪, 角質, タコ, ウオノメ, 外反母趾, インソール, 足裏, かかと, 高齢者'),
    Korean: listed('발톱, 각질, 굳은살, 티눈, 무좀, 깔창, 발바닥, 당뇨발, 족욕'),
  },
}
