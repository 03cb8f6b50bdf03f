import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'day-center',
  kind: 'health-practice',
  otherKind: 'community',
  names: {
    english: 'Day centre',
    spanish: 'Centro de día',
    french: 'Accueil de jour',
    italian: 'Centro diurno',
    german: 'Tagespflege',
    japanese: 'デイサービス',
    Korean: '주간보호센터',
  },
  naming: {
    english:
      listed(`day center, adult day care, elderly day care, senior day centre, dementia cafe, care home,
      nursing home, assisted living, residential care`),
    spanish: listed('residencia de mayores, residencia de ancianos'),
    french: listed('maison de retraite, ehpad, accueil de jour seniors, résidence seniors'),
    italian: listed('casa di riposo, residenza per anziani, rsa, centro anziani'),
    german: listed('seniorentagesstätte, betreutes wohnen, demenzgruppe'),
    japanese: listed('通所介護, 老人ホーム, デイケア, グループホーム, 介護施設'),
    Korean: listed('데이케어, 요양원, 노인 돌봄, 주간 보호'),
  },
  things: {
    english: listed('dementia, elderly, residents, respite, companionship'),
    spanish: listed('mayores, demencia, residentes, cuidadores, alzhéimer'),
    french: listed('seniors, résidents, aidants, répit, mémoire'),
    italian: listed('anziani, demenza, ospiti, familiari, alzheimer'),
    german: listed(
      `senioren, demenz, bewohner, angehörige, pflegegrad, seniorenheim, pflegeheim, tagesstätte`,
    ),
    japanese: listed('高齢者, 認知症, 送迎, 機能訓練, 入浴, レクリエーション'),
    Korean: listed('어르신, 치매, 송영, 인지, 재활'),
  },
}
