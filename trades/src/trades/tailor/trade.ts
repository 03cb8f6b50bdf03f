import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tailor',
  kind: 'maker',
  otherKind: 'repairer',
  names: {
    english: 'Tailor',
    spanish: 'Sastrería y arreglos',
    french: 'Couture et retouches',
    italian: 'Sartoria',
    german: 'Schneiderei',
    japanese: 'お直しと仕立て',
    Korean: '옷 수선',
  },
  naming: {
    english: listed(`tailoring, seamstress, alteration, clothing alterations, clothes alterations, dressmaker,
      dressmaking, bespoke suits, sewing studio, clothing repair, mending clothes, alterations,
      made-to-measure suits, darning, invisible mending, jumpers darned, moth holes,
      mending service, kilts, waistcoats, corset maker, corsetry, corsetier`),
    spanish: listed(`sastre, sastrería, modista, arreglos de ropa, costurera, taller de costura, zurcidos,
      zurcidos invisibles, cambio de cremalleras, dobladillos, arreglo ropa, arreglamos ropa,
      arreglo de ropa, composturas`),
    french: listed(`couturière, couturier, tailleur, retoucherie, retouches de vêtements, atelier de couture,
      fermetures éclair, cintrage, stoppage, retouches vêtements`),
    italian: listed(`sarta, sarto, riparazioni sartoriali, rammendo, modifiche abiti, rammendi,
      rammendi invisibili, cambio cerniere, orli, sarta a domicilio, orli e riparazioni`),
    german:
      listed(`schneider, schneiderin, änderungsschneiderei, maßschneiderei, näherei, nähatelier, änderungsservice,
      damenschneiderin, flickstube, Hosen kürzen, enger machen, Reißverschluss wechseln,
      Reißverschlüsse einnähen, Kleidung ändern, hose kürzen, kunststopfen, jacke kürzen,
      Änderungsstube`),
    japanese:
      listed(`お直し, 仕立て屋, 洋裁, テーラー, 洋服リフォーム, 洋服お直し, 仕立て, オーダースーツ, 和裁, 裾上げ, 洋服のお直し, かけつぎ, お直し屋, お直し屋さん, 洋服直し,
      リフォーム洋裁, 洋裁店, 裾上げ屋`),
    Korean: listed(
      '수선집, 맞춤 양복, 양복점, 의상실, 옷수선집, 양장점, 세탁 수선, 바지 기장, 짜깁기, 지퍼 수선, 세탁소 수선, 맞춤옷, 리폼 공방, 명품 수선, 옷 고치는 집, 옷 고치는, 바지단, 지퍼 교체',
    ),
  },
  things: {
    english:
      listed(`sew, hem, suit, dress, zip, zipper, fabric, trousers, stitch, lining, take in, sewing, bespoke,
      darn, moth, socks, elbow patches, linings`),
    spanish: listed('traje, vestido, bajo de pantalón, cremallera, tela, coser, forros, coderas, bajos'),
    french: listed('ourlet, robe, costume, tissu, coudre, fermeture, doublure, veste'),
    italian: listed('vestito, abito, cerniera, tessuto, cucire, fodera'),
    german: listed('saum, anzug, kleid, reißverschluss, stoff, hose, nähen, kürzen, futter, enger'),
    japanese: listed('スーツ, ドレス, ファスナー, 生地, 着物, 丈詰め, 裾, 裏地'),
    Korean: listed('수선, 교복, 바지, 기장, 지퍼, 원단, 정장, 드레스, 재봉, 안감'),
  },
}
