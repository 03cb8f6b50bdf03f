import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'doula',
  kind: 'health-practice',
  otherKind: 'children',
  names: {
    english: 'Doula',
    spanish: 'Doula',
    french: 'Doula',
    italian: 'Doula',
    german: 'Doula',
    japanese: '助産院・ドゥーラ',
    Korean: '둘라',
  },
  naming: {
    english:
      listed(`birth doula, postpartum doula, doulas, postnatal doula, placenta encapsulation, birth companion,
      doula support, birth center, home births`),
    spanish: listed('doula posparto, doulas, casa de partos'),
    french: listed(
      `accompagnante à la naissance, doula postnatale, doulas, accompagnement à la naissance, relevailles`,
    ),
    italian: listed('doula post parto, studio ostetrico, accompagnamento al parto'),
    german: listed(`Geburtsdoula, Geburtsbegleitung, Wochenbettdoula, Mütterpflegerin, Doulabegleitung,
      Wochenbettbegleitung, Mütterpflege`),
    japanese: listed('産後ドゥーラ, ドゥーラ, 産後ケア院'),
    Korean: listed('출산 둘라, 산후도우미 둘라, 출산동반자, 자연출산, 산후 조리사, 산후 관리사'),
  },
  things: {
    english:
      listed(`birth, pregnancy, labour, newborn, VBAC, birth plan, fourth trimester, rebozo, contractions,
      partner, hospital, antenatal, unmedicated`),
    spanish: listed(
      `parto, embarazo, posparto, puerperio, recién nacido, cesárea, plan de parto, rebozo, hospital`,
    ),
    french: listed(`naissance, grossesse, accouchement, post-partum, nouveau-né, rebozo, quatrième trimestre,
      péridurale, couple`),
    italian: listed(
      `parto, gravidanza, puerperio, neonato, travaglio, parto in casa, cesareo, rebozo, coppia`,
    ),
    german:
      listed(`Geburt, Wochenbett, Schwangerschaft, Wehen, Vorsorge, Rückbildung, Hausgeburt, Neugeborene, Rebozo,
      Partner, Kreißsaal`),
    japanese: listed('出産, 妊娠, 産後, 陣痛, 新生児, 自宅出産, 沐浴, 育児, 乳房'),
    Korean: listed('출산, 임신, 산후, 진통, 신생아, 자연분만, 산모, 분만'),
  },
}
