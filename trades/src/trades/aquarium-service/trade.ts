import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'aquarium-service',
  kind: 'animals',
  otherKind: 'home-call-out',
  names: {
    english: 'Aquarium service',
    spanish: 'Mantenimiento de acuarios',
    french: 'Entretien d’aquarium',
    italian: 'Manutenzione acquari',
    german: 'Aquarienservice',
    japanese: 'アクアリウムメンテナンス',
    Korean: '수족관 관리',
  },
  naming: {
    english:
      listed(`aquarium maintenance, aquarium cleaning, fish tank maintenance, fish tank cleaning, aquarist,
      aquarium installation, aquascaping, aquascaper, aquarium shop, koi pond maintenance, fish tanks`),
    spanish:
      listed(`acuarios, acuarista, acuariofilia, limpieza de acuarios, limpieza de peceras, tienda de acuarios,
      instalación de acuarios`),
    french: listed(`aquariophilie, aquariophile, entretien d’aquariums, aquascaping, maintenance d’aquarium,
      magasin d’aquariophilie`),
    italian: listed(
      `acquariofilia, acquariologia, pulizia acquari, negozio di acquari, allestimento acquari, aquascaping`,
    ),
    german:
      listed(`Aquaristik, Aquarienpflege, Aquarienbau, Aquarienreinigung, Aquarianer, Aquarianerin, Aquascaping,
      Aquaristikfachgeschäft, Zierfische`),
    japanese: listed(
      '水槽メンテナンス, 熱帯魚店, アクアリウムショップ, 水槽レンタル, 水槽掃除, アクアショップ, アクアリウム',
    ),
    Korean: listed('어항 청소, 수족관 청소, 어항 관리, 수조 관리, 아쿠아샵, 수족관 설치, 열대어 매장'),
  },
  things: {
    english:
      listed(`tank, filter, reef, marine, tropical, corals, water changes, algae, pumps, goldfish, koi, lighting,
      live plants, cichlids, salt water`),
    spanish: listed(
      `pecera, peces, filtro, algas, agua salada, plantas acuáticas, bomba, carpas koi, marino`,
    ),
    french: listed(
      `aquarium, aquariums, poissons, bac, filtre, récifal, eau douce, coraux, algues, pompe, bassin`,
    ),
    italian: listed(
      `acquario, acquari, pesci, filtro, marino, dolce, coralli, alghe, pompa, vasca, laghetto`,
    ),
    german:
      listed(`Aquarium, Aquarien, Fische, Filter, Wasserwechsel, Meerwasser, Süßwasser, Korallen, Algen, Pumpe,
      Wasserpflanzen, Becken, Garnelen, Koi, Teich`),
    japanese: listed('水槽, 熱帯魚, 海水魚, 水草, フィルター, 水換え, メダカ, 金魚, サンゴ, コケ, 錦鯉'),
    Korean: listed('어항, 수조, 열대어, 물갈이, 여과기, 해수어, 수초, 이끼, 금붕어, 구피'),
  },
}
