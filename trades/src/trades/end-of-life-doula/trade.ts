import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'end-of-life-doula',
  kind: 'farewell',
  otherKind: 'health-practice',
  names: {
    english: 'End-of-life doula',
    spanish: 'Doula del final de la vida',
    french: 'Doula de fin de vie',
    italian: 'Doula del fine vita',
    german: 'Sterbebegleitung',
    japanese: '看取りサポート',
    Korean: '임종 동반 돌봄',
  },
  naming: {
    english: listed(`death doula, soul midwife, end of life doula, dying companion, bereavement counselling,
      death doulas, grief counseling, bereavement support, grief counselor, deathcare, living funerals,
      bereavement counsellor, end-of-life companion, end of life planning, grief support, grief doula,
      end-of-life planning, vigil sitting`),
    spanish:
      listed(`acompañamiento al final vida, doula de muerte, acompañamiento en el duelo, terapeuta de duelo,
      doula del duelo, acompañante de duelo, acompañamiento al duelo`),
    french: listed(`accompagnement fin de vie, thanadoula, accompagnement du deuil, accompagnante fin de vie,
      thérapeute du deuil, accompagnante au deuil, conseillère en deuil`),
    italian: listed(`accompagnamento al fine vita, death doula, sostegno al lutto, accompagnamento alla morte,
      tanatologa, elaborazione del lutto, accompagnatrice al fine vita, doula della morte`),
    german: listed(`Trauerbegleitung, Trauerbegleiter, Trauerbegleiterin, Sterbebegleiter, Sterbebegleiterin,
      Sterbeamme, Hospizbegleitung, Trauerberatung, Trauercafé, Hospizdienst, Sterbedoula, Trauerberater,
      Trauerberaterin, Trauergruppe`),
    japanese: listed(
      '看取り士, グリーフケア, 終末期サポート, 看取りドゥーラ, グリーフカウンセラー, 看取り, 遺族ケア, グリーフサポート',
    ),
    Korean: listed(
      '임종돌봄, 애도상담, 사별상담, 웰다잉, 호스피스 돌봄, 임종 돌봄, 애도 상담, 웰다잉 교육, 사별자 모임',
    ),
  },
  things: {
    english:
      listed(`vigil, dying, comfort, legacy, bedside, last days, grief, funeral wishes, advance care, home death,
      letters, presence, companionship`),
    spanish: listed('duelo, despedida, consuelo, legado, pérdida, últimos días, presencia, voluntades'),
    french: listed('deuil, adieu, proches, présence, derniers jours, volontés, veille, perte, apaisement'),
    italian: listed('lutto, addio, famiglie, conforto, ultimi giorni, perdita, presenza, dignità, memoria'),
    german:
      listed(`Trauer, Abschied, Hospiz, Angehörige, letzter Weg, Sterbebett, Patientenwünsche, Verlust, Würde,
      Palliativ, Lebensende`),
    japanese: listed('お別れ, 家族, 終末期, 悲しみ, 最期, 寄り添い, 在宅, 傾聴, 尊厳'),
    Korean: listed('임종, 이별, 애도, 가족, 마지막, 호스피스, 사별, 존엄, 추억'),
  },
}
