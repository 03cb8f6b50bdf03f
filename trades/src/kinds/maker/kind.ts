import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'maker',
  names: {
    english: 'Maker',
    spanish: 'Artesanía',
    french: 'Artisanat',
    italian: 'Artigianato',
    german: 'Werkstatt',
    japanese: 'ものづくり',
    Korean: '공방',
  },
  tone: 'plain-spoken',
  ways: ['order', 'walk-in', 'appointment', 'enroll'],
  families: ['workshop', 'counter', 'press', 'atelier'],
  palettes: ['birch', 'copper-pipe', 'indigo-dye', 'newsprint', 'oat'],
  artwork: {
    forms: ['strakes', 'strands', 'fabric', 'paper', 'lines', 'glyph'],
    motifs: ['carpentry', 'tailoring'],
    never: ['calendar', 'clock', 'desk', 'laptop', 'boat'],
  },
  schemaType: 'LocalBusiness',
  things: {
    english:
      listed(`workshop, bench, by hand, commission, leather, clay, handmade, hand made, hand sewn, hand stitched,
      hand painted, made to order, made by me, bespoke, commissioned, custom made, one-off, oak, walnut,
      ash wood, steel, silver, gold, brass, ceramics, stoneware, wool, yarn, linen, silk, cotton, canvas, soap,
      candles, bowls, mugs, plates, rings, necklaces, baskets, rugs, quilts, curtains, cushions, furniture,
      stools, signs, portraits, engraving, embroidery, hems, zips, alterations, dresses, waistcoats, kilts,
      measured, fittings, from scratch, studio visits, small batch, kiln, loom, lathe, forge, workbench,
      skeins, wood turned, carved`),
    spanish:
      listed(`taller, a mano, cuero, madera, encargo, hecho a mano, artesanal, artesano, pieza única, por encargo,
      a medida, roble, nogal, acero, plata, latón, cerámica, gres, lana, lino, seda, algodón, tinta, cera,
      jabones, velas, cuencos, tazas, platos de barro, anillos, collares, cestas, alfombras tejidas, cortinas,
      cojines, muebles, lámparas, grabados, retratos, bordado, dobladillos, bajos, cremallera,
      arreglos de ropa, vestidos, trajes, taller propio, telar, forja, marroquinería, bolsos, cinturones`),
    french:
      listed(`atelier, cuir, bois, terre, sur mesure, fait main, à la pièce, pièce unique, sur commande, créations,
      chêne, noyer, acier, argent, laiton, verre, céramique, grès, laine, lin, soie, coton, encre, cire,
      savons, bougies, bols, tasses, assiettes, bagues, colliers, paniers, tapis tissés, rideaux, coussins,
      meubles, lampes, enseignes, gravures, portraits, broderie, ourlets, fermeture éclair, retouches, robes,
      cintrage, costumes, essayage, atelier-boutique, métier à tisser, forge, dressings, bibliothèques,
      ébéniste, faire-part, dessinés à la main`),
    italian:
      listed(`bottega, a mano, cuoio, legno, argilla, su misura, fatto a mano, artigianale, artigiano, pezzo unico,
      quercia, noce, acciaio, argento, ottone, ceramica, gres, lana, lino, seta, cotone, inchiostro, cera,
      saponi, candele, ciotole, tazze, piatti decorati, anelli, collane, cesti, tappeti tessuti, cuscini,
      mobili, tavolini, lampade, incisioni, ritratti, ricamo, orli, cerniera, riparazioni sartoriali, vestiti,
      abiti, telaio, tornio, forgia, pelletteria, borse, cinture, portafogli, mosaici, cuciti a mano,
      commissione`),
    german:
      listed(`werkstatt, handarbeit, leder, holz, ton, maßanfertigung, handgemacht, handgefertigt, von hand,
      einzelstück, einzelanfertigung, nach maß, auftragsarbeit, auf bestellung, eiche, nussbaum, stahl, silber,
      gold, messing, keramik, wolle, leinen, seide, baumwolle, wachs, seife, kerzen, tassen, teller, ringe,
      ketten, körbe, teppiche, decken und kissen, vorhänge, gardinen, möbel, hocker, schilder, drucke,
      porträts, gravur, stickerei, hose kürzen, kürzen, reißverschluss, reißverschlüsse, änderungen, kleider,
      anzüge, anprobe, atelier, manufaktur, brennofen, webstuhl, drechselbank, schmiede, vergoldet, bronze,
      gürtel, geldbeutel`),
    japanese:
      listed(`工房, 手作り, 革, 木工, 陶芸, 受注生産, 手づくり, 一点もの, オーダーメイド, 受注制作, ご注文, 制作, 製作, 無垢, ナラ, クルミ, 鉄, 真鍮, ガラス, 陶器, 器, 湯呑み,
      茶碗, 織物, 染め, 藍染, 絹, 綿, 漆, 蝋燭, 石けん, 指輪, 籠, 看板, 版画, 似顔絵, 彫刻, 刺繍, 裾上げ, 寸法直し, 仕立て, お直し, 縫製, 財布, 鞄, バッグ, 名入れ,
      窯, 轆轤, 木工品, 職人, 掛軸, 屏風`),
    Korean:
      listed(`공방, 수제, 가죽, 나무, 도자기, 주문 제작, 핸드메이드, 수작업, 손바느질, 맞춤 제작, 원목, 유리, 그릇, 머그컵, 직조, 염색 공예, 비단, 종이, 옻칠, 캔들, 비누, 반지,
      목걸이, 바구니, 액자, 간판, 판화, 초상화, 각인, 자수, 기장 수선, 바지 수선, 지퍼 교체, 맞춤옷, 지갑, 가마, 물레, 목공, 장인, 작품, 문패`),
  },
}
