import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pool-service',
  kind: 'home-call-out',
  names: {
    english: 'Pool service',
    spanish: 'Mantenimiento de piscinas',
    french: 'Entretien de piscine',
    italian: 'Manutenzione piscine',
    german: 'Poolservice',
    japanese: 'プールメンテナンス',
    Korean: '수영장 관리',
  },
  naming: {
    english: listed(`pool cleaning, pool maintenance, swimming pool maintenance, pool cleaner, pool guy,
      hot tub servicing, hot tub repair, pool opening, pool repair, green pool, pool cleans, pool shop, hot tub service,
      spa service`),
    spanish: listed(`piscinero, limpieza de piscinas, reparación de piscinas,
      técnico de piscinas, piscinas, mantenimiento de piletas, mantenimiento de albercas, piletero,
      limpieza de albercas, limpieza de piletas`),
    french: listed(`pisciniste, entretien de piscines, nettoyage de piscine, dépannage piscine,
      rénovation de piscine`),
    italian: listed(`piscine, pulizia piscine, tecnico piscine, riparazione piscine,
      ristrutturazione piscine`),
    german: listed(`Poolreinigung, Poolpflege,
      Whirlpoolservice, Poolwartung, Schwimmbadpflege, Schwimmbadreinigung, Schwimmbadservice`),
    japanese: listed('プール清掃, プール管理, ジャグジー修理'),
    Korean: listed('수영장 청소, 풀장 관리, 수영장 점검, 풀빌라 수영장 관리'),
  },
  things: {
    english:
      listed(`filter, chlorine, pump, skimmer, liner, algae, winterizing, salt, heater, water tests, vacuum,
      cover, spas, tiles, chlorinator, water testing, drain and refill, covers`),
    spanish: listed('filtro, cloro, depuradora, bomba, algas, gresite, liner, skimmer, agua verde'),
    french: listed('filtre, chlore, pompe, liner, hivernage, robot, algues, skimmer, bâche, spa'),
    italian: listed(
      `filtro, cloro, pompa, liner, alghe, apertura stagionale, skimmer, vasca idromassaggio, telo`,
    ),
    german:
      listed(`Pool, Becken, Filter, Chlor, Pumpe, Folie, Einwinterung, Wasserpflege, Algen, Abdeckung, Salzanlage,
      Sandfilter`),
    japanese: listed('ろ過, 塩素, ポンプ, 水質, 藻, 排水, カバー, ろ過機'),
    Korean: listed('여과기, 염소, 펌프, 수질, 녹조, 물교체, 타일, 방수'),
  },
}
