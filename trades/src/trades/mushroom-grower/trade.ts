import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'mushroom-grower',
  kind: 'food-counter',
  names: {
    english: 'Mushroom farm',
    spanish: 'Cultivo de setas',
    french: 'Champignonnière',
    italian: 'Fungaia',
    german: 'Pilzzucht',
    japanese: 'きのこ農園',
    Korean: '버섯 농장',
  },
  naming: {
    english: listed('mushroom grower, oyster mushrooms, shiitake grower, herb grower'),
    spanish: listed('productor de setas'),
    french: listed('producteur de champignons, culture de champignons, safranière'),
    italian: listed('coltivazione di funghi, produttore di funghi'),
    german: listed('pilzfarm, pilzhof, kräutergärtnerei'),
    japanese: listed('しいたけ栽培, きのこ栽培, 原木しいたけ'),
    Korean: listed('버섯 재배, 표고버섯'),
  },
  things: {
    english: listed('shiitake, grow kit, spawn, lion’s mane, microgreens'),
    spanish: listed('setas, shiitake, kit de cultivo, champiñones, azafrán'),
    french: listed('pleurotes, shiitaké, champignons, kit de culture, safran'),
    italian: listed('funghi, pleurotus, shiitake, cardoncelli, zafferano'),
    german: listed('austernpilze, shiitake, kräuterseitling, pilze, pilzbrut, speisepilze'),
    japanese: listed('しいたけ, きのこ, 原木, 菌床'),
    Korean: listed('표고, 버섯, 느타리, 재배'),
  },
}
