import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'garden-centre',
  kind: 'shop',
  names: {
    english: 'Garden centre',
    spanish: 'Vivero',
    french: 'Jardinerie',
    italian: 'Vivaio',
    german: 'Gärtnerei',
    japanese: '園芸店',
    Korean: '화원',
  },
  naming: {
    english:
      listed(`garden center, plant nursery, nursery plants, plant shop, houseplant shop, perennial nursery,
      native plants, tree nursery, seed shop`),
    spanish: listed('centro de jardinería, vivero de plantas, tienda de plantas, floricultura'),
    french: listed('pépinière, pépiniériste, horticulteur, graineterie, boutique de plantes'),
    italian: listed('garden center, vivaista, vivaio di piante, negozio di piante'),
    german:
      listed(`gartencenter, staudengärtnerei, baumschule, pflanzenladen, pflanzenmarkt, zimmerpflanzen laden,
      samenhandlung`),
    japanese: listed('植木屋さんの苗, 苗木店, 種苗店, 観葉植物店, ガーデニングショップ, 園芸センター'),
    Korean: listed('묘목장, 식물 가게, 원예점, 종묘사, 다육이 가게, 모종 가게'),
  },
  things: {
    english: listed(
      `plants, seedlings, perennials, compost, houseplants, pots, shrubs, bedding plants, seeds, saplings`,
    ),
    spanish: listed('plantas, plantones, arbustos, semillas, macetas, sustrato, plantel, frutales'),
    french: listed('plantes, vivaces, plants, arbustes, semences, terreau, pots, plants potagers'),
    italian: listed('piante, piantine, arbusti, semi, vasi, terriccio, aromatiche, piante da frutto'),
    german: listed(
      `stauden, setzlinge, jungpflanzen, topfpflanzen, gehölze, kräuter, erde, gemüsepflanzen, saatgut`,
    ),
    japanese: listed('苗, 観葉植物, 多年草, 種, 培養土, 鉢, 多肉植物'),
    Korean: listed('모종, 화분, 다육이, 관엽식물, 씨앗, 묘목, 분갈이'),
  },
}
