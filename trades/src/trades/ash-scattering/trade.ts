import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ash-scattering',
  kind: 'farewell',
  otherKind: 'outdoors',
  names: {
    english: 'Ash scattering',
    spanish: 'Esparcimiento de cenizas',
    french: 'Dispersion de cendres',
    italian: 'Dispersione delle ceneri',
    german: 'Seebestattung',
    japanese: '海洋散骨',
    Korean: '해양장',
  },
  naming: {
    english: listed(`ashes scattering, burial at sea, scattering ashes, sea burial, memorial ash scattering,
      scatter ashes, ashes at sea, ashes scattered, ash scattering service, ashes into fireworks,
      memorial jewellery, ashes jewellery, memorial forest, memorial diamonds, sea burials,
      ashes into glass`),
    spanish:
      listed(`cenizas al mar, entierro en el mar, esparcir cenizas, ceremonia de cenizas, funeral en el mar,
      bosque memorial, depósito cenizas en mar, ceremonias en el mar`),
    french:
      listed(`dispersion des cendres, cérémonie en mer, dispersion en mer, immersion d’urne, obsèques en mer,
      dispersion cendres en mer, cendres en mer`),
    italian: listed(`dispersione ceneri, ceneri in mare, cerimonia in mare, dispersione in mare,
      dispersione ceneri in mare, cerimonia delle ceneri`),
    german: listed(`Aschestreuung, Naturbestattung, Luftbestattung, Almwiesenbestattung, Diamantbestattung,
      Ballonbestattung, Seebestattungsreederei, Seebestattungen, Naturbestattungen, Waldfriedhof,
      Erinnerungsdiamanten`),
    japanese: listed(
      '散骨, 散骨サービス, 山林散骨, 海洋葬, 散骨代行, 粉骨, 海洋散骨クルーズ, 宇宙葬, 散骨クルーズ',
    ),
    Korean: listed('바다장, 유골 산골, 해양산골, 산골, 바다 장례, 해양장례, 잔디장, 바다 유골장'),
  },
  things: {
    english:
      listed(`ashes, boat, urn, wreath, ceremony, coast, drone, bell, skipper, loved one, GPS coordinates, petals,
      silence`),
    spanish: listed('urna, barco, mar, ceremonia, flores, despedida, coordenadas, familiares, montaña'),
    french: listed('cendres, urne, bateau, mer, cérémonie, fleurs, adieu, recueillement, montagne'),
    italian: listed('ceneri, urna, barca, mare, cerimonia, fiori, addio, familiari, montagna'),
    german: listed(
      `Asche, Urne, Schiff, Meer, Abschied, Zeremonie, Reederei, Kapitän, Seekarte, Blumen, Ruhestätte`,
    ),
    japanese: listed('遺灰, 献花, 海, 乗船, お別れ, 遺骨, 献酒, 証明書, クルーザー'),
    Korean: listed('유골, 바다, 배, 헌화, 이별, 화장, 추모, 선상, 좌표'),
  },
}
