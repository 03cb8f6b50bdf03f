import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'soap-maker',
  kind: 'maker',
  names: {
    english: 'Soap maker',
    spanish: 'Jabones artesanales',
    french: 'Savonnier',
    italian: 'Saponi artigianali',
    german: 'Seifenmanufaktur',
    japanese: '手作り石けん工房',
    Korean: '수제비누 공방',
  },
  naming: {
    english:
      listed(`soap making, handmade soap, soapmaker, natural soap, cold process soap, handmade soaps, bath bombs,
      natural skincare maker, bath and body products, shampoo bars, soaps, soap company, make soap`),
    spanish:
      listed(`jabonería, jabones naturales, jabonera artesana, cosmética natural artesana, jabón artesanal,
      maestro jabonero, champú sólido`),
    french: listed(
      `savonnerie, savons artisanaux, savonnière, saponification à froid, savons naturels, savons`,
    ),
    italian:
      listed(`saponificio, saponi naturali, saponaia, sapone artigianale, cosmetici naturali artigianali,
      saponette artigianali`),
    german: listed(`Seifensiederei, Naturseifen, Seifensieder, Seifensiederin, handgemachte Seifen,
      Naturkosmetikmanufaktur, Seifenwerkstatt, Seifen sieden, Badekugeln`),
    japanese: listed(
      '石鹸工房, 石けん, 手作り石鹸, 無添加石けん, コールドプロセス石けん, 石けん屋, 石けん工房, 手作り石けん, 石鹸屋',
    ),
    Korean: listed('수제비누, 천연비누, 비누공방, 천연화장품, 비누 공예, 천연비누 공방'),
  },
  things: {
    english:
      listed(`bars, lavender, essential oils, shea butter, goat’s milk, lather, palm-free, balms, scrubs, salves,
      lye, wrapped, batches, loofah`),
    spanish: listed(
      `lavanda, aceites, karité, aceite de oliva, bálsamo, pastillas, bombas de baño, cremas, glicerina`,
    ),
    french: listed(
      `lavande, huiles, karité, lait d’ânesse, shampoing solide, baumes, parfums, surgras, pains`,
    ),
    italian: listed(
      `lavanda, oli, karité, olio d’oliva, balsami, shampoo solido, creme, bombe da bagno, profumo`,
    ),
    german:
      listed(`Seife, Lavendel, Sheabutter, Öle, Duft, Ziegenmilch, Salben, Haarseife, Olivenöl, palmölfrei,
      Balsam, Badezusatz`),
    japanese: listed('ラベンダー, 精油, オリーブオイル, バスボム, 泡, 保湿, シアバター, 米ぬか, 香り'),
    Korean: listed('비누, 라벤더, 오일, 시어버터, 입욕제, 약산성, 샴푸바, 향, 숙성'),
  },
}
