import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'screen-printer',
  kind: 'maker',
  names: {
    english: 'Screen printer',
    spanish: 'Serigrafía',
    french: 'Sérigraphe',
    italian: 'Serigrafia',
    german: 'Siebdruckerei',
    japanese: 'シルクスクリーン印刷',
    Korean: '티셔츠 인쇄 실크스크린',
  },
  naming: {
    english: listed(`screen printing, t-shirt printing, garment printing, custom t-shirts, t-shirt printer,
      custom apparel, printed t-shirts, silk screen printing, screenprinting, letterpress,
      letterpress printer, risograph, DTF printing, promotional clothing, letterpress printing, linocut,
      printmaker, printmaking, print studio, risograph printing, custom shirts, workwear printing,
      sublimation printing`),
    spanish: listed(`serigrafía textil, estampación textil, camisetas personalizadas, impresión de camisetas,
      estampación de camisetas, serigrafista, tipografía artesanal, sublimación`),
    french: listed(`sérigraphie, impression textile, impression de t-shirts, flocage, atelier de sérigraphie,
      t-shirts personnalisés, marquage textile, sérigraphie textile, letterpress`),
    italian:
      listed(`stampa magliette, serigrafo, magliette personalizzate, stampa su tessuto, stamperia, stampa t-shirt,
      laboratorio di serigrafia`),
    german: listed(`Siebdruck, Textildruck, T-Shirt-Druck, Textildruckerei, Siebdrucker, Siebdruckerin,
      T-Shirt-Druckerei, Shirtdruck, Buchdruckerei, Letterpress, Druckgrafik, Textilveredelung,
      Merchandise-Druck`),
    japanese: listed(
      'Tシャツプリント, オリジナルTシャツ, シルクスクリーン, プリント工房, シルク印刷, リソグラフ印刷, Tシャツ屋',
    ),
    Korean: listed(
      '실크스크린, 단체티, 티셔츠 인쇄, 나염, 반티, 단체복, 전사인쇄, 굿즈 제작, 단체티 제작, 실크 인쇄',
    ),
  },
  things: {
    english:
      listed(`hoodies, tees, inks, tote bags, merch, bands, squeegee, mesh, posters, caps, logos, minimum order,
      print runs, DTG, transfers, mugs`),
    spanish: listed('camisetas, sudaderas, tintas, bolsas, logos, gorras, DTF, tazas'),
    french: listed('t-shirts, sweats, encres, tote bags, affiches, logos, écran, casquettes, merch'),
    italian: listed('t-shirt, felpe, inchiostri, shopper, loghi, gadget, telaio, cappellini, DTF'),
    german:
      listed(`Shirts, Hoodies, Beutel, Farben, Flockdruck, Merch, Vereinskleidung, Motiv, Sieb, Auflage, Poster,
      Logo, Tassen`),
    japanese: listed('Tシャツ, パーカー, インク, トートバッグ, 版, ロゴ, チームウェア, ポスター, 昇華'),
    Korean: listed('티셔츠, 후드, 에코백, 로고, 모자, 유니폼, 전사, 소량'),
  },
}
