import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tree-surgeon',
  kind: 'home-call-out',
  names: {
    english: 'Tree surgeon',
    spanish: 'Poda y tala de árboles',
    french: 'Élagueur',
    italian: 'Potatura alberi',
    german: 'Baumpflege',
    japanese: '伐採・剪定',
    Korean: '나무 벌목 전지',
  },
  naming: {
    english:
      listed(`tree surgery, arborist, arboriculture, tree service, tree felling, tree care, tree removal, tree work, tree trimming, tree cutting, tree surgeons, arborists, tree pruning,
      fell trees`),
    spanish: listed(`arborista, tala de árboles, poda de árboles, podador, poda en altura, poda de palmeras,
      arboricultura, destoconado,
      podo árboles, podamos árboles`),
    french: listed(`élagage, arboriste, abattage d’arbres, arboriste grimpeur, dessouchage, taille d’arbres,
      taille de haies,
      élague, élaguons`),
    italian:
      listed(`potatore, tree climbing, tree climber, abbattimento alberi, arboricoltore, potature, taglio alberi,
      potature in quota`),
    german:
      listed(`Baumpfleger, Baumpflegerin, Baumfällung, Baumdienst, Baumschnitt, Wurzelfräsen, Baumkletterer,
      Baumklettererin, Baumservice, Problemfällung, Seilklettertechnik, Obstbaumschnitt, Baumfällarbeiten,
      Baumkontrolleur, Baumkontrolleurin, Baumarbeiten, Bäume fällen`),
    japanese: listed(
      '庭木伐採, 樹木医, 特殊伐採, 伐採業, 抜根, アーボリスト, 木の伐採, 高木剪定, 伐採屋, 空師, 高木伐採',
    ),
    Korean: listed(
      '벌목, 전지작업, 나무의사, 위험목 제거, 고목 제거, 나무 전정, 수목관리, 나무 자르기, 가지치기',
    ),
  },
  things: {
    english:
      listed(`chainsaw, stumps, branches, crown reduction, climber, hedges, chipper, storm damage, deadwood, TPO,
      oak, limbs, felled, logs, ropes, conifers`),
    spanish: listed('motosierra, ramas, palmera, tocón, setos, trepa, árbol, tronco, pinos'),
    french: listed('arbres, branches, tronçonneuse, souche, haies, nacelle, grimpeur, bois mort, broyage'),
    italian: listed('rami, motosega, ceppaia, siepi, alberi, pini, palme, chioma, tronchi'),
    german: listed(`Bäume, Fällen, Krone, Kettensäge, Wurzelstock, Totholz, Hecken, Häcksler, Sturmschaden,
      Baumkataster, Äste, Kronenpflege`),
    japanese: listed('チェーンソー, 枝, 庭木, 高木, 生垣, 切り株, クレーン, 危険木, 処分'),
    Korean: listed('전기톱, 가지, 고사목, 크레인, 정원수, 뿌리, 소나무, 산소 나무, 가로수'),
  },
}
