import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'cider-maker',
  kind: 'food-counter',
  names: {
    english: 'Cider maker',
    spanish: 'Sidrería artesana',
    french: 'Cidrerie',
    italian: 'Sidreria',
    german: 'Mosterei',
    japanese: 'シードル醸造所',
    Korean: '사이더 양조장',
  },
  naming: {
    english:
      listed(`cider house, cidery, craft cider, cider press, apple juice press, perry maker, juice press,
      apple pressing, cider mill`),
    spanish: listed('lagar de sidra, sidra natural, llagar'),
    french: listed('cidre artisanal, producteur de cidre, pressoir à pommes'),
    italian: listed('sidro artigianale, produttore di sidro'),
    german: listed('kelterei, apfelweinkelterei, apfelwein, cidre hersteller, lohnmosterei, Süßmosterei'),
    japanese: listed('シードル, サイダリー'),
    Korean: listed('애플 사이더, 사과주'),
  },
  things: {
    english: listed('cider, perry, apples, bottles, dry, still, bottle conditioned, juice'),
    spanish: listed('sidra, manzanas, botellas, lagar, espichas'),
    french: listed('cidre, poiré, pommes, jus de pomme, calvados, brut, cidre fermier'),
    italian: listed('sidro, mele, succo, bottiglie, spremitura'),
    german: listed('apfelsaft, äpfel, pressen, cidre, flaschen, most'),
    japanese: listed('りんご, 発泡, 醸造, ボトル'),
    Korean: listed('사과, 발효, 병, 시음'),
  },
}
