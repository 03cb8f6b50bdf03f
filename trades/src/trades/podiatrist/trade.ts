import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'podiatrist',
  kind: 'health-practice',
  otherKind: 'beauty',
  names: {
    english: 'Podiatrist',
    spanish: 'Podólogo',
    french: 'Pédicure-podologue',
    italian: 'Podologo',
    german: 'Podologie',
    japanese: 'フットケア',
    Korean: '발 관리',
  },
  naming: {
    english: listed(
      `podiatry, chiropody, chiropodist, foot clinic, foot health practitioner, toenail cutting`,
    ),
    spanish: listed('podología, podóloga, quiropodia, clínica podológica'),
    french: listed('podologue, pédicure médicale, podologie'),
    italian: listed('podologia, podologa, pedicure curativo'),
    german: listed('podologe, podologin, medizinische fußpflege, mobile fußpflege'),
    japanese: listed('爪切り専門, 巻き爪, 巻き爪矯正'),
    Korean: listed('발관리, 내성발톱, 문제성 발'),
  },
  things: {
    english: listed('foot, toenail, corn, callus, verruca, diabetic, bunion, orthotics'),
    spanish: listed('pie, uña, callo, plantilla, hongo, uñas encarnadas, plantillas, juanetes, durezas'),
    french: listed('pied, ongle, cor, semelle, durillon'),
    italian: listed('piede, unghia, callo, plantare, verruca'),
    german: listed('fuß, nagel, hornhaut, hühnerauge, diabetiker, einlagen'),
    japanese: listed('足, 爪, 魚の目, たこ, 外反母趾'),
    Korean: listed('발, 발톱, 굳은살, 티눈, 무좀'),
  },
}
