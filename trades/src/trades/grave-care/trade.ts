import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'grave-care',
  kind: 'farewell',
  otherKind: 'home-call-out',
  names: {
    english: 'Grave care',
    spanish: 'Mantenimiento de tumbas',
    french: 'Entretien de tombes',
    italian: 'Cura delle tombe',
    german: 'Grabpflege',
    japanese: 'お墓参り代行',
    Korean: '산소 관리',
  },
  naming: {
    english:
      listed(`grave tending, grave maintenance, gravestone cleaning service, grave tending service, grave flowers,
      cemetery maintenance, grave visits, headstone care, grave gardening, cemetery care,
      grave care service, grave flower service, tend graves, cemetery visits, grave keeper,
      tending graves, look after graves, grave planting`),
    spanish: listed(`limpieza de lápidas, cuidado de tumbas, flores para el cementerio, limpieza de tumbas,
      mantenimiento de sepulturas, limpieza de nichos, flores en el cementerio, cuidado de sepulturas`),
    french: listed(`fleurissement de tombes, nettoyage de tombes, entretien de sépultures, entretien de tombe,
      nettoyage de pierre tombale, fleurissement, entretien de concessions, fleurir les tombes`),
    italian: listed(`pulizia tombe, manutenzione tombe, fiori al cimitero, pulizia lapidi, cura tombe,
      manutenzione lapidi, servizio tombe, cura del loculo`),
    german:
      listed(`Friedhofsgärtnerei, Friedhofsgärtner, Friedhofsgärtnerin, Dauergrabpflege, Grabbepflanzung,
      Grabgestaltung, Gräberpflege, Grabservice, Grabpfleger, Grabpflegerin, Gräber pflegen`),
    japanese: listed(
      '墓参り代行, お墓掃除, 墓掃除代行, 墓地清掃, お墓の掃除, お墓掃除代行, 墓石クリーニング, お墓参り代行サービス',
    ),
    Korean: listed(
      '묘지 관리, 벌초 대행 묘지, 성묘 대행, 묘소 관리, 산소관리, 성묘대행, 납골당 헌화, 묘지 벌초',
    ),
  },
  things: {
    english:
      listed(`grave, plot, wreaths, planting, before and after photo, moss, anniversaries, edging, weeding,
      abroad, flowers laid, kerb`),
    spanish: listed('flores, cementerio, nicho, ramos, aniversario, tumba, visita, todos los santos'),
    french: listed(
      `tombe, cimetière, fleurs, Toussaint, chrysanthèmes, mousse, photos, concession, anniversaires`,
    ),
    italian: listed('tomba, cimitero, fiori, loculo, lumini, ricorrenze, foto, anniversari, piante'),
    german:
      listed(`Gräber, Bepflanzung, Gießen, Kränze, Jahreszeiten, Grab, Gesteck, Allerheiligen, Grablicht,
      Grabstelle`),
    japanese: listed('お花, 写真報告, お彼岸, 草取り, お盆, 命日'),
    Korean: listed('산소, 꽃, 봉분, 추석, 사진, 묘역, 잔디 보수, 설날'),
  },
}
